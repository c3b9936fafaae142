import type { Context } from '../platform/context.ts'
import { hasRole } from '../platform/viewer.ts'
import { type NamedItem, nameItems } from './item-names.ts'
import { readItems } from './item-store.ts'
import { listItems } from './list-items.ts'
import { newestChanges } from './newest-changes.ts'
import { allResources, type Resource } from './resource.ts'
import type { Item } from './save.ts'
import { subjectName } from './subject.ts'

export interface FoundItem extends NamedItem {
  /** Area and model, as in `events/event`. */
  subject: string
  id: number
}

/** Of each kind; whoever wants more looks into its list. */
const PER_KIND = 5
const RECENT = 30

const editable = ({ viewer }: Context): Resource[] =>
  allResources().filter(({ subject, isSingleton }) => !isSingleton && hasRole(viewer, subject.access))

/** Items of every kind that fit some words, for whoever knows what it is called and not where it stands; or only such as one can link to. */
export async function findItems(context: Context, search: string, isLinked = false): Promise<FoundItem[]> {
  const found: FoundItem[] = []
  for (const resource of editable(context)) {
    if (resource.subject.isPersonal || (isLinked && !resource.shownAt && !resource.fileAt)) continue
    const results = await findOfKind(context, resource, search)
    const names = await nameItems(context.db, resource, results, context.locale)
    for (const { id, values } of results) {
      const named = names.get(id)
      const urls = named?.urls ?? fileUrls(resource, values)
      if (named) found.push({ subject: subjectName(resource.subject), id, ...named, urls })
    }
  }
  return found
}

/** A film or a recording is linked to as the file it is. */
function fileUrls({ fileAt }: Resource, values: Item['values']): FoundItem['urls'] {
  const address = fileAt && String(values[fileAt] ?? '')
  return address ? { de: address, en: address } : null
}

/** What lies ahead before what is over, and of that the last first: an evening that is looked for is mostly one to come. */
async function findOfKind(context: Context, resource: Resource, search: string): Promise<Item[]> {
  const query = { search, page: 1, page_size: PER_KIND }
  if (!resource.endsAt) return (await listItems(context, resource, query)).results
  const { results: coming } = await listItems(context, resource, { ...query, when: 'coming' })
  if (coming.length === PER_KIND) return coming
  const newestFirst = { when: 'past', ordering: `-${resource.order.replace(/^-/, '')}` } as const
  const { results: past } = await listItems(context, resource, { ...query, ...newestFirst })
  return [...coming, ...past].slice(0, PER_KIND)
}

export interface RecentItem extends FoundItem {
  at: Date
  action: string
}

/** What was changed last, each item once; what is deleted is not among it. */
export async function recentItems(context: Context): Promise<RecentItem[]> {
  const { db, locale } = context
  const resources = editable(context)
  if (resources.length === 0) return []
  const newest = (await newestChanges(db)).slice(0, RECENT)
  const recent: RecentItem[] = []
  for (const resource of resources) {
    const name = subjectName(resource.subject)
    const own = newest.filter((entry) => entry.subject === name && entry.action !== 'delete')
    const ids = own.map(({ itemId }) => itemId)
    const found = await readItems(db, resource.subject.store, resource.subject.fields, ids)
    const items = [...found].map(([id, values]) => ({ id, values }))
    const names = await nameItems(db, resource, items, locale)
    for (const { itemId, action, at } of own) {
      const named = names.get(itemId)
      if (named) recent.push({ subject: name, id: itemId, action, at, ...named })
    }
  }
  return recent.sort((a, b) => b.at.getTime() - a.at.getTime())
}
