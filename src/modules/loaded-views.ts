import type { ComponentType } from 'react'
import type { OnDemand } from '../ui/on-demand.ts'
import { deferredPart } from '../ui/on-first-interaction.tsx'
import type { Module } from './kit/nested-fields.ts'

type View = ComponentType<{ module: Module }>

/** How much of the page a module takes: the column of text, the broad one, or everything. */
export type Width = 'text' | 'broad' | 'full'

/** A view, and the width it wants where no section has placed it; the column of text unless it says otherwise. */
export type ViewFile<V = View> = { default: V } & (
  | { width?: Width | ((module: never) => Width); hydrate?: never }
  /**
   * It holds no fields and does nothing by itself: on a first page what the server wrote serves until the visitor's first
   * interaction. Its width must be known before its code, so it cannot be a function.
   */
  | { width?: Width; hydrate: 'on-interaction' }
)

interface KeptView {
  View: View
  width: Width | ((module: never) => Width)
  isDeferred: boolean
}

/** Views that can be shown. React cannot wait while it renders on the server, so pages load theirs beforehand. */
const kept = new Map<string, KeptView>()

export function loadedView(model: string): View | undefined {
  return kept.get(model)?.View
}

export function widthOf(module: Module): Width {
  const width = kept.get(module.model)?.width ?? 'text'
  return typeof width === 'function' ? width(module as never) : width
}

/** Loads a view and keeps it. */
export async function keepView(model: string, code: OnDemand<ViewFile>): Promise<void> {
  const { default: View, width = 'text', hydrate } = await code.load()
  if (hydrate === 'on-interaction') keepDeferredView(model, code, width as Width)
  else kept.set(model, { View, width, isDeferred: false })
}

/** Keeps a view whose code may come later. The first that is kept stays: another would be drawn anew, and whoever writes in it lose the cursor. */
export function keepDeferredView(model: string, code: OnDemand<ViewFile>, width: Width): void {
  if (!kept.has(model)) kept.set(model, { View: deferredPart(code), width, isDeferred: true })
}

/** The width of a view whose code may come later; null for one that must be there before its page comes to life. */
export function deferredWidth(model: string): Width | null {
  const view = kept.get(model)
  return view?.isDeferred ? (view.width as Width) : null
}
