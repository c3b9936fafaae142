import type { Module } from './define-module.ts'
import { useEditableParts, type WordsOf, type WordsTag } from './editable.tsx'

interface Props<M> {
  module: M
  /** The field that contains the text. */
  field: keyof M & string
  as: WordsTag
  className?: string | undefined
  /** The language of the text, if it is not that of the page. */
  lang?: string | undefined
  /** The text is part of an item of that field. */
  item?: WordsOf['item']
}

/** Text of a module that an editor can edit in place. A visitor gets a plain tag, and nothing if the text is empty. */
export function Words<M extends Pick<Module, 'id'>>({
  module,
  field,
  item,
  as: Tag,
  className,
  lang,
}: Props<M>) {
  const parts = useEditableParts()
  const holder = item ? (module[field] as Record<string, unknown>[])[item.index]?.[item.name] : module[field]
  const value = String(holder ?? '')
  if (!parts)
    return value === '' ? null : (
      <Tag className={className} lang={lang}>
        {value}
      </Tag>
    )
  const of = { module: module.id, field, ...(item && { item }) }
  return <parts.Words of={of} as={Tag} value={value} className={className} />
}
