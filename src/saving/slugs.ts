import { slugOf } from '../contract/slug.ts'
import type { Fields } from '../fields/kinds.ts'
import type { Values } from './subject.ts'

/** Gives every slug that nobody typed the words of its field; two of one list are told apart by a number. */
export function withSlugs(fields: Fields, values: Values): Values {
  const filled = withOwnSlugs(fields, values)
  for (const [name, field] of Object.entries(fields)) {
    const list = filled[name]
    if (field.kind !== 'items' || !Array.isArray(list)) continue
    const slugs = Object.keys(field.fields).filter((part) => field.fields[part].kind === 'slug')
    if (slugs.length > 0)
      filled[name] = apart(
        list.map((one) => rowWithSlugs(field.fields, one)),
        slugs,
        list,
      )
  }
  return filled
}

function rowWithSlugs(fields: Fields, row: unknown): unknown {
  return typeof row === 'object' && row !== null ? withOwnSlugs(fields, row as Values) : row
}

function withOwnSlugs(fields: Fields, values: Values): Values {
  const filled = { ...values }
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind !== 'slug' || !isBlank(values[name])) continue
    const words = wordsOf(values[field.from])
    if (words !== '') filled[name] = slugOf(words).slice(0, field.maxLength).replace(/-$/, '')
  }
  return filled
}

/** Only those that were made here: what somebody typed twice is theirs to mend. */
function apart(rows: unknown[], slugs: string[], typed: unknown[]): unknown[] {
  const isTyped = (index: number, name: string) => !isBlank((typed[index] as Values | null)?.[name])
  for (const name of slugs) {
    const taken = new Set(
      typed.flatMap((_, index) => (isTyped(index, name) ? [(rows[index] as Values)[name]] : [])),
    )
    for (const [index, row] of rows.entries()) {
      if (typeof row !== 'object' || row === null || isTyped(index, name)) continue
      const made = row as Values
      const base = made[name]
      for (let number = 2; taken.has(made[name]); number++) made[name] = `${base}-${number}`
      taken.add(made[name])
    }
  }
  return rows
}

const isBlank = (value: unknown) => value === undefined || value === null || value === ''

function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value
  const { de, en } = (value ?? {}) as { de?: unknown; en?: unknown }
  return [de, en].find((text): text is string => typeof text === 'string' && text !== '') ?? ''
}
