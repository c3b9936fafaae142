import type { Locale } from '../../contract/locale.ts'
import type { FieldDescription } from '../description.ts'

/** What a record holds, in one line: its words and numbers, and how many rows its tables have. */
export function recordWords(
  fields: readonly FieldDescription[],
  record: Record<string, unknown>,
  locale: Locale,
): string {
  return fields
    .map((field) => wordsOf(field, record[field.name], locale))
    .filter(Boolean)
    .join(' · ')
}

function wordsOf(
  { kind, label, options, default: usual }: FieldDescription,
  value: unknown,
  locale: Locale,
): string {
  if (value === null || value === undefined || value === '') return ''
  if (typeof value === 'boolean') return value && kind === 'boolean' ? label : ''
  if (options) return value === usual ? '' : (options.find((option) => option.value === value)?.label ?? '')
  if (Array.isArray(value)) return value.length > 0 ? `${label}: ${value.length}` : ''
  if (kind === 'reference' || kind === 'image') return ''
  if (typeof value !== 'object') return String(value)
  const { de, en } = value as { de?: string; en?: string }
  return (locale === 'de' ? de || en : en || de) ?? ''
}
