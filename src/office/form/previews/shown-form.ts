import type { Locale } from '../../../contract/locale.ts'
import type { FormField } from '../../../domains/forms/contract.ts'
import { textIn } from '../../field-text.ts'

type Row = Record<string, unknown>

/** The fields of a form that is being made, as visitors will be shown them in one language. */
export function shownFields(rows: unknown, locale: Locale): FormField[] {
  const list = Array.isArray(rows) ? (rows as Row[]) : []
  return list.map((row, index) => ({
    id: index,
    label: textIn(row.label, locale),
    // Two that are not named yet are two fields all the same.
    slug: `field-${index}`,
    field_type: Number(row.field_type),
    required: row.required === true,
    visible: row.visible !== false,
    choices: ((row.choices as Row[] | undefined) ?? []).map((choice, number) => ({
      // The value is made of the label when the form is saved; until then two without one are two all the same.
      value: String(choice.value || `choice-${number}`),
      label: textIn(choice.label, locale),
    })),
    default: String(row.default ?? ''),
    placeholder_text: textIn(row.placeholder_text, locale),
    help_text: textIn(row.help_text, locale),
  }))
}
