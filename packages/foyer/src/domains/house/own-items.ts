import { inLanguage } from '../../contract/in-language.ts'
import type { Bilingual } from '../../contract/locale.ts'
import type { BilingualField, Field, Fields } from '../../fields/kinds.ts'
import { itemTag } from '../../platform/cache/table-tags.ts'
import type { Context } from '../../platform/context.ts'
import { asc } from '../../platform/database/drizzle.ts'
import { tagOf } from '../../platform/database/house-tables.ts'
import { isVisibleTo } from '../../platform/database/visibility.ts'
import { richTextIn } from '../../platform/text/rich-text-in.ts'
import { readItems } from '../../saving/item-store.ts'
import type { Values } from '../../saving/subject.ts'
import { findImages } from '../media/service.ts'
import { madeOf } from './made.ts'
import type { ItemOf, Listing, OwnResource } from './own-resource.ts'

/** Items by their ids, as the caller may see them; what was made of them is dropped when they change. */
export async function findOwnItems<R extends OwnResource>(
  context: Context,
  resource: R,
  ids: number[],
): Promise<Map<number, ItemOf<R>>> {
  const wanted = [...new Set(ids)]
  context.reads.note(...wanted.map((id) => itemTag(resource.name, id)))
  const { store, fields } = madeOf(resource).subject
  const found = await readItems(context.db, store, fields as Fields, wanted)
  const visible = [...found].filter(([, values]) => isVisible(context, values))
  return shownItems(context, resource, visible)
}

/** A list of items, as the caller may see them, in the order of the ids unless given. */
export async function listOwnItems<R extends OwnResource>(
  context: Context,
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
function isVisible(context: Context, { is_online: isOnline, published_at: at }: Values): boolean {
  if (typeof isOnline !== 'boolean') return true
  return isVisibleTo(context, { isOnline, publishedAt: new Date(typeof at === 'string' ? at : 0) })
}

async function shownItems<R extends OwnResource>(
  context: Context,
  resource: R,
  items: [id: number, values: Values][],
): Promise<Map<number, ItemOf<R>>> {
  const { locale } = context
  const { fields, shown } = resource
  const { titleIn } = madeOf(resource)
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
