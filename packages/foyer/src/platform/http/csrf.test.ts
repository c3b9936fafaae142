import { describe, expect, it } from 'vitest'
import type { Cookies } from './cookies.ts'
import { ensureCsrfCookie, issueCsrfToken, requireCsrf, requireSameOrigin } from './csrf.ts'

const SECRET = 'the secret of this installation'

function jar(held: Record<string, string> = {}) {
  const set: Record<string, { value: string; httpOnly: boolean }> = {}
  const cookies: Cookies = {
    get: (name) => held[name],
    set: (name, value, { httpOnly }) => {
      set[name] = { value, httpOnly }
    },
    clear: () => {},
  }
  return { cookies, set }
}

/** A write by a caller who has these cookies and sends this header. */
function write(held: Record<string, string>, header?: string | string[]) {
  return () =>
    requireCsrf(jar(held).cookies, header === undefined ? {} : { 'x-csrftoken': header as string }, SECRET)
}

const REFUSED = expect.objectContaining({ code: 'csrf_failed', status: 403 })

describe('the token of a write (3-readings, Calls)', () => {
  it('is taken when header and cookie are equal and belong to the session', () => {
    const token = issueCsrfToken(SECRET, 'session-a')
    expect(write({ sessionid: 'session-a', csrftoken: token }, token)).not.toThrow()
  })

  it('covers a visitor without a session in the same way', () => {
    const token = issueCsrfToken(SECRET, undefined)
    expect(write({ csrftoken: token }, token)).not.toThrow()
  })

  it('is refused when header or cookie is missing, empty or different', () => {
    const token = issueCsrfToken(SECRET, undefined)
    const other = issueCsrfToken(SECRET, undefined)
    expect(write({ csrftoken: token })).toThrow(REFUSED)
    expect(write({}, token)).toThrow(REFUSED)
    expect(write({ csrftoken: token }, other)).toThrow(REFUSED)
    expect(write({ csrftoken: '' }, '')).toThrow(REFUSED)
    expect(write({ csrftoken: token }, [token, token])).toThrow(REFUSED)
  })

  it('is worth nothing in another session, before login or after logout', () => {
    const ofVisitor = issueCsrfToken(SECRET, undefined)
    const ofA = issueCsrfToken(SECRET, 'session-a')
    expect(write({ sessionid: 'session-b', csrftoken: ofA }, ofA)).toThrow(REFUSED)
    expect(write({ sessionid: 'session-a', csrftoken: ofVisitor }, ofVisitor)).toThrow(REFUSED)
    expect(write({ csrftoken: ofA }, ofA)).toThrow(REFUSED)
  })

  it('cannot be made without the secret', () => {
    const [nonce, signature] = issueCsrfToken(SECRET, undefined).split('.')
    const forged = [
      '',
      '.',
      'x',
      `${nonce}.`,
      `.${signature}`,
      `x${nonce}.${signature}`,
      `${nonce}.${signature}x`,
    ]
    for (const token of [...forged, issueCsrfToken('another secret', undefined)]) {
      expect(write({ csrftoken: token }, token), token).toThrow(REFUSED)
    }
  })

  it('is new each time', () => {
    expect(issueCsrfToken(SECRET, 'a')).not.toBe(issueCsrfToken(SECRET, 'a'))
  })
})

describe('the csrftoken cookie', () => {
  it('is given to whoever has none, readable by scripts and good for a write', () => {
    const { cookies, set } = jar({ sessionid: 'session-a' })
    ensureCsrfCookie(cookies, SECRET)
    const { value = '', httpOnly } = set.csrftoken ?? {}
    expect(httpOnly).toBe(false)
    expect(write({ sessionid: 'session-a', csrftoken: value }, value)).not.toThrow()
  })

  it('is left alone while it is good, so that two open tabs do not undo each other', () => {
    const { cookies, set } = jar({ csrftoken: issueCsrfToken(SECRET, undefined) })
    ensureCsrfCookie(cookies, SECRET)
    expect(set).toEqual({})
  })

  it('is replaced when it belongs to another session or to nobody', () => {
    for (const held of [issueCsrfToken(SECRET, 'session-a'), 'garbage', '']) {
      const { cookies, set } = jar({ sessionid: 'session-b', csrftoken: held })
      ensureCsrfCookie(cookies, SECRET)
      expect(set.csrftoken).toBeDefined()
    }
  })
})

describe('where a write comes from', () => {
  const from = (headers: Record<string, string>, publicUrl: string | null = null) => {
    return () => requireSameOrigin({ host: 'house.example', ...headers }, publicUrl)
  }

  it('may be our own pages, or a client that is no browser', () => {
    expect(from({})).not.toThrow()
    expect(from({ 'sec-fetch-site': 'same-origin', origin: 'https://house.example' })).not.toThrow()
    expect(from({ origin: 'http://house.example' })).not.toThrow()
  })

  it.each(['cross-site', 'same-site', 'none', ''])('is refused when the browser says "%s"', (site) => {
    expect(from({ 'sec-fetch-site': site })).toThrow(REFUSED)
  })

  it.each([
    'https://evil.example',
    'https://sub.house.example',
    'https://house.example.evil.example',
    'https://house.example:8443',
    'null',
    '',
  ])('is refused when the origin is "%s"', (origin) => {
    expect(from({ origin })).toThrow(REFUSED)
  })

  it('is held against the public address where one is configured, whatever the host header says', () => {
    expect(from({ host: 'evil.example', origin: 'https://evil.example' }, 'https://house.example')).toThrow(
      REFUSED,
    )
    expect(
      from({ host: 'inside:3000', origin: 'https://house.example' }, 'https://house.example'),
    ).not.toThrow()
    expect(from({ origin: 'http://house.example' }, 'https://house.example')).toThrow(REFUSED)
  })
})
