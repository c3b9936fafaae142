import type { ComponentType } from 'react'
import type { Call } from '../contract/endpoint.ts'
import type { Bilingual, Locale } from '../contract/locale.ts'
import type { LoadArguments, Screen } from './screen.ts'

/** The parameters of an address, such as `{ slug: 'ofen' }`. */
export type PathParams = Record<string, string | number>

/** A screen of a house: `screens/<name>.route.ts` exports it by default. */
export interface OwnScreen<D = unknown> extends Pick<Screen<D>, 'guard' | 'urls' | 'pageClass'> {
  /** The address in each language, without the language: `{ de: '/werke/{slug}', en: '/works/{slug}' }`. One text for all of them. */
  path: string | Partial<Bilingual>
  /** The query parameters that the screen reads; others do not make a different page. */
  query?: readonly string[]
  /** What the view shows. It runs on the server for a first page and in the browser for later ones; its result must survive JSON. */
  load?(args: LoadArguments): Promise<D>
  /** The file of the view, which has it as its default export: `() => import('./works.tsx')`. */
  view(): Promise<{ default: ComponentType<{ data: NoInfer<D> }> }>
  /** Which addresses search engines are told: false for none, a list of parameters where the path has some. */
  sitemap?: false | ((args: { call: Call; locale: Locale }) => Promise<PathParams[]>)
}

export function defineOwnScreen<D = null>(screen: OwnScreen<D>): OwnScreen<D> {
  return screen
}
