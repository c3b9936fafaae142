import type { Module } from './define-module.ts'
import { useEditableParts, type WordsOf, type WordsTag } from './editable.tsx'

interface Props<M> {
  module: M
  /** The field they stand in. */
  field: keyof M & string
  as: WordsTag
  className?: string | undefined
  /** They stand in a small record of that field. */
  item?: WordsOf['item']
}

/** Words of a module, which an editor writes where they stand. For a visitor a tag, and nothing where there are none. */
export function Words<M extends Pick<Module, 'id'>>({ module, field, item, as: Tag, className }: Props<M>) {
  const parts = useEditableParts()
  const holder = item ? (module[field] as Record<string, unknown>[])[item.index]?.[item.name] : module[field]
  const value = String(holder ?? '')
  if (!parts) return value === '' ? null : <Tag className={className}>{value}</Tag>
  const of = { module: module.id, field, ...(item && { item }) }
  return <parts.Words of={of} as={Tag} value={value} className={className} />
}
