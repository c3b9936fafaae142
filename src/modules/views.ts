import type { ComponentType } from 'react'
import type { Catalog } from './catalog.ts'
import type { ContentOf } from './kit/define-module.ts'
import type { Column, Module } from './kit/fields.ts'
import { keepView, loadedView } from './kit/loaded-views.ts'

type Views = {
  [M in keyof Catalog]: () => Promise<{ default: ComponentType<{ module: ContentOf<Catalog[M]> }> }>
}

/** The view of every module in the catalog; a page loads only those it shows. */
const views: Views = {
  headline: () => import('./headline/view.tsx'),
  section: () => import('./section/view.tsx'),
  text: () => import('./text/view.tsx'),
}

/** Loads the views of all modules in a tree. */
export async function loadViews(modules: Module[]): Promise<void> {
  const missing = modelsIn(modules).filter((model) => !loadedView(model))
  await Promise.all(
    missing.map(async (model) => {
      const view = (await views[model]()).default
      keepView(model, view as unknown as ComponentType<{ module: Module }>)
    }),
  )
}

/** The source files of those views, for the styles and scripts a page preloads. */
export function filesOf(modules: Module[]): string[] {
  return modelsIn(modules).map((model) => `src/modules/${model}/view.tsx`)
}

function modelsIn(modules: Module[]): (keyof Catalog)[] {
  const found = new Set<keyof Catalog>()
  const walk = (list: Module[]) => {
    for (const module of list) {
      if (Object.hasOwn(views, module.model)) found.add(module.model as keyof Catalog)
      for (const column of (module.columns ?? []) as Column[]) walk(column.children)
    }
  }
  walk(modules)
  return [...found]
}
