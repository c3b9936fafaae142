import type { ComponentType } from 'react'
import { houseViews } from '#house/views'
import type { Catalog } from './catalog.ts'
import type { Column, ContentOf, Module } from './kit/define-module.ts'

import { keepView, loadedView, type ViewFile } from './loaded-views.ts'

type Views = {
  [M in keyof Catalog]: () => Promise<ViewFile<ComponentType<{ module: ContentOf<Catalog[M]> }>>>
}

/** The view of every module in the catalog; a page loads only those it shows. */
const views: Views = {
  'anchor-list': () => import('./anchor-list/view.tsx'),
  audio: () => import('./audio/view.tsx'),
  'blog-teaser-list': () => import('./blog-teaser-list/view.tsx'),
  container: () => import('./container/view.tsx'),
  'event-list': () => import('./event-list/view.tsx'),
  'event-teaser': () => import('./event-teaser/view.tsx'),
  faq: () => import('./faq/view.tsx'),
  forms: () => import('./forms/view.tsx'),
  'full-teaser': () => import('./full-teaser/view.tsx'),
  headline: () => import('./headline/view.tsx'),
  'hero-media': () => import('./hero-media/view.tsx'),
  'highlight-teaser': () => import('./highlight-teaser/view.tsx'),
  html: () => import('./html/view.tsx'),
  image: () => import('./image/view.tsx'),
  'image-list': () => import('./image-list/view.tsx'),
  link: () => import('./link/view.tsx'),
  'logo-list': () => import('./logo-list/view.tsx'),
  quote: () => import('./quote/view.tsx'),
  section: () => import('./section/view.tsx'),
  'self-hosted-audio': () => import('./self-hosted-audio/view.tsx'),
  'self-hosted-video': () => import('./self-hosted-video/view.tsx'),
  'social-media': () => import('./social-media/view.tsx'),
  'teaser-list': () => import('./teaser-list/view.tsx'),
  text: () => import('./text/view.tsx'),
  'two-columns': () => import('./two-columns/view.tsx'),
  venue: () => import('./venue/view.tsx'),
  'venue-list': () => import('./venue-list/view.tsx'),
  video: () => import('./video/view.tsx'),
  'video-item': () => import('./video-item/view.tsx'),
  'video-list': () => import('./video-list/view.tsx'),
  viewer: () => import('./viewer/view.tsx'),
}

/** Those of the house as well. */
const everyView: Record<string, () => Promise<ViewFile>> = {
  ...(views as unknown as Record<string, () => Promise<ViewFile>>),
  ...houseViews,
}

/** Loads the views of all modules in a tree; returns whether any was not loaded before. */
export async function loadViews(modules: Module[]): Promise<boolean> {
  const missing = modelsIn(modules).filter((model) => !loadedView(model))
  await Promise.all(missing.map((model) => keepView(model, everyView[model] as () => Promise<ViewFile>)))
  return missing.length > 0
}

/** The names of the views' source files (`build/source-names.ts`). A module's folder has the name of its model. */
export function viewFiles(modules: Module[]): string[] {
  return modelsIn(modules).map(
    (model) => `${Object.hasOwn(houseViews, model) ? 'house' : 'foyer'}:modules/${model}/view`,
  )
}

/** The models a page shows through `ModuleView`. A list renders its own items itself. */
function modelsIn(modules: Module[]): string[] {
  const found = new Set<string>()
  const walk = (list: Module[]) => {
    for (const module of list) {
      if (Object.hasOwn(everyView, module.model)) found.add(module.model)
      for (const column of (module.columns ?? []) as Column[]) walk(column.children)
      if (module.model === 'container') walk(module.children as Module[])
    }
  }
  walk(modules)
  return [...found]
}
