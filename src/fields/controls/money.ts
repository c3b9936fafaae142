import type { Locale } from '../../contract/locale.ts'
import type { FieldDescription } from '../description.ts'

/** What people type for an amount, as it is kept: "18", "18,5" and "18,50 €" are 18.50 and the like. Anything else stays as it is. */
export function asMoney(text: string): string {
  const found = /^(\d{1,8})(?:[.,](\d{1,2}))?$/.exec(text.replace(/€|EUR/, '').trim())
  return found ? `${found[1]}.${(found[2] ?? '').padEnd(2, '0')}` : text
}

/** An amount as the language of the tools writes it: 24,50 in German. What is not one yet is shown as it is typed. */
export function shownMoney(text: string, locale: Locale): string {
  return locale === 'de' && /^\d+\.\d\d$/.test(text) ? text.replace('.', ',') : text
}

/** Values with their amounts as they are kept, in tables too: Ctrl S and Enter save while somebody is still in the field. */
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
