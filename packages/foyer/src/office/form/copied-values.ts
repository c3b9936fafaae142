import { emptyValues } from '../../fields/controls/empty-values.ts'
import type { FieldDescription, ResourceDescription } from '../../fields/description.ts'
import type { Values } from '../calls.ts'

/** Fields that must differ between items: an address, a key in another system, a secret. */
export function isItsOwn({ kind, limits, read_only }: FieldDescription): boolean {
  return (
    read_only || kind === 'slug' || kind === 'password' || limits.format === 'key' || limits.text === 'path'
  )
}

/** The values of a copy. It is offline at first, so that visitors do not see it before an editor has checked it. */
export function copiedValues(resource: ResourceDescription, from: Values): Values {
  const fresh = emptyValues(resource.fields)
  const copied = resource.fields.filter((field) => !isItsOwn(field)).map(({ name }) => [name, from[name]])
  const offline = {
    ...('is_online' in fresh && { is_online: false }),
    // A page is online per language.
    ...('online_in' in fresh && { online_in: [] }),
  }
  return { ...fresh, ...Object.fromEntries(copied), ...offline }
}
