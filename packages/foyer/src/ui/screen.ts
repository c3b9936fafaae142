import type { ComponentType } from 'react'
import type { Brand } from '../contract/brand.ts'
import type { Call } from '../contract/endpoint.ts'
import type { Locale } from '../contract/locale.ts'
import type { SlotModule } from './slots.tsx'

/** Thrown by a screen's `load` to redirect the visitor. */
export class Redirect {
  readonly to: string
  readonly status: 301 | 302
  readonly headers: HeadersInit
  constructor(to: string, status: 301 | 302, headers: HeadersInit = {}) {
    this.to = to
    this.status = status
    this.headers = headers
  }
}

/** For a target that is no screen: the browser loads it. */
export const ELSEWHERE: HeadersInit = { 'X-Remix-Reload-Document': 'true' }

export interface LoadArguments {
  call: Call
  locale: Locale
  params: Record<string, string>
  url: URL
}

/** The result of submitting a screen's form: where to go, or what to show with which status. */
export type SubmitResult<R> = { redirect: string } | { status: number; result: R; retryAfter?: number }

/**
 * One screen of the site. `load` runs on the server for the first request and in the browser for later ones; its result
 * must survive JSON.
 */
export interface Screen<D = unknown, R = unknown> {
  /** Who may see it: everyone if left out, logged-in users, or editors. Others are sent to the login. */
  guard?: 'login' | 'editor'
  load(args: LoadArguments): Promise<D>
  /** Handles a plain HTML form, on the server only. */
  submit?(args: LoadArguments & { form: URLSearchParams }): Promise<SubmitResult<R>>
  /** The answer to a form has the shape of the data, so `load` is not called after `submit`. */
  answersWithData?: boolean
  /** The screen's address in each language, if the route table cannot know it. */
  urls?(data: D): Partial<Record<Locale, string>>
  /** Addresses of the pages beside this one; on the way there the page header stays (1 §4 Page header loading). */
  siblingUrls?(data: D): string[]
  /** The page's own class for `<body>` (1 §2 Body class). */
  pageClass?(data: D): string
  /** The brand of a festival that the page belongs to. */
  brand?(data: D): Brand | undefined
  /** A landing page has no top row and no menu in its header (1 §2 Layouts). */
  isLandingPage?(data: D): boolean
  /** Content modules its view shows through `ModulesSlot`; their views are loaded with it. */
  modules?(data: D): SlotModule[]
  /** One view for all its addresses. It stays while the visitor moves between them, and loads its data itself. */
  keepsView?: boolean
  View: ComponentType<{ data: D; result: R | undefined }>
}

export function defineScreen<D, R = undefined>(screen: Screen<D, R>): Screen<D, R> {
  return screen
}
