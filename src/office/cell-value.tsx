import { useItemName } from '../fields/controls/use-item-name.ts'
import type { FieldDescription } from '../fields/description.ts'
import { useFormat } from '../ui/use-format.ts'
import { textIn } from './item-title.ts'
import { strings } from './strings.ts'
import { useOffice, useTexts } from './use-office.ts'

const LONGEST = 80

/** A value in a line of a table, or beside another one: short, in words. */
export function CellValue({ field, value }: { field: FieldDescription; value: unknown }) {
  const t = useTexts(strings)
  const { locale } = useOffice()
  const { moment } = useFormat()
  if (value === null || value === undefined || value === '') return '–'
  if (field.options) {
    const chosen = Array.isArray(value) ? value : [value]
    return chosen.map((one) => field.options?.find((option) => option.value === one)?.label ?? one).join(', ')
  }
  if (field.of) {
    const ids = (Array.isArray(value) ? value : [value]) as number[]
    const { of } = field
    return ids.length === 0 ? '–' : ids.map((id) => <ItemName key={id} of={of} id={id} />)
  }
  if (typeof value === 'boolean') return value ? t.yes : t.no
  if (field.kind === 'dateTime') return moment(String(value), 'DD.MM.YYYY HH:mm')
  if (Array.isArray(value)) return String(value.length)
  if (typeof value === 'number') return String(value)
  const text = textIn(value, locale)
  return text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text || '–'
}

function ItemName({ of, id }: { of: string; id: number }) {
  return <span>{useItemName(of, id)} </span>
}
