import type { z } from 'zod'
import { Failure } from '../../contract/errors.ts'
import { ask, jsonIn, type Question, type ShopResponse } from '../ask.ts'
import type { ShopTools } from '../define-shop.ts'

/** However long the shop asks us to stay away. */
const MOST_PAUSE_MS = 60_000
const REDIRECTS = new Set([301, 302, 303, 307, 308])

/** Calls to one organizer at pretix. Nothing outside its address is ever called, whatever an answer says. */
export function pretixCalls(
  address: string,
  { clock, log, limits }: Pick<ShopTools, 'clock' | 'log' | 'limits'>,
) {
  const { origin, pathname } = new URL(address)
  const base = pathname.replace(/\/$/, '')
  let pausedUntil = 0
  const told = new Set<string>()
  const tellOnce = (key: string, facts: object, sentence: string) => {
    if (!told.has(key)) log.error(facts, sentence)
    told.add(key)
  }

  /** The path with its query, if it is an address of the organizer; else null. */
  const within = (to: string, from = `${base}/`): string | null => {
    if (!URL.canParse(to, origin + from)) return null
    const url = new URL(to, origin + from)
    const isBelow = url.pathname.toLowerCase().startsWith(`${base}/`.toLowerCase())
    return url.origin === origin && isBelow ? url.pathname + url.search : null
  }

  const send = async (question: Question): Promise<ShopResponse> => {
    if (clock.now().getTime() < pausedUntil) throw new Failure('shop_offline')
    const response = await ask(origin, question, limits)
    if (response.status === 429) {
      const seconds = Number(response.retryAfter ?? 5)
      const pause = Number.isFinite(seconds) ? seconds * 1000 : MOST_PAUSE_MS
      pausedUntil = clock.now().getTime() + Math.min(Math.max(pause, 1000), MOST_PAUSE_MS)
      throw new Failure('shop_offline')
    }
    return response
  }

  /** Follows one redirect to the right spelling of the address. A redirect that leaves the organizer is a wrong setting. */
  const follow = async (question: Question): Promise<ShopResponse> => {
    const response = await send(question)
    if (!REDIRECTS.has(response.status)) return response
    const to = within(response.location ?? '', question.path)
    if (to === null) {
      const where =
        response.location && URL.canParse(response.location) ? new URL(response.location).origin : ''
      tellOnce(
        `moved ${where}`,
        { where },
        'pretix answers at another address: set it as the address of the shop',
      )
      throw new Failure('shop_offline')
    }
    const again = await send({ ...question, path: to })
    if (REDIRECTS.has(again.status)) throw new Failure('shop_offline')
    return again
  }

  /** Asks below the organizer's address. `path` begins with the short name of the event. */
  const json = async <T>(schema: z.ZodType<T>, path: string, form?: URLSearchParams): Promise<T> => {
    const to = within(path)
    if (to === null) throw new Failure('not_found')
    const response = await follow({
      ...{ method: form ? 'POST' : 'GET', path: to },
      headers: {
        Accept: 'application/json',
        ...(form && { 'Content-Type': 'application/x-www-form-urlencoded' }),
      },
      ...(form && { body: form.toString() }),
    })
    if (response.status === 404) throw new Failure('not_found')
    if (response.status !== 200) throw new Failure('shop_offline')
    const body = jsonIn(response)
    const parsed = schema.safeParse(body)
    if (parsed.success) return parsed.data
    const [issue] = parsed.error.issues
    const field = issue?.path.filter((part) => typeof part === 'string').join('.') ?? ''
    // The value is not told: it may be the secret of a cart.
    tellOnce(
      `changed ${field}`,
      { field, expected: issue?.message },
      'pretix answers in another form than is known',
    )
    throw new Failure('shop_offline')
  }
  return { json, within, base: `${origin}${base}` }
}

export type PretixCalls = ReturnType<typeof pretixCalls>
