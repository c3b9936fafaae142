import { LOCALES } from '../contract/locale.ts'
import type { Fields } from '../fields/kinds.ts'
import type { Values } from '../saving/subject.ts'

const NOTHING = Object.fromEntries(LOCALES.map((locale) => [locale, '']))

/** The values with an empty text where one language of a text was left out, so that content names only what it has. */
export function completed(fields: Fields, values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = fields[name]
      if (!field && value !== undefined) throw new Error(unknown(name, fields))
      if (field?.kind === 'bilingual' && typeof value === 'object') return [name, { ...NOTHING, ...value }]
      if (field?.kind === 'items' && Array.isArray(value))
        return [name, value.map((record: Values) => completed(field.fields, record))]
      return [name, value]
    }),
  )
}

function unknown(name: string, fields: Fields): string {
  return `There is no field "${name}". There are: ${Object.keys(fields).join(', ')}.`
}
