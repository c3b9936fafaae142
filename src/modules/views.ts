import type { ComponentType } from 'react'
import { type OnDemand, onDemand } from '../ui/on-demand.ts'
import type { Catalog } from './catalog.ts'
import type { ContentOf } from './kit/define-module.ts'
import type { Column, Module } from './kit/nested-fields.ts'
import { deferredWidth, keepView, loadedView, type ViewFile, type Width } from './loaded-views.ts'

type Views = {
  [M in keyof Catalog]: OnDemand<ViewFile<ComponentType<{ module: ContentOf<Catalog[M]> }>>>
}

/** The view of every module in the catalog; a page loads only those it shows. */
const views: Views = {
  'anchor-list': onDemand(() => import('./anchor-list/view.tsx')),
  audio: onDemand(() => import('./audio/view.tsx')),
  'blog-teaser-list': onDemand(() => import('./blog-teaser-list/view.tsx')),
  container: onDemand(() => import('./container/view.tsx')),
  'event-list': onDemand(() => import('./event-list/view.tsx')),
  faq: onDemand(() => import('./faq/view.tsx')),
  forms: onDemand(() => import('./forms/view.tsx')),
  'full-teaser': onDemand(() => import('./full-teaser/view.tsx')),
  headline: onDemand(() => import('./headline/view.tsx')),
  'hero-media': onDemand(() => import('./hero-media/view.tsx')),
  'highlight-teaser': onDemand(() => import('./highlight-teaser/view.tsx')),
  html: onDemand(() => import('./html/view.tsx')),
  image: onDemand(() => import('./image/view.tsx')),
  'image-list': onDemand(() => import('./image-list/view.tsx')),
  link: onDemand(() => import('./link/view.tsx')),
  'logo-list': onDemand(() => import('./logo-list/view.tsx')),
  quote: onDemand(() => import('./quote/view.tsx')),
  section: onDemand(() => import('./section/view.tsx')),
  'self-hosted-audio': onDemand(() => import('./self-hosted-audio/view.tsx')),
  'self-hosted-video': onDemand(() => import('./self-hosted-video/view.tsx')),
  'social-media': onDemand(() => import('./social-media/view.tsx')),
  'teaser-list': onDemand(() => import('./teaser-list/view.tsx')),
  text: onDemand(() => import('./text/view.tsx')),
  'two-columns': onDemand(() => import('./two-columns/view.tsx')),
  venue: onDemand(() => import('./venue/view.tsx')),
  'venue-list': onDemand(() => import('./venue-list/view.tsx')),
  video: onDemand(() => import('./video/view.tsx')),
  'video-item': onDemand(() => import('./video-item/view.tsx')),
  'video-list': onDemand(() => import('./video-list/view.tsx')),
  viewer: onDemand(() => import('./viewer/view.tsx')),
}

/** Loads the views of all modules in a tree; answers whether some were not there yet. */
export async function loadViews(modules: Module[]): Promise<boolean> {
  const missing = modelsIn(modules).filter((model) => !loadedView(model))
  await Promise.all(missing.map((model) => keepView(model, views[model] as unknown as OnDemand<ViewFile>)))
  return missing.length > 0
}

export interface ShownView {
  model: string
  /** Its source, as the key of the build's manifest; in a browser its address. */
  file: string
  /** Of one that a first page shows before its code has come: its width, which must be known all the same. Else null. */
  deferred: Width | null
}

/** Which views those are, once they are loaded; on the server. */
export function shownViews(modules: Module[]): ShownView[] {
  return modelsIn(modules).map((model) => ({
    model,
    file: views[model].file,
    deferred: deferredWidth(model),
  }))
}

/** What a page shows through `ModuleView`: a list shows its own items with a view of its own. */
function modelsIn(modules: Module[]): (keyof Catalog)[] {
  const found = new Set<keyof Catalog>()
  const walk = (list: Module[]) => {
    for (const module of list) {
      if (Object.hasOwn(views, module.model)) found.add(module.model as keyof Catalog)
      for (const column of (module.columns ?? []) as Column[]) walk(column.children)
      if (module.model === 'container') walk(module.children as Module[])
    }
  }
  walk(modules)
  return [...found]
}
