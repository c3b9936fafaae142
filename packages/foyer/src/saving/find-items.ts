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

/** Of each kind; the list of that kind shows more. */
const PER_KIND = 5
const RECENT = 30

const editable = ({ viewer }: Context): Resource[] =>
  allResources().filter(({ subject, isSingleton }) => !isSingleton && hasRole(viewer, subject.access))

/**
 * Finds items of every kind by words, for editors who know the name but not the list. With `isLinked`, only items that can be
 * linked to.
 */
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

/** For a film or recording, the link leads to its file. */
function fileUrls({ fileAt }: Resource, values: Item['values']): FoundItem['urls'] {
  const address = fileAt && String(values[fileAt] ?? '')
  return address ? { de: address, en: address } : null
}

/** Coming items before past ones, and the latest of the past first: an editor mostly looks for a coming event. */
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

/** The items that were changed last, each once, without deleted ones. */
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
