import { hostName } from '../../contract/cookies.ts'
import type { Context } from '../../platform/context.ts'
import type { SentCall, ShopSession } from '../../webshop/port.ts'

const COOKIE = 'webshop'
const CALLS_COOKIE = 'webshop-calls'
/** The limit for calls of one order, which has one call for each seat group. */
const MOST_CALLS = 10
const TWELVE_HOURS = 12 * 3600
/** Longer than shops reserve seats. */
const HALF_AN_HOUR = 1800
const NAME = /^[\w.-]{1,64}$/
const VALUE = /^[!#-+\--:<-[\]-~]*$/
const MAX_VALUE = 2000
/** The size that browsers accept for one cookie, minus room for its name. */
const MAX_LENGTH = 3800

type Asking = Pick<Context, 'cookies' | 'config' | 'locale'>

/**
 * The cookies that the shop has set for this visitor. They are stored together in one cookie of ours, which scripts
 * cannot read. They are sent only to the shop, and none of our own cookies is.
 */
export function shopSession({ cookies, config, locale }: Asking): ShopSession {
  const isSecure = config.publicUrl?.startsWith('https:') ?? false
  const name = isSecure ? hostName(COOKIE) : COOKIE
  const held = unpack(cookies.get(name))
  const callsName = isSecure ? hostName(CALLS_COOKIE) : CALLS_COOKIE
  const calls = unpack(cookies.get(callsName))
  return {
    cookies: held,
    locale,
    set(cookie) {
      if (cookie.value === '') delete held[cookie.name]
      else held[cookie.name] = cookie.value
      const packed = pack(held)
      if (packed === '') cookies.clear(name)
      else if (packed.length <= MAX_LENGTH) {
        cookies.set(name, packed, { httpOnly: true, maxAgeSeconds: TWELVE_HOURS })
      }
    },
    calls: {
      get: (key): SentCall | null =>
        /^\d{1,4}$/.test(calls[key] ?? '') ? { tickets: Number(calls[key]) } : null,
      set(key, call) {
        delete calls[key]
        if (call) calls[key] = String(call.tickets)
        for (const old of Object.keys(calls).slice(0, -MOST_CALLS)) delete calls[old]
        const packed = pack(calls)
        if (packed === '') cookies.clear(callsName)
        else cookies.set(callsName, packed, { httpOnly: true, maxAgeSeconds: HALF_AN_HOUR })
      },
    },
  }
}

function pack(held: Record<string, string>): string {
  const entries = Object.entries(held)
  return entries.length === 0 ? '' : Buffer.from(JSON.stringify(entries)).toString('base64url')
}

/** The cookie may have been changed: only what is allowed in a header is passed on. */
function unpack(packed: string | undefined): Record<string, string> {
  if (!packed || packed.length > MAX_LENGTH) return {}
  try {
    const entries: unknown = JSON.parse(Buffer.from(packed, 'base64url').toString())
    if (!Array.isArray(entries)) return {}
    const fits = (entry: unknown): entry is [string, string] =>
      Array.isArray(entry) &&
      entry.length === 2 &&
      typeof entry[0] === 'string' &&
      typeof entry[1] === 'string' &&
      NAME.test(entry[0]) &&
      VALUE.test(entry[1]) &&
      entry[1].length <= MAX_VALUE
    return Object.fromEntries(entries.filter(fits))
  } catch {
    return {}
  }
}
