import { createContext, useContext } from 'react'
import { translate } from '../../contract/define-strings.ts'
import type { FieldMessages } from '../../contract/errors.ts'
import { DEFAULT_LOCALE, type Locale } from '../../contract/locale.ts'
import { strings } from './strings.ts'

/** An item that a field may reference. */
export interface NamedItem {
  id: number
  title: string
  /** The address of a small picture, where it has one. */
  picture?: string | null
}

/**
 * What the controls need from the page around them. They make no calls themselves, so both the back-office and the page editor
 * can use them.
 */
export interface Environment {
  /** The language of the tools, not that of the content. */
  locale: Locale
  /** Items of a kind (`people/person`) that match some words; with `wholes` only items that have parts. */
  findItems(of: string, words: string, among?: 'wholes'): Promise<NamedItem[]>
  /** The name of a referenced item. */
  nameItem(of: string, id: number): Promise<NamedItem>
  /** The same without a call: most names are sent with the edited item. */
  knownItem?(of: string, id: number): NamedItem | undefined
  /** The address of an item's form. */
  itemHref(of: string, id: number): string
  /** Creates an item from its name alone; null where it needs more, or where the server refuses. */
  createItem?(of: string, name: string): Promise<NamedItem | null>
  /** The size of a picture in pixels; without it no advice about cropping is shown. */
  pictureSize?(id: number): Promise<{ width: number; height: number }>
  /**
   * Uploads a picture to the library; `onProgress` receives the part that is sent, from 0 to 1. Without it pictures can only be
   * chosen.
   */
  takePicture?(file: File, onProgress: (part: number) => void, signal?: AbortSignal): Promise<NamedItem>
}

export const EnvironmentContext = createContext<Environment>({
  locale: DEFAULT_LOCALE,
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

/** The messages for a field itself, without those for its parts. */
export function messagesAt(messages: FieldMessages, path: string): string[] {
  return messages[path] ?? []
}

/** The messages for a field and its parts, for a control that does not show its parts separately. */
export function messagesWithin(messages: FieldMessages, path: string): string[] {
  const within = Object.entries(messages).filter(([key]) => key === path || key.startsWith(`${path}.`))
  return [...new Set(within.flatMap(([, texts]) => texts))]
}
