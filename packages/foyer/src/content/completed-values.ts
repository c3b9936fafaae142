import { type Bilingual, storedText } from '../contract/locale.ts'
import type { Fields } from '../fields/kinds.ts'
import type { Values } from '../saving/subject.ts'

/**
 * The values with every text in the form in which it is stored: empty where content leaves a language out, and without languages
 * that the site does not have.
 */
export function completed(fields: Fields, values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = fields[name]
      if (!field && value !== undefined) throw new Error(unknown(name, fields))
      if (field?.kind === 'bilingual' && value) return [name, completedText(value)]
      if (field?.kind === 'items' && Array.isArray(value))
        return [name, value.map((record: Values) => completed(field.fields, record))]
      return [name, value]
    }),
  )
}

/** A text of which content may leave languages out. */
export function completedText(text: Partial<Bilingual>): Bilingual {
  return storedText((locale) => text[locale] ?? '')
}

function unknown(name: string, fields: Fields): string {
  return `There is no field "${name}". There are: ${Object.keys(fields).join(', ')}.`
}
