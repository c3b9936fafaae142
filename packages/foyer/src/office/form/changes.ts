import type { Values } from '../calls.ts'

const isEmpty = (value: unknown) => value === undefined || value === null || value === ''

/** Whether two values of a field are equal; all empty values are. */
export function isSame(a: unknown, b: unknown): boolean {
  return (isEmpty(a) && isEmpty(b)) || JSON.stringify(a) === JSON.stringify(b)
}

/** Adds a change; a value equal to the stored one removes it. */
export function withChange(base: Values, changes: Values, name: string, value: unknown): Values {
  const { [name]: _, ...others } = changes
  return isSame(base[name], value) ? others : { ...others, [name]: value }
}

/** The changes that remain after saving: those made while the call was under way. */
export function withoutSaved(changes: Values, saved: Values): Values {
  return Object.fromEntries(
    Object.entries(changes).filter(([name, value]) => !(name in saved) || !isSame(value, saved[name])),
  )
}
