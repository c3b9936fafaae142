import type { ComponentType, HTMLAttributes } from 'react'
import { createStore, useStore } from '../../ui/store.ts'
import type { Module } from './define-module.ts'

/** Which text a tag shows: a field of a module, or a part of one of its items. */
export interface WordsOf {
  module: string
  field: string
  item?: { index: number; name: string }
  /** Without this text nothing of the module is visible, so an editor sees the tag even when it is empty. */
  isMain?: boolean
}

export type WordsTag = 'p' | 'span' | 'q' | 'figcaption' | `h${2 | 3 | 4 | 5 | 6}`

/** The document that contains the modules: its id, or the slug of a section that may not exist yet. */
export type ModulesSource = number | string

export interface ListProps {
  modules: Module[]
  /** Undefined where they cannot be edited. */
  source?: ModulesSource | undefined
}

/** The components with which an editor edits, in place of those that visitors see. */
export interface EditableParts {
  Words: ComponentType<{ of: WordsOf; as: WordsTag; value: string } & HTMLAttributes<HTMLElement>>
  RichText: ComponentType<{ of: WordsOf; html: string; className: string }>
  List: ComponentType<ListProps>
}

/** Set by the editor's code when it is loaded, and empty for visitors: views do not import the editor. */
export const editable = createStore({ parts: null as EditableParts | null })

export function useEditableParts(): EditableParts | null {
  return useStore(editable, ({ parts }) => parts)
}
