import { afterAll, expect, it } from 'vitest'
import { startTestApp } from '../support/test-app.ts'

const house = await startTestApp({
  environment: { SECURITY_CONTACT: 'mailto:holes@house.example', PUBLIC_URL: 'https://house.example' },
})
const quiet = await startTestApp()
afterAll(async () => {
  await house.close()
  await quiet.close()
})

it('security.txt says whom to tell about a hole, and ends in less than a year (RFC 9116)', async () => {
  const answer = await house.inject('/.well-known/security.txt')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
  const fields = Object.fromEntries(
    answer.body
      .trimEnd()
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  )
  expect(fields.Contact).toBe('mailto:holes@house.example')
  expect(fields.Canonical).toBe('https://house.example/.well-known/security.txt')
  const days = (Date.parse(fields.Expires ?? '') - house.clock.now().getTime()) / 86_400_000
  expect(days).toBeGreaterThan(170)
  expect(days).toBeLessThan(365)
})

it('there is none where nobody is named', async () => {
  expect((await quiet.inject('/.well-known/security.txt')).statusCode).toBe(404)
})

it('a password manager finds where a password is changed', async () => {
  const answer = await house.inject('/.well-known/change-password')
  expect(answer.statusCode).toBe(302)
  const page = await house.inject({
    url: String(answer.headers.location),
    ...(await house.login('customer')),
  })
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('type="password"')
})
