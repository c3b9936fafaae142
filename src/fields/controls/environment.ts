import { createContext, useContext } from 'react'
import { translate } from '../../contract/define-strings.ts'
import type { FieldMessages } from '../../contract/errors.ts'
import type { Locale } from '../../contract/locale.ts'
import { strings } from './strings.ts'

/** An item that a field may name. */
export interface NamedItem {
  id: number
  title: string
  /** The address of a small picture of it, where it has one. */
  picture?: string | null
}

/** What the controls need of whoever shows them: they make no calls themselves, so both faces of editing can use them. */
export interface Environment {
  /** The language of the tools, which is not that of what is typed. */
  locale: Locale
  /** Items of a kind (`people/person`) that fit some words; `wholes`: only those that others are part of. */
  findItems(of: string, words: string, among?: 'wholes'): Promise<NamedItem[]>
  /** What an item that is named already is called. */
  nameItem(of: string, id: number): Promise<NamedItem>
  /** The same where nobody has to be asked: most names come with what is edited. */
  knownItem?(of: string, id: number): NamedItem | undefined
  /** The form of an item, for those who want to look at it. */
  itemHref(of: string, id: number): string
  /** Makes an item of which only the name is known; null where it needs more, or the server does not take it. */
  createItem?(of: string, name: string): Promise<NamedItem | null>
  /** How many pixels a picture of the library has; without it nothing is said of how it fits. */
  pictureSize?(id: number): Promise<{ width: number; height: number }>
  /** Takes a picture into the library; told which part of it has left, from 0 to 1. Without it pictures can only be chosen. */
  takePicture?(file: File, onProgress: (part: number) => void): Promise<NamedItem>
}

export const EnvironmentContext = createContext<Environment>({
  locale: 'de',
  findItems: async () => [],
  nameItem: async (_of, id) => ({ id, title: `#${id}` }),
  itemHref: () => '',
})

export function useEnvironment(): Environment {
  return useContext(EnvironmentContext)
}

export function useControlStrings() {
  return translate(strings, useEnvironment().locale)
}

/** The messages that belong to a field and not to one of its parts. */
export function messagesAt(messages: FieldMessages, path: string): string[] {
  return messages[path] ?? []
}

/** The same with those of its parts, for a control that does not show its parts one by one. */
export function messagesWithin(messages: FieldMessages, path: string): string[] {
  const within = Object.entries(messages).filter(([key]) => key === path || key.startsWith(`${path}.`))
  return [...new Set(within.flatMap(([, texts]) => texts))]
}
