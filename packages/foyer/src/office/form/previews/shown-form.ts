import type { Locale } from '../../../contract/locale.ts'
import type { FormField } from '../../../domains/forms/contract.ts'
import { textIn } from '../../field-text.ts'

type Row = Record<string, unknown>

/** The fields of an unsaved form as visitors will see them, in one language. */
export function shownFields(rows: unknown, locale: Locale): FormField[] {
  const list = Array.isArray(rows) ? (rows as Row[]) : []
  return list.map((row, index) => ({
    id: index,
    label: textIn(row.label, locale),
    // Numbered, because two fields may not have a name yet.
    slug: `field-${index}`,
    field_type: Number(row.field_type),
    required: row.required === true,
    visible: row.visible !== false,
    choices: ((row.choices as Row[] | undefined) ?? []).map((choice, number) => ({
      // The server makes the value from the label when the form is saved; until then choices without one are numbered.
      value: String(choice.value || `choice-${number}`),
      label: textIn(choice.label, locale),
    })),
    default: String(row.default ?? ''),
    placeholder_text: textIn(row.placeholder_text, locale),
    help_text: textIn(row.help_text, locale),
  }))
}
