import { inLanguage } from '../../contract/in-language.ts'
import type { Bilingual } from '../../contract/locale.ts'
import type { BilingualField, Field, Fields, FieldValues } from '../../fields/kinds.ts'
import { itemTag } from '../../platform/cache/table-tags.ts'
import { asc, type SQL } from '../../platform/database/drizzle.ts'
import { tagOf } from '../../platform/database/house-tables.ts'
import { isVisibleTo } from '../../platform/database/visibility.ts'
import { richTextIn } from '../../platform/text/rich-text-in.ts'
import { readItems } from '../../saving/item-store.ts'
import { type Item, removeItem, saveItem } from '../../saving/save.ts'
import type { Saving, Values } from '../../saving/subject.ts'
import { findImages } from '../media/service.ts'
import type { HouseContext } from './own-calls.ts'
import type { OwnResource, ShownItem } from './own-resource.ts'

/** An item of a resource as visitors see it. */
export type ItemOf<R> = R extends OwnResource<string, infer F, infer S> ? ShownItem<F, S> : never

/** Items by their ids, as the caller may see them; what was made of them is dropped when they change. */
export async function findOwnItems<R extends OwnResource>(
  context: HouseContext,
  resource: R,
  ids: number[],
): Promise<Map<number, ItemOf<R>>> {
  const wanted = [...new Set(ids)]
  context.reads.note(...wanted.map((id) => itemTag(resource.name, id)))
  const { store, fields } = resource.subject
  const found = await readItems(context.db, store, fields as Fields, wanted)
  const visible = [...found].filter(([, values]) => isVisible(context, values))
  return shownItems(context, resource, visible)
}

export interface Listing {
  where?: SQL | undefined
  orderBy?: SQL[]
  limit?: number
}

/** A list of items, as the caller may see them, in the order of the ids unless given. */
export async function listOwnItems<R extends OwnResource>(
  context: HouseContext,
  resource: R,
  { where, orderBy = [], limit = 1000 }: Listing = {},
): Promise<ItemOf<R>[]> {
  context.reads.note(tagOf(resource.table))
  const { table } = resource
  const rows = await context.db
    .select({ id: table.id })
    .from(table)
    .where(where)
    .orderBy(...orderBy, asc(table.id))
    .limit(limit)
  const ids = rows.map((row) => row.id as number)
  const items = await findOwnItems(context, resource, ids)
  return ids.flatMap((id) => items.get(id) ?? [])
}

/** An item that can be switched off has the fields `publicationFields`. */
function isVisible(context: HouseContext, { is_online: isOnline, published_at: at }: Values): boolean {
  if (typeof isOnline !== 'boolean') return true
  return isVisibleTo(context, { isOnline, publishedAt: new Date(typeof at === 'string' ? at : 0) })
}

async function shownItems<R extends OwnResource>(
  context: HouseContext,
  { fields, shown, titleIn }: R,
  items: [id: number, values: Values][],
): Promise<Map<number, ItemOf<R>>> {
  const { locale } = context
  const ofImages = shown.filter((name) => fields[name].kind === 'image')
  const imageOf = await findImages(
    context,
    items.flatMap(([, values]) => ofImages.map((name) => values[name] as number | null)),
  )
  return new Map(
    items.map(([id, values]) => {
      const item: Values = { id, title: titleIn(values, locale) }
      for (const name of shown) {
        const field: Field = fields[name]
        item[name] = field.kind === 'bilingual' ? textIn(field, values[name] as Bilingual) : values[name]
        if (field.kind !== 'image') continue
        const { image_obj, image_thumbnails } = imageOf(values[name] as number | null)
        Object.assign(item, { [`${name}_obj`]: image_obj, [`${name}_thumbnails`]: image_thumbnails })
      }
      return [id, item as ItemOf<R>]
    }),
  )

  function textIn({ text }: BilingualField, value: Bilingual): string {
    return text === 'rich' ? richTextIn(value, locale) : inLanguage(value, locale)
  }
}

/**
 * Adds an item, or changes the one of an id, with all checks and traces of an editor's write and with the rights of the caller. A
 * change names the version that it was made on.
 */
export async function saveOwnItem<F extends Fields>(
  context: HouseContext,
  { subject }: Pick<OwnResource<string, F>, 'subject' | 'fields'>,
  item: { id?: number; version?: number; values: Partial<FieldValues<F>> },
): Promise<Item> {
  const { id, version = 0, values } = item
  return saveItem(
    context as unknown as Saving,
    subject,
    id === undefined ? { values } : { id, version, values },
  )
}

/** Removes an item, as an editor would. */
export async function removeOwnItem(
  context: HouseContext,
  { subject }: Pick<OwnResource, 'subject'>,
  { id, version }: { id: number; version: number },
): Promise<void> {
  await removeItem(context as unknown as Saving, subject, { id, version })
}
