import type { ComponentType } from 'react'
import type { Module } from './fields.ts'

type View = ComponentType<{ module: Module }>

/** Views that are in memory. React cannot wait while it renders on the server, so pages load theirs beforehand. */
const loaded = new Map<string, View>()

export function loadedView(model: string): View | undefined {
  return loaded.get(model)
}

export function keepView(model: string, view: View): void {
  loaded.set(model, view)
}
