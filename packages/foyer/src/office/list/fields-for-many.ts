import type { FieldDescription, ResourceDescription } from '../../fields/description.ts'
import type { ListedItem } from '../calls.ts'
import { isSame } from '../form/changes.ts'
import { isItsOwn } from '../form/copied-values.ts'

type Described = Pick<ResourceDescription, 'fields' | 'begins' | 'ends' | 'position' | 'parent'>

/** Fields that several items may share: not those that must differ, and neither dates nor the position. */
export function settableForMany(resource: Described): FieldDescription[] {
  const { begins, ends, position } = resource
  return resource.fields.filter((field) => !isItsOwn(field) && ![begins, ends, position].includes(field.name))
}

/** Lists of items, such as prices, take longest to type, so they are offered first. */
export function firstFieldForMany(resource: Described): string {
  const fields = settableForMany(resource)
  return (fields.find(({ kind }) => kind === 'items') ?? fields[0])?.name ?? ''
}

/**
 * The first value of the form: the common value of all items; if they differ, that of the first item with a value, and
 * that item's name.
 */
export function valueToBeginWith(
  items: Pick<ListedItem, 'display_name'>[],
  name: string,
): { value: unknown; from: string | null } {
  const said = (item: object) => (item as Record<string, unknown>)[name]
  const [first] = items
  if (!first) return { value: undefined, from: null }
  if (items.every((item) => isSame(said(item), said(first)))) return { value: said(first), from: null }
  const telling = items.find((item) => !isBlank(said(item))) ?? first
  return { value: said(telling), from: telling.display_name }
}

function isBlank(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isBlank)
  return value === null || value === undefined || value === '' || value === false
}
