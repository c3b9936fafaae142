import type { ComponentType } from 'react'
import type { Module } from './nested-fields.ts'

type View = ComponentType<{ module: Module }>

/** How much of the page a module takes: the column of text, the broad one, or everything. */
export type Width = 'text' | 'broad' | 'full'

/** A view, and the width it wants where no section has placed it; the column of text unless it says otherwise. */
export type ViewFile<V = View> = { default: V } & (
  | { width?: Width | ((module: never) => Width); isStill?: false }
  /** It holds no fields and does nothing by itself: on a first page what the server wrote serves until the visitor stirs. */
  | { width?: Width; isStill: true }
)

/** Views that are in memory. React cannot wait while it renders on the server, so pages load theirs beforehand. */
const loaded = new Map<string, ViewFile>()

/** The still ones of a first page, on their way once the visitor stirs. */
const sleeping = new Map<string, { width: Width; waking: Promise<void> }>()

export function loadedView(model: string): View | undefined {
  return loaded.get(model)?.default
}

export function widthOf(module: Module): Width {
  const width = loaded.get(module.model)?.width ?? sleeping.get(module.model)?.width ?? 'text'
  return typeof width === 'function' ? width(module as never) : width
}

export function keepView(model: string, file: ViewFile): void {
  loaded.set(model, file)
}

/** The width of a still view; null for one that must be there before its page comes to life. */
export function sleepingWidth(model: string): Width | null {
  const file = loaded.get(model)
  return file?.isStill ? (file.width ?? 'text') : null
}

export function keepSleeping(model: string, width: Width, waking: Promise<void>): void {
  sleeping.set(model, { width, waking })
}

export function wakingView(model: string): Promise<void> | undefined {
  return sleeping.get(model)?.waking
}
