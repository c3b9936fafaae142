import type { Context } from '../../platform/context.ts'
import { and, count, eq, gte, lt } from '../../platform/database/drizzle.ts'
import { addDays, houseDay, houseTime, startOfHouseDay } from '../../platform/time/house-clock.ts'
import { hasRole } from '../../platform/viewer.ts'
import { writersOf } from '../../saving/item-names.ts'
import { newestChanges } from '../../saving/newest-changes.ts'
import { allResources } from '../../saving/resource.ts'
import { subjectName } from '../../saving/subject.ts'
import { events } from '../events/tables.ts'
import { formEntries } from '../forms/tables.ts'
import { articles } from '../magazine/tables.ts'
import type { ContentVersion, Hub } from './contract.ts'
import type { LaterAreas } from './later-areas.ts'

const RECENT = 12
const DAYS_AHEAD = 14

/** The start page of an editor: what is waiting, what has changed, and their own drafts. */
export async function describeHub(
  context: Context,
  { listVersions }: Pick<LaterAreas, 'listVersions'>,
): Promise<Hub> {
  return {
    attention: await whatWaits(context),
    recent: await whatChanged(context),
    drafts: draftsOf(await listVersions(context), context.viewer.userId),
  }
}

async function whatWaits({ db, clock }: Context): Promise<Hub['attention']> {
  const now = clock.now()
  const today = startOfHouseDay(houseDay(now))
  const tomorrow = startOfHouseDay(addDays(houseDay(now), 1))
  const soon = startOfHouseDay(addDays(houseDay(now), DAYS_AHEAD))
  const amount = async (rows: Promise<{ amount: number }[]>) => (await rows)[0]?.amount ?? 0
  const hidden = and(eq(events.isOnline, false), gte(events.dateStart, now), lt(events.dateStart, soon))
  const sent = and(gte(formEntries.createdAt, today), eq(formEntries.isSuspect, false))
  const appearing = and(
    eq(articles.isOnline, true),
    gte(articles.publishedAt, now),
    lt(articles.publishedAt, tomorrow),
  )
  return [
    {
      kind: 'hidden_events',
      amount: await amount(db.select({ amount: count() }).from(events).where(hidden)),
      url: '/admin/events/event/',
    },
    {
      kind: 'form_entries',
      amount: await amount(db.select({ amount: count() }).from(formEntries).where(sent)),
      url: '/admin/forms/entry/',
    },
    {
      kind: 'appearing_articles',
      amount: await amount(db.select({ amount: count() }).from(articles).where(appearing)),
      url: '/admin/magazine/article/',
    },
  ]
}

/** Changes by people, of items the viewer may edit: only admins see those of accounts. */
async function whatChanged({ db, viewer }: Context): Promise<Hub['recent']> {
  const open = allResources().filter(({ subject }) => hasRole(viewer, subject.access))
  const names = open.map(({ subject }) => subjectName(subject))
  const newest = (await newestChanges(db, { byPeople: true }))
    .filter(({ subject }) => names.includes(subject))
    .slice(0, RECENT)
  const writers = await writersOf(db, newest)
  return newest.map(({ id, title, action, subject, itemId, actorId, at }) => ({
    ...{ id, title, action },
    user: writers.get(actorId ?? 0) ?? '',
    url: action === 'delete' ? null : `/admin/${subject}/${itemId}/change/`,
    at: houseTime(at),
  }))
}

/** The newest version of each document, if it is the viewer's own and visitors do not see it. */
export function draftsOf(versions: ContentVersion[], userId: number | null): ContentVersion[] {
  const newest = new Map<string, ContentVersion>()
  for (const version of versions) {
    const document = `${version.content_type} ${version.object_id} ${version.locale}`
    if (!newest.has(document)) newest.set(document, version)
  }
  return [...newest.values()].filter(({ author, is_published }) => author?.id === userId && !is_published)
}
