import type { FieldsByName } from '../../module-tree/tree.ts'
import type { WordsOf } from '../../modules/kit/editable.tsx'
import type { Area } from '../page/area.ts'

/** The text in the document for a tag. */
export function wordsAt({ live }: Area, { module, field, item }: WordsOf): string {
  const value = live.tree().nodes.get(module)?.fields[field]
  if (!item) return String(value ?? '')
  return String((value as FieldsByName[] | undefined)?.[item.index]?.[item.name] ?? '')
}

/**
 * Writes typed text to the document. If another person has changed the same text since it was shown here, nothing is
 * overwritten: both texts are stored as a conflict until a decision.
 */
export function writeWords(area: Area, of: WordsOf, text: string, seen: number): void {
  const { live } = area
  const { module, field, item } = of
  const before = live.tree().nodes.get(module)?.fields[field]
  const value = item ? withItem(before, item, text) : text
  const operation = { kind: 'update' as const, module, fields: { [field]: value } }
  if (live.foreign(module, field) !== seen) {
    const clash = {
      module,
      fields: [field],
      base: null,
      theirs: { [field]: before },
      mine: { [field]: value },
    }
    void live.clash([operation], clash)
  } else void live.change([operation], `${module}.${field}.${item?.index ?? ''}.${item?.name ?? ''}`)
}

function withItem(value: unknown, item: NonNullable<WordsOf['item']>, text: string): FieldsByName[] {
  const items = Array.isArray(value) ? (value as FieldsByName[]) : []
  return items.map((one, index) => (index === item.index ? { ...one, [item.name]: text } : one))
}
