import { afterAll, describe, expect, it } from 'vitest'
import { startTestApp } from '../support/test-app.ts'

interface Row {
  /** What to ask for, where the route has parameters. */
  url?: string
  body?: object
  visitor: number
  customer: number
  editor: number
  admin: number
  /** With a session that has ended. */
  expired: number
  /** A write with a token that is not the caller's; null where nothing is written. */
  badCsrf: number | null
}

const open = { visitor: 200, customer: 200, editor: 200, admin: 200, expired: 200, badCsrf: null }
const forEditors = { visitor: 401, customer: 403, editor: 200, admin: 200, expired: 401, badCsrf: null }
const wrongLogin = { visitor: 401, customer: 401, editor: 401, admin: 401, expired: 401 }
const done = { visitor: 204, customer: 204, editor: 204, admin: 204, expired: 204 }

/** Who may use which way in. A route without a row here fails the test below. */
const TABLE: Record<string, Row> = {
  'GET /livez': open,
  'GET /readyz': open,
  'GET /metrics': open,
  'GET /openapi.json': open,
  'GET /api/docs': open,
  'GET /api/docs.css': open,

  'GET /api/user-details': open,
  'GET /pageeditor-api/user': forEditors,
  'POST /api/user-login': {
    ...wrongLogin,
    body: { email: 'nobody@test.example', password: 'no' },
    badCsrf: 403,
  },
  'POST /api/user-logout': { ...done, badCsrf: 403 },

  'GET /pageeditor-api/settings': open,
  'GET /pageeditor-api/nav': open,
  'GET /pageeditor-api/page': open,
  'GET /pageeditor-api/page/*': { ...open, url: '/pageeditor-api/page/haus' },
  'GET /pageeditor-api/container/by-slug/:slug': {
    url: '/pageeditor-api/container/by-slug/none',
    ...{ visitor: 404, customer: 404, editor: 404, admin: 404, expired: 404, badCsrf: null },
  },

  'GET /favicon.svg': open,
  'GET /assets/*': {
    url: '/assets/none.js',
    ...{ visitor: 404, customer: 404, editor: 404, admin: 404, expired: 404, badCsrf: null },
  },
  'GET /*': { ...open, url: '/de' },
  // The one screen that takes a form; a browser's word on where it comes from stands for the token.
  'POST /*': {
    url: '/de',
    ...{ visitor: 405, customer: 405, editor: 405, admin: 405, expired: 405, badCsrf: null },
  },
}

const house = await startTestApp()
afterAll(() => house.close())

/** A route under a language is the same way in as the bare one. */
const keyOf = ({ method, url }: { method: string; url: string }) =>
  `${method} ${url.replace(/^\/(de|en)(?=\/)/, '')}`
const declared = new Set(house.app.routes.map(keyOf))

describe('route × role', () => {
  it('has a row for every route, and no row without one', () => {
    expect([...declared].filter((key) => !TABLE[key])).toEqual([])
    expect(Object.keys(TABLE).filter((key) => !declared.has(key))).toEqual([])
  })

  const roles = ['visitor', 'customer', 'editor', 'admin'] as const
  describe.each(Object.entries(TABLE))('%s', (key, row) => {
    const [method, pattern] = key.split(' ') as ['GET' | 'POST', string]
    const request = { method, url: row.url ?? pattern, ...(method === 'POST' && { payload: row.body ?? {} }) }

    it.each(roles)('%s', async (role) => {
      const caller = role === 'visitor' ? await house.visit() : await house.login(role)
      const answer = await house.inject({ ...caller, ...request })
      expect(answer.statusCode, answer.body.slice(0, 200)).toBe(row[role])
    })

    it('expired session', async () => {
      const caller = await house.login('admin')
      house.clock.advance({ days: 20 })
      // The token still belongs to the session's cookie, as it would in a browser left open.
      const answer = await house.inject({ ...caller, ...request })
      expect(answer.statusCode, answer.body.slice(0, 200)).toBe(row.expired)
    })

    if (row.badCsrf === null) return
    it('bad CSRF', async () => {
      const caller = await house.login('admin')
      const other = await house.login('editor')
      const answer = await house.inject({ ...caller, ...request, headers: other.headers })
      expect(answer.statusCode).toBe(row.badCsrf)
    })
  })
})
