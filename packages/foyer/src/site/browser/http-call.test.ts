import { describe, expect, it } from 'vitest'
import { endpoint } from '../../contract/endpoint.ts'
import { httpCall } from './http-call.ts'

const save = endpoint<never>('POST', '/api/things')
const read = endpoint<never>('GET', '/api/things')

/** A server that knows one token and sends it with every answer to the call for the user's details. */
function server({ cookie, current }: { cookie?: string; current: string }) {
  let held = cookie
  const asked: string[] = []
  const fetch = (async (url: string, init: RequestInit) => {
    asked.push(`${init.method} ${url}`)
    if (url.includes('user-details')) {
      held = current
      return Response.json({})
    }
    const { 'X-CSRFToken': sent } = init.headers as Record<string, string>
    const isRight = init.method === 'GET' || sent === current
    return isRight ? Response.json({ saved: true }) : Response.json({ code: 'csrf_failed' }, { status: 403 })
  }) as typeof globalThis.fetch
  const call = httpCall({ locale: 'de', fetch, readCookie: () => held }) as (
    ...args: unknown[]
  ) => Promise<unknown>
  return { call, asked }
}

describe('3-readings, Calls: a write from the browser', () => {
  it('sends the token it has', async () => {
    const { call, asked } = server({ cookie: 'a', current: 'a' })
    expect(await call(save, {}, { word: 1 })).toEqual({ saved: true })
    expect(asked).toEqual(['POST /de/api/things/'])
  })

  it('fetches one where it has none', async () => {
    const { call, asked } = server({ current: 'a' })
    expect(await call(save, {}, {})).toEqual({ saved: true })
    expect(asked).toEqual(['GET /de/api/user-details/', 'POST /de/api/things/'])
  })

  it('tries once more with a new one where its own has ended, and no more than once', async () => {
    const { call, asked } = server({ cookie: 'old', current: 'new' })
    expect(await call(save, {}, {})).toEqual({ saved: true })
    expect(asked).toEqual(['POST /de/api/things/', 'GET /de/api/user-details/', 'POST /de/api/things/'])

    const never = server({ cookie: 'old', current: 'new' })
    const refusing = httpCall({
      locale: 'de',
      fetch: (async () =>
        Response.json({ code: 'csrf_failed' }, { status: 403 })) as unknown as typeof globalThis.fetch,
      readCookie: () => 'old',
    }) as typeof never.call
    await expect(refusing(save, {}, {})).rejects.toMatchObject({ code: 'csrf_failed' })
  })

  it('is the only kind of call that needs one', async () => {
    const { call, asked } = server({ current: 'a' })
    await call(read)
    expect(asked).toEqual(['GET /de/api/things/'])
  })
})
