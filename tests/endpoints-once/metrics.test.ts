import { afterAll, describe, expect, it } from 'vitest'
import { startTestApp } from '../support/test-app.ts'

const METRICS_TOKEN = 'the-token-of-the-tests'
const house = await startTestApp({ environment: { METRICS_TOKEN } })
afterAll(() => house.close())
const figures = (authorization = `Bearer ${METRICS_TOKEN}`, more = {}) =>
  house.inject({ url: '/metrics', headers: { authorization }, ...more })

describe('/metrics', () => {
  it.each([
    ['this machine', { headers: {} }],
    ['a proxy on this machine', { headers: { 'x-forwarded-for': '127.0.0.1' } }],
    ['a wrong token', { headers: { authorization: 'Bearer the-token-of-another' } }],
    ['the token without its kind', { headers: { authorization: METRICS_TOKEN } }],
  ])('is closed to %s', async (_, { headers }) => {
    expect((await house.inject({ url: '/metrics', remoteAddress: '127.0.0.1', headers })).statusCode).toBe(
      403,
    )
  })

  it('is closed where there is no token, also to this machine', async () => {
    const untold = await startTestApp()
    try {
      for (const authorization of ['', 'Bearer ', 'Bearer null'])
        expect((await untold.inject({ url: '/metrics', headers: { authorization } })).statusCode).toBe(403)
    } finally {
      await untold.close()
    }
  })

  it('counts the pages that came from the store', async () => {
    await house.inject('/de')
    await house.inject('/de')
    expect((await figures()).body).toMatch(/foyer_stored_pages_total 1\b/)
  })

  it('does not grow with what is asked for: methods, paths, languages and statuses', async () => {
    const ask = async (round: string) => {
      for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND', 'SEARCH'] as const) {
        for (const path of [
          `/de/${round}`,
          `/en/${round}`,
          `/api/${round}`,
          '/de/api/events/',
          `/en/api/events/${round}/`,
        ])
          await house.inject({ method: method as never, url: path })
      }
    }
    const lines = async () =>
      (await figures()).body.split('\n').filter((line) => line.startsWith('foyer_answer'))
    await ask('one')
    const before = await lines()
    await ask('two')
    await ask('three')
    const after = await lines()
    expect(after).toHaveLength(before.length)
    // Without their values, which may contain any digits.
    const names = after.map((line) => line.replace(/ \S+$/, ''))
    expect(names.join('\n')).not.toMatch(/\/(de|en|one|two)\b|PROPFIND|40\d/)
    expect(after.length).toBeLessThan(120)
  })
})
