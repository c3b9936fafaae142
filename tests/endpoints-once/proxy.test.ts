import { afterAll, describe, expect, it } from 'vitest'
import { startTestApp } from '../support/test-app.ts'

const house = await startTestApp({ environment: { TRUST_PROXY: 'on' } })
afterAll(() => house.close())

describe('behind a proxy', () => {
  it('throttles by the address the proxy added, not by the first one claimed', async () => {
    const visitor = await house.visit()
    const reportFrom = (claimed: string) =>
      house.inject({
        method: 'POST',
        url: '/api/dashboard-error-log',
        cookies: visitor.cookies,
        headers: { ...visitor.headers, 'x-forwarded-for': `${claimed}, 203.0.113.9` },
        payload: { url: '/de/weg' },
      })
    const statuses = new Set<number>()
    for (let time = 0; time <= 30; time++) statuses.add((await reportFrom(`10.0.0.${time}`)).statusCode)
    expect([...statuses]).toEqual([204, 429])
  })
})

it('an address of another site as the target is no redirect to it', async () => {
  const answer = await house.inject({ url: 'http://evil.example/de/' })
  expect(answer.headers.location ?? '').not.toContain('evil')
})
