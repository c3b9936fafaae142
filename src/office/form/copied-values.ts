import { emptyValues } from '../../fields/controls/empty-values.ts'
import type { FieldDescription, ResourceDescription } from '../../fields/description.ts'
import type { Values } from '../calls.ts'

/** What only one item can have: its address, its key elsewhere, a secret. */
export function isItsOwn({ kind, limits, read_only }: FieldDescription): boolean {
  return (
    read_only || kind === 'slug' || kind === 'password' || limits.format === 'key' || limits.text === 'path'
  )
}

/** A new item like another one. It begins offline: nobody sees it before somebody has looked at it. */
export function copiedValues(resource: ResourceDescription, from: Values): Values {
  const fresh = emptyValues(resource.fields)
  const copied = resource.fields.filter((field) => !isItsOwn(field)).map(({ name }) => [name, from[name]])
  const offline = {
    ...('is_online' in fresh && { is_online: false }),
    // A page is online in languages.
    ...('online_in' in fresh && { online_in: [] }),
  }
  return { ...fresh, ...Object.fromEntries(copied), ...offline }
}
