import type { ComponentType } from 'react'
import type { Call } from '../contract/endpoint.ts'
import type { Locale } from '../contract/locale.ts'
import type { SlotModule } from './slots.tsx'

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

/**
 * One screen of the site. `load` runs on the server for the first request and in the browser for later ones; what it
 * returns must survive JSON.
 */
export interface Screen<D = unknown, R = unknown> {
  /** Who may see it: anybody, whoever is logged in, or editors. A visitor is shown the login. */
  guard?: 'login' | 'editor'
  load(args: LoadArguments): Promise<D>
  /** Answers a plain HTML form; on the server only. */
  submit?(args: LoadArguments & { form: URLSearchParams }): Promise<SubmitResult<R>>
  /** The same screen in each language, where the route table cannot know. */
  urls?(data: D): Partial<Record<Locale, string>>
  /** Addresses of the pages beside this one; going there, the page header stays as it is (1 §4 Page header loading). */
  siblingUrls?(data: D): string[]
  /** The page's own class for `<body>` (1 §2 Body class). */
  pageClass?(data: D): string
  /** A landing page stands without the header's top row and menu (1 §2 Layouts). */
  isLandingPage?(data: D): boolean
  /** Content modules its view shows through `ModulesSlot`; their views are brought along. */
  modules?(data: D): SlotModule[]
  /** One view for all its addresses, which stays while somebody goes on within them and brings what they ask for itself. */
  keepsView?: boolean
  View: ComponentType<{ data: D; result: R | undefined }>
}

export function defineScreen<D, R = undefined>(screen: Screen<D, R>): Screen<D, R> {
  return screen
}
