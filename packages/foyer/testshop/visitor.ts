import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookieIn } from '../src/contract/cookies.ts'
import { DEFAULT_LOCALE, isLocale } from '../src/contract/locale.ts'
import type { Language } from './words.ts'

const CART = 'cart'
const ACCOUNT = 'account'
/** Longer than any reservation, so that the shop can still say that a cart has expired. */
const CART_SECONDS = 3600
export const ACCOUNT_SECONDS = 12 * 3600
const TOKEN = /^[\w-]{20,64}$/

/** The visitor of a request, by the shop's own cookies. None is set before tickets are put into a cart. */
export function visitorOf(request: FastifyRequest, reply: FastifyReply) {
  const held = (name: string) => {
    const value = cookieIn(request.headers.cookie ?? '', name) ?? ''
    return TOKEN.test(value) ? value : null
  }
  const set = (name: string, value: string, seconds: number) =>
    reply.header('Set-Cookie', `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax`)
  return {
    language: languageIn(request.query as { language?: string }),
    cart: held(CART),
    account: held(ACCOUNT),
    keepCart: (token: string) => set(CART, token, CART_SECONDS),
    dropCart: () => set(CART, '', 0),
    keepAccount: (token: string) => set(ACCOUNT, token, ACCOUNT_SECONDS),
    dropAccount: () => set(ACCOUNT, '', 0),
  }
}

function languageIn({ language }: { language?: string }): Language {
  return isLocale(language) ? language : DEFAULT_LOCALE
}

/** Name and address of the user who is logged in at the site. They fill in the checkout and prove nothing. */
export function buyerIn({ headers }: FastifyRequest): { name: string; email: string } {
  const given = String(headers['x-shop-buyer'] ?? '')
  try {
    const { name, email } = JSON.parse(Buffer.from(given, 'base64url').toString() || '{}')
    return { name: textIn(name), email: textIn(email) }
  } catch {
    return { name: '', email: '' }
  }
}

const textIn = (value: unknown) => (typeof value === 'string' ? value.slice(0, 200) : '')

export const newKey = () => randomBytes(18).toString('base64url')
