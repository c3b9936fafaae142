import { pointIn, withoutCurrency } from '../../contract/amounts.ts'
import type { Locale } from '../../contract/locale.ts'
import type { FieldDescription } from '../description.ts'

/** Converts a typed amount to its stored form: "18", "18,5", "18,– €" and "1.018,50" become 18.00, 18.50 and so on. Other texts do not change. */
export function asMoney(text: string): string {
  const amount = withoutCurrency(text)
    .replace(/[,.][-–—]$/, '')
    // Separators of thousands, if the decimals show that they are none.
    .replace(/^(\d{1,3})\.(\d{3}),(\d\d)$/, '$1$2,$3')
    .replace(/^(\d{1,3})[,'’](\d{3})\.(\d\d)$/, '$1$2.$3')
  const found = /^(\d{1,8})(?:[.,](\d{1,2}))?$/.exec(amount)
  return found ? `${found[1]}.${(found[2] ?? '').padEnd(2, '0')}` : text
}

/** An amount in the language of the tools: 24,50 in German, with francs 24.50. An incomplete amount is shown as typed. */
export function shownMoney(text: string, locale: Locale): string {
  return /^\d+\.\d\d$/.test(text) ? text.replace('.', pointIn(locale)) : text
}

/**
 * The values with all amounts in their stored form, in tables too. Needed because Ctrl S and Enter save while the field still has
 * the focus.
 */
export function withMoney<V extends Record<string, unknown>>(
  fields: readonly FieldDescription[],
  values: V,
): V {
  const kept = (field: FieldDescription, value: unknown): unknown => {
    if (field.limits.format === 'money' && typeof value === 'string') return asMoney(value)
    if (field.kind !== 'items' || !Array.isArray(value)) return value
    return value.map((row) => withMoney(field.fields ?? [], row as Record<string, unknown>))
  }
  const amounts = fields
    .filter(({ name }) => name in values)
    .map((field) => [field.name, kept(field, values[field.name])])
  return { ...values, ...Object.fromEntries(amounts) }
}
