import type { ComponentType, ReactNode } from 'react'
import type { Call } from '../contract/endpoint.ts'
import type { Locale } from '../contract/locale.ts'

/** Thrown by a screen's `load` to send the visitor elsewhere. */
export class Redirect {
  readonly to: string
  readonly status: 301 | 302
  constructor(to: string, status: 301 | 302) {
    this.to = to
    this.status = status
  }
}

export interface LoadArguments {
  call: Call
  locale: Locale
  params: Record<string, string>
  url: URL
}

/** What a screen with a form answers to a submission: where to go, or what to show with which status. */
export type SubmitResult<R> = { redirect: string } | { status: number; result: R; retryAfter?: number }

/** A standalone section (1 §3 Section) as its call answers it: `ui/` knows no more of modules than this. */
export type SectionContent = {
  slug: string
  children: { id: string; model: string; parent: string | null; order: number }[]
}

/**
 * One screen of the site. `load` runs on the server for the first request and in the browser for later ones; what it
 * returns must survive JSON.
 */
export interface Screen<D = unknown, R = unknown> {
  load(args: LoadArguments): Promise<D>
  /** Brings into memory what the view cannot wait for, before it is rendered or hydrated. */
  prepare?(data: D): Promise<void>
  /** Answers a plain HTML form; on the server only. */
  submit?(args: LoadArguments & { form: URLSearchParams }): Promise<SubmitResult<R>>
  /** The same screen in each language, where the route table cannot know. */
  urls?(data: D): Partial<Record<Locale, string>>
  /** The page's own class for `<body>` (1 §2 Body class). */
  pageClass?(data: D): string
  /** A landing page stands without the header's top row and menu (1 §2 Layouts). */
  isLandingPage?(data: D): boolean
  /** Source files whose styles and scripts the view needs beyond the screen's own. */
  files?(data: D): string[]
  /** The standalone section it brought along: the site knows the views of modules, and hands it to the view rendered. */
  section?(data: D): SectionContent | null
  View: ComponentType<{ data: D; result: R | undefined; section?: ReactNode }>
}

export function defineScreen<D, R = undefined>(screen: Screen<D, R>): Screen<D, R> {
  return screen
}
