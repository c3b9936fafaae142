import type { Locale } from '../../contract/locale.ts'
import { recordWords } from '../../fields/controls/record-words.ts'
import type { FieldDescription } from '../../fields/description.ts'
import { formatMoment } from '../../ui/format.ts'
import type { HistoryEntry, Values } from '../calls.ts'
import { textIn } from '../field-text.ts'
import { isSame } from './changes.ts'

/** Longer texts are cut; they can be read when restored. */
const LONGEST = 120

/** The value of a field before and after a change as text; null if it cannot be shown as text. */
export function changeWords(
  field: FieldDescription,
  before: unknown,
  after: unknown,
  { locale, nameOf }: { locale: Locale; nameOf(of: string, id: number): string | undefined },
): { before: string; after: string } | null {
  const rows = (value: unknown) => (Array.isArray(value) ? value : [])
  const words = (value: unknown, other: unknown): string => {
    if (value === null || value === undefined || value === '') return ''
    if (field.kind === 'items') {
      // Only the rows of a table that differ.
      return rows(value)
        .filter((row) => !rows(other).some((one) => isSame(row, one)))
        .map((row) => recordWords(field.fields ?? [], row as Values, locale))
        .join('; ')
    }
    const { of } = field
    if (of)
      return [value]
        .flat()
        .map((id) => nameOf(of, Number(id)) ?? `#${id}`)
        .join(', ')
    if (field.kind === 'dateTime') return formatMoment(String(value), 'DD.MM.YYYY HH:mm', locale)
    return field.kind === 'richText' || field.kind === 'html' ? '' : told(field, value, locale)
  }
  const both = { before: short(words(before, after)), after: short(words(after, before)) }
  return both.before || both.after ? both : null
}

function told(field: FieldDescription, value: unknown, locale: Locale): string {
  const labels = [value].flat().map((one) => field.options?.find((option) => option.value === one)?.label)
  if (labels.length > 0 && labels.every(Boolean)) return labels.join(', ')
  if (typeof value === 'number') return String(value)
  return textIn(value, locale).replace(/<[^<>]*>/g, ' ')
}

const short = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text)

/**
 * The value of a field after an entry: the value before the next change of the field, or the current one. Entries are
 * sorted newest first.
 */
export function valueAfter(entries: HistoryEntry[], index: number, name: string, now: Values): unknown {
  const next = entries.slice(0, index).findLast((entry) => entry.before && entry.fields.includes(name))
  return next?.before ? next.before[name] : now[name]
}
