import { slugOf } from '../contract/slug.ts'
import type { Field, Fields } from '../fields/kinds.ts'
import type { Values } from './subject.ts'

/**
 * Fills every empty slug, and every text that is made of another field, with the words of that field. Equal ones in a list get a
 * number. It works also for rows within rows: the options of the questions of a form.
 */
export function withSlugs(fields: Fields, values: Values): Values {
  const filled = withOwnSlugs(fields, values)
  for (const [name, field] of Object.entries(fields)) {
    const list = filled[name]
    if (field.kind !== 'items' || !Array.isArray(list)) continue
    const slugs = Object.keys(field.fields).filter((part) => sourceOf(field.fields[part]) !== undefined)
    const rows = list.map((row) => (isRecord(row) ? withSlugs(field.fields, row) : row))
    filled[name] = apart(rows, slugs, list)
  }
  return filled
}

const isRecord = (row: unknown): row is Values => typeof row === 'object' && row !== null

/** The field that an empty one is filled from. */
function sourceOf(field: Field): { from: string; maxLength: number } | undefined {
  if (field.kind !== 'slug' && field.kind !== 'string') return undefined
  const { from, maxLength } = field
  return from === undefined ? undefined : { from, maxLength }
}

function withOwnSlugs(fields: Fields, values: Values): Values {
  const filled = { ...values }
  for (const [name, field] of Object.entries(fields)) {
    const source = sourceOf(field)
    if (!source || !isBlank(values[name])) continue
    const words = wordsOf(values[source.from])
    if (words !== '') filled[name] = slugOf(words).slice(0, source.maxLength).replace(/-$/, '')
  }
  return filled
}

/** Only generated ones: a duplicate that an editor typed is refused instead. */
function apart(rows: unknown[], slugs: string[], typed: unknown[]): unknown[] {
  const isTyped = (index: number, name: string) => !isBlank((typed[index] as Values | null)?.[name])
  for (const name of slugs) {
    const taken = new Set(
      typed.flatMap((_, index) => (isTyped(index, name) ? [(rows[index] as Values)[name]] : [])),
    )
    for (const [index, row] of rows.entries()) {
      if (!isRecord(row) || isTyped(index, name)) continue
      const made = row
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
