import { afterAll, expect, it } from 'vitest'
import { startTestApp } from '../support/test-app.ts'

const house = await startTestApp()
afterAll(() => house.close())

it('is alive and ready', async () => {
  for (const url of ['/livez', '/readyz']) {
    const answer = await house.inject(url)
    expect(answer.statusCode, url).toBe(200)
    expect(answer.json()).toEqual({ status: 'ok' })
  }
})

it('answers the home page in both languages', async () => {
  for (const locale of ['de', 'en']) {
    const answer = await house.inject(`/${locale}`)
    expect(answer.statusCode, locale).toBe(200)
    expect(answer.body).toContain(`<html lang="${locale}"`)
  }
})

it.each(['admin', 'editor', 'customer'] as const)('logs the %s in', async (role) => {
  const session = await house.login(role)
  const answer = await house.inject({ ...session, url: '/api/user-details' })
  expect(answer.json()).toMatchObject({ logged: true, email: `${role}@test.example` })
})
