import { formatAmount } from '../../contract/amounts.ts'
import { inLanguage } from '../../contract/in-language.ts'
import type { Locale } from '../../contract/locale.ts'
import type { FieldDescription } from '../description.ts'

/**
 * Describes a record in one line: its texts and amounts, and the number of rows of its tables. Plain numbers are keys of a ticket
 * shop or similar, so they are shown only where there is nothing else.
 */
export function recordWords(
  fields: readonly FieldDescription[],
  record: Record<string, unknown>,
  locale: Locale,
): string {
  const told = fields
    .map((field) => ({ field, text: wordsOf(field, record[field.name], locale) }))
    .filter(({ text }) => text)
  const words = told.filter(({ field, text }) => field.limits.format === 'money' || !/^\d+$/.test(text))
  return (words.length > 0 ? words : told).map(({ text }) => text).join(' · ')
}

function wordsOf(
  { kind, label, options, limits, default: usual }: FieldDescription,
  value: unknown,
  locale: Locale,
): string {
  if (value === null || value === undefined || value === '') return ''
  if (typeof value === 'boolean') return value && kind === 'boolean' ? label : ''
  if (options) return value === usual ? '' : (options.find((option) => option.value === value)?.label ?? '')
  if (Array.isArray(value)) return value.length > 0 ? `${label}: ${value.length}` : ''
  if (kind === 'reference' || kind === 'image') return ''
  if (typeof value !== 'object')
    return limits.format === 'money' ? amountWords(String(value), locale) : String(value)
  return inLanguage({ de: '', en: '', ...value }, locale)
}

function amountWords(amount: string, locale: Locale): string {
  return /^\d+\.\d\d$/.test(amount) ? formatAmount(amount, locale) : amount
}
