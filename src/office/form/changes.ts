import type { Values } from '../calls.ts'

const isEmpty = (value: unknown) => value === undefined || value === null || value === ''

/** Whether two values of a field say the same, however they came about. */
export function isSame(a: unknown, b: unknown): boolean {
  return (isEmpty(a) && isEmpty(b)) || JSON.stringify(a) === JSON.stringify(b)
}

/** The changes with one more; typing back what stood there is no change. */
export function withChange(base: Values, changes: Values, name: string, value: unknown): Values {
  const { [name]: _, ...others } = changes
  return isSame(base[name], value) ? others : { ...others, [name]: value }
}

/** What is left to be saved after some of it was: whatever was typed while it was on its way. */
export function withoutSaved(changes: Values, saved: Values): Values {
  return Object.fromEntries(
    Object.entries(changes).filter(([name, value]) => !(name in saved) || !isSame(value, saved[name])),
  )
}
