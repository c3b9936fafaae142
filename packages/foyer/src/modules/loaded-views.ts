import type { ComponentType } from 'react'
import { MissingCode } from '../ui/chunk-failure.ts'
import type { Module } from './kit/define-module.ts'

type View = ComponentType<{ module: Module }>

/** How much of the page's width a module takes: the text column, a broad column, or all of it. */
export type Width = 'text' | 'broad' | 'full'

/** A view, and its width outside a section; the text column if left out. */
export interface ViewFile<V = View> {
  default: V
  width?: Width | ((module: never) => Width)
}

interface LoadedView {
  View: View
  width: Width | ((module: never) => Width)
}

/**
 * Views that are loaded. React cannot wait for code while it renders on the server, so pages load their views
 * beforehand.
 */
const loaded = new Map<string, LoadedView>()

export function loadedView(model: string): View | undefined {
  return loaded.get(model)?.View
}

export function widthOf(module: Module): Width {
  const width = loaded.get(module.model)?.width ?? 'text'
  return typeof width === 'function' ? width(module as never) : width
}

export async function keepView(model: string, load: () => Promise<ViewFile>): Promise<void> {
  const { default: View, width = 'text' } = await load().catch((error: unknown) => {
    throw new MissingCode(error)
  })
  loaded.set(model, { View, width })
}
