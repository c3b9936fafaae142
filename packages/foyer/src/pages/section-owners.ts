import { id as key } from '../contract/params.ts'
import { events, eventTag } from '../domains/events/tables.ts'
import { articles, articleTag } from '../domains/magazine/tables.ts'
import { persons, personTag } from '../domains/people/tables.ts'
import { productions, productionTag } from '../domains/productions/tables.ts'
import { series, seriesTag } from '../domains/series/tables.ts'
import { venues, venueTag } from '../domains/venues/tables.ts'
import type { Context } from '../platform/context.ts'
import { isItemVisibleTo, type PublishedTable } from '../platform/database/visibility.ts'
import { isEditor } from '../platform/viewer.ts'

/**
 * Whether the viewer may read what belongs to an item of a kind. The answer must note what it depends on (`reads.note`,
 * `reads.until`), so that pages and answers with the section are dropped in time.
 */
type MayRead = (context: Context, id: number) => Promise<boolean>

const whileVisible =
  (table: PublishedTable, tagOf: (id: number) => string): MayRead =>
  (context, id) =>
    isItemVisibleTo(context, table, tagOf, id)

/** The kinds of items that can own a section, by its `content_type`. Sections of other kinds are closed. */
const OWNERS: Readonly<Record<string, MayRead>> = {
  article: whileVisible(articles, articleTag),
  event: whileVisible(events, eventTag),
  person: whileVisible(persons, personTag),
  production: whileVisible(productions, productionTag),
  series: whileVisible(series, seriesTag),
  venue: whileVisible(venues, venueTag),
}

/** Whether items of a model have a section of their own, such as `article-12`. */
export function isSectionOwner(model: string): boolean {
  return Object.hasOwn(OWNERS, model)
}

export interface OwnedSection {
  slug: string
  contentType: string
  objectId: number | null
}

interface Owner {
  contentType: string
  /** Null where the id of the owner is missing or invalid. */
  id: number | null
}

/**
 * The stored owner, and the item whose screen shows the section: `production-4` is shown on the page of production 4, whichever
 * owner is stored, so both must allow it.
 */
export function ownersOf({ slug, contentType, objectId }: OwnedSection): Owner[] {
  const stored = contentType || objectId !== null ? [{ contentType, id: objectId }] : []
  const [, kind, digits] = /^([a-z]+)-(\d+)$/i.exec(slug) ?? []
  const shownBy = kind?.toLowerCase()
  if (shownBy === undefined || !Object.hasOwn(OWNERS, shownBy)) return stored
  const id = key.safeParse(digits).data ?? null
  const isStored = stored.some((owner) => owner.contentType === shownBy && owner.id === id)
  return isStored ? stored : [...stored, { contentType: shownBy, id }]
}

/** Whether the viewer may read a section: every owner must allow it. A section without an owner is open. */
export async function mayReadSection(context: Context, section: OwnedSection): Promise<boolean> {
  if (isEditor(context.viewer)) return true
  for (const { contentType, id } of ownersOf(section)) {
    const mayRead = Object.hasOwn(OWNERS, contentType) ? OWNERS[contentType] : undefined
    if (!mayRead || id === null || !(await mayRead(context, id))) return false
  }
  return true
}
