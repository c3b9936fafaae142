import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, data as withStatus } from 'react-router'
import { type Failure, isFailure } from '../../contract/errors.ts'
import { failureBody } from '../../contract/failure-body.ts'
import type { Locale } from '../../contract/locale.ts'
import { match } from '../../contract/routes.ts'
import { isUnfitParameter } from '../../contract/unfit-parameter.ts'
import { accounts } from '../../domains/accounts/endpoints.ts'
import { MissingCode } from '../../ui/chunk-failure.ts'
import { type LoadArguments, Redirect, type Screen } from '../../ui/screen.ts'
import { loadShell } from '../shell/load-shell.ts'
import { canonicalRedirect } from './canonical-redirect.ts'
import { programmeInstead, withoutParameter, withQuery } from './drop-query.ts'
import { passGuard } from './guards.ts'
import { prepareScreen } from './prepare-screen.ts'
import { unlessRedirected } from './redirects.ts'
import { refuse } from './refuse.ts'
import type { RouteHandle } from './route-handle.ts'
import { answerContext, callContext } from './router-context.ts'
import { screenOf } from './screens.ts'
import { NO_CONNECTION, noteStay } from './unreached.ts'
import { isReached, withoutNetwork } from './without-network.ts'

/** The address a visitor wants to open; the screen reads the parameters of its path itself. */
type At = Omit<LoadArguments, 'params'>

export function shellLoader(args: LoaderFunctionArgs, locale: Locale) {
  return guarded(args, locale, loadShell)
}

/** An address without a screen may still be redirected. */
export function screenLoader(args: LoaderFunctionArgs, locale: Locale, handle: RouteHandle | null) {
  return guarded(args, locale, async (at) => {
    const screen = handle && (await screenOf(handle))
    const answer = screen?.answersWithData ? args.context.get(answerContext) : null
    if (answer !== null) return answer
    leaveIfMoved(at)
    return screen ? loadData(screen, at) : unlessRedirected(at, async () => refuse(404))
  })
}

export function screenAction(args: ActionFunctionArgs, locale: Locale, handle: RouteHandle) {
  return guarded(args, locale, async (at) => {
    const answer = await submitForm(await screenOf(handle), at, args.request)
    if ('data' in answer) args.context.set(answerContext, answer.data)
    return answer
  })
}

/** Everything between an address and its screen, the same on the server and in the browser. */
async function loadData(screen: Screen, at: At): Promise<unknown> {
  const { args, data } = await unlessRedirected(at, async () => {
    const args = { ...at, params: paramsAt(at.url) }
    await passGuard(screen.guard, args)
    await requireVersionRight(args)
    return { args, data: await screen.load(args) }
  })
  requireRightSlug(screen.urls?.(data)[args.locale], args)
  if (screen.isLandingPage?.(data)) leaveWithOverlay(args)
  await prepareScreen(screen, data)
  return data
}

async function submitForm(screen: Screen | null, at: At, request: Request) {
  const form = new URLSearchParams(await request.text())
  const answer = await screen?.submit?.({ ...at, params: paramsAt(at.url), form })
  if (!answer) return refuse(405)
  if ('redirect' in answer) return redirect(answer.redirect, 303)
  return withStatus(answer.result, { status: answer.status, headers: retryHeaders(answer.retryAfter) })
}

/** Runs a loader with the `call` of its side. A failure becomes the error response that the error screens read. */
async function guarded<T>(
  { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>,
  locale: Locale,
  load: (at: At) => Promise<T>,
): Promise<T> {
  const url = new URL(request.url)
  noteStay(null)
  try {
    const call = context.get(callContext)(locale)
    return await load({ call, locale, url })
  } catch (error) {
    // 3-readings, Routes: a parameter that does not fit is a 404 for the visitor.
    if (isUnfitParameter(error)) return refuse(404)
    if (error instanceof Redirect) throw redirect(error.to, error)
    if (isFailure(error)) {
      if (isUnreached(error)) await withoutNetwork(url)
      const { status, retryAfter } = error
      const body = isUnreached(error) ? NO_CONNECTION : failureBody(error, locale)
      throw withStatus(body, { status, headers: retryHeaders(retryAfter) })
    }
    // The browser has never opened this screen, so neither its data nor its code is stored here.
    if (!import.meta.env.SSR && error instanceof MissingCode && !(await isReached(url)))
      await withoutNetwork(url)
    throw error
  }
}

/** The parameters of a screen's address; 404 where the spelling differs from the route table. */
function paramsAt({ pathname }: URL): Record<string, string> {
  return match(pathname)?.params ?? refuse(404)
}

/** In the browser: whether no answer came at all, as opposed to a refusal. */
function isUnreached({ code, cause }: Failure): boolean {
  return !import.meta.env.SSR && code === 'unavailable' && cause instanceof TypeError
}

/** The server redirects such addresses before it renders; a click on a link inside the page is redirected here. */
function leaveIfMoved({ url }: At): void {
  const moved = canonicalRedirect(url.pathname, url.search)
  if (moved) throw new Redirect(moved.to, moved.status)
}

/** 1 §4 Version preview: only for editors; all others are sent to the page without the parameter. */
async function requireVersionRight({ call, url }: LoadArguments): Promise<void> {
  if (!url.searchParams.has('v')) return
  await call(accounts.editor).catch(() => {
    throw new Redirect(withoutParameter(url.pathname + url.search, 'v'), 301)
  })
}

/** 3-readings, Routes: the id decides; an outdated slug is redirected to the right one. */
function requireRightSlug(right: string | undefined, { url, params }: LoadArguments): void {
  if (right && 'id' in params && right !== url.pathname) {
    throw new Redirect(withQuery(right, url.search), 301)
  }
}

/** 1 §2 Navigation behaviour: a landing page does not open the overlay but leads to the programme. */
function leaveWithOverlay({ url, locale }: LoadArguments): void {
  if (url.searchParams.get('overlay') !== 'true') return
  throw new Redirect(programmeInstead(url.search, locale), 302)
}

function retryHeaders(retryAfter: number | undefined): Record<string, string> {
  return retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }
}
