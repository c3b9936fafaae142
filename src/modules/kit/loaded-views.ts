import type { ComponentType } from 'react'
import type { Module } from './fields.ts'

type View = ComponentType<{ module: Module }>

/** How much of the page a module takes: the column of text, the broad one, or everything. */
export type Width = 'text' | 'broad' | 'full'

/** A view, and the width it wants where no section has placed it; the column of text unless it says otherwise. */
export interface ViewFile<V = View> {
  default: V
  width?: Width | ((module: never) => Width)
}

/** Views that are in memory. React cannot wait while it renders on the server, so pages load theirs beforehand. */
const loaded = new Map<string, ViewFile>()

export function loadedView(model: string): View | undefined {
  return loaded.get(model)?.default
}

export function widthOf(module: Module): Width {
  const width = loaded.get(module.model)?.width ?? 'text'
  return typeof width === 'function' ? width(module as never) : width
}

export function keepView(model: string, file: ViewFile): void {
  loaded.set(model, file)
}
