import { Failure } from '../contract/errors.ts'
import { images } from '../domains/media/tables.ts'
import type { DocumentModule } from '../module-tree/tree.ts'
import { anyDefinitionOf } from '../modules/catalog.ts'
import { inArray } from '../platform/database/drizzle.ts'
import type { Saving } from '../saving/subject.ts'
import { strings } from './strings.ts'

/** A picture that a module requires, and the path of its field. */
export interface NamedPicture {
  path: string
  id: number
}

/** Refuses a required picture that does not exist, because the module would be shown with a hole. */
export async function requirePictures({ db, locale }: Saving, named: NamedPicture[]): Promise<void> {
  if (named.length === 0) return
  const wanted = named.map(({ id }) => id)
  const rows = await db.select({ id: images.id }).from(images).where(inArray(images.id, wanted))
  const known = new Set(rows.map(({ id }) => id))
  const missing = named.filter(({ id }) => !known.has(id))
  if (missing.length === 0) return
  const messages = missing.map(({ path }) => [path, [strings.noPicture[locale]]])
  throw new Failure('invalid', { fields: Object.fromEntries(messages) })
}

/** The pictures that a module and its nested modules require, with the paths of their fields. */
export function picturesIn({ model, fields, lists }: DocumentModule, before = ''): NamedPicture[] {
  const own = Object.entries(anyDefinitionOf(model)?.fields ?? {}).flatMap(([name, field]) => {
    const id = fields[name]
    const isNeeded = field.kind === 'image' && field.required === true && typeof id === 'number'
    return isNeeded ? [{ path: `${before}${name}`, id }] : []
  })
  const within = Object.entries(lists).flatMap(([place, list]) =>
    list.flatMap((one, index) => picturesIn(one, `${before}${place}.${index}.`)),
  )
  return [...own, ...within]
}
