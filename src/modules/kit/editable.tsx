import type { ComponentType, HTMLAttributes } from 'react'
import { createStore, useStore } from '../../ui/store.ts'
import type { Module } from './define-module.ts'

/** Whose words a tag shows: a field of a module, or a part of one of its small records. */
export interface WordsOf {
  module: string
  field: string
  item?: { index: number; name: string }
  /** Without them there is nothing to see of the module: an editor finds them even where they are empty. */
  isMain?: boolean
}

export type WordsTag = 'p' | 'span' | 'q' | 'figcaption' | `h${2 | 3 | 4 | 5 | 6}`

/** The document that modules are written in: its id, or the slug of a section that may not be there yet. */
export type ModulesSource = number | string

export interface ListProps {
  modules: Module[]
  /** Undefined where nobody may edit them here. */
  source?: ModulesSource | undefined
}

/** The tags an editor writes in, in place of those a visitor reads. */
export interface EditableParts {
  Words: ComponentType<{ of: WordsOf; as: WordsTag; value: string } & HTMLAttributes<HTMLElement>>
  RichText: ComponentType<{ of: WordsOf; html: string; className: string }>
  List: ComponentType<ListProps>
}

/** Filled by the editor once it is there, and empty for every visitor: no view knows the editor. */
export const editable = createStore({ parts: null as EditableParts | null })

export function useEditableParts(): EditableParts | null {
  return useStore(editable, ({ parts }) => parts)
}
