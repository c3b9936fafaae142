import { createHash } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { fakeContext } from '../../../../../tests/support/fake-context.ts'
import { requireCsrf } from '../../platform/http/csrf.ts'
import { VISITOR } from '../../platform/viewer.ts'
import { endSession, findViewer, forgetPastSessions, startSession } from './sessions.ts'

const hash = (token: string) => createHash('sha256').update(token).digest('base64url')
const AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0'
const NOW = '2026-03-10T12:00:00.000Z'
const IDLE_SINCE = '2026-03-10T00:00:00.000Z'
const TOO_OLD = '2026-02-24T12:00:00.000Z'

function withCookies(token?: string, answer?: Parameters<typeof fakeContext>[0]) {
  const cookies = { get: vi.fn(() => token), set: vi.fn(), clear: vi.fn() }
  return { cookies, ...fakeContext(answer, { cookies, secret: 'secret', agent: AGENT } as never) }
}

describe('quality, Security: a session', () => {
  it('begins under a new token of 128 bits, of which only the hash is stored', async () => {
    const { context, cookies, asked } = withCookies()
    await startSession(context, 7)
    const [name, token, options] = cookies.set.mock.calls[0] ?? []
    expect(name).toBe('sessionid')
    expect(Buffer.from(token.split('.')[0] ?? '', 'base64url')).toHaveLength(16)
    expect(options).toEqual({ httpOnly: true, maxAgeSeconds: 14 * 24 * 3600 })
    expect(asked[0]?.sql).toContain('insert into session')
    expect(asked[0]?.params).toEqual([hash(token), 'Firefox · Linux', 7, NOW, NOW])
    const [csrfName, csrfToken, csrfOptions] = cookies.set.mock.calls[1] ?? []
    expect([csrfName, csrfOptions]).toEqual(['csrftoken', { httpOnly: false }])
    const sent = { sessionid: token, csrftoken: csrfToken } as Record<string, string>
    const received = { ...cookies, get: (cookie: string) => sent[cookie] }
    expect(() => requireCsrf(received, { 'x-csrftoken': csrfToken }, 'secret')).not.toThrow()
    await startSession(context, 7)
    expect(cookies.set.mock.calls[2]?.[1]).not.toBe(token)
  })

  it('ends with its row and both cookies', async () => {
    const { context, cookies, asked } = withCookies('token')
    await endSession(context)
    expect(asked).toEqual([
      { sql: 'delete from session where session.token_hash = $1', params: [hash('token')] },
    ])
    expect(cookies.clear.mock.calls).toEqual([['sessionid'], ['csrftoken']])
    const nobody = withCookies()
    await endSession(nobody.context)
    expect(nobody.asked).toEqual([])
    expect(nobody.cookies.clear).toHaveBeenCalledTimes(2)
  })

  it('that is idle, old, older than the password or of somebody suspended is nobody’s', async () => {
    const { context, asked } = fakeContext(() => [])
    expect(await findViewer(context, 'token')).toEqual(VISITOR)
    expect(asked).toHaveLength(1)
    expect(asked[0]?.sql).toContain(
      'from session inner join user on user.id = session.user_id left join second_factor on second_factor.user_id = user.id left join account_rule on account_rule.id = 1 where (session.token_hash = $1 and (session.last_seen_at > $2 and session.created_at > $3 and session.created_at >= user.password_changed_at and user.suspended_at is null))',
    )
    expect(asked[0]?.params).toEqual([hash('token'), IDLE_SINCE, TOO_OLD])
  })

  it.each([
    ['2026-03-10T11:55:00Z', false],
    ['2026-03-10T11:54:59.999Z', true],
  ])('is marked as used at most every five minutes: last seen %s', async (lastSeenAt, isMarked) => {
    const { context, asked } = fakeContext(({ sql }) =>
      sql.startsWith('select') ? [[7, 'editor', true, lastSeenAt, false]] : [],
    )
    expect(await findViewer(context, 'token')).toEqual({
      role: 'editor',
      userId: 7,
      hasDashboardAccess: true,
    })
    const [, update] = asked
    if (!isMarked) expect(update).toBeUndefined()
    else
      expect(update).toEqual({
        sql: 'update session set last_seen_at = $1 where session.token_hash = $2',
        params: [NOW, hash('token')],
      })
  })

  it('of an editor who has to have a second factor and has none is a customer’s', async () => {
    const { context } = fakeContext(() => [[7, 'editor', true, NOW, true]])
    expect(await findViewer(context, 'token')).toEqual({ role: 'customer', userId: 7 })
  })

  it('is not marked as used by what a window asks by itself', async () => {
    const { context, asked } = fakeContext(() => [[7, 'editor', true, '2026-03-10T01:00:00Z', false]])
    expect(await findViewer(context, 'token', false)).toMatchObject({ userId: 7 })
    expect(asked).toHaveLength(1)
  })

  it('of the past is forgotten', async () => {
    const { context, asked } = fakeContext()
    await forgetPastSessions(context)
    expect(asked).toEqual([
      {
        sql: 'delete from session where (session.last_seen_at < $1 or session.created_at < $2)',
        params: [IDLE_SINCE, TOO_OLD],
      },
    ])
  })
})
