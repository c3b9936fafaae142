import { afterAll, expect, it } from 'vitest'
import { startTestApp } from '../support/test-app.ts'

const house = await startTestApp()
afterAll(() => house.close())

it('events can be read after productions of a date were asked for first', async () => {
  const productions = await house.inject({ url: '/de/api/productions/?date=20-03-2026' })
  expect(productions.statusCode).toBe(200)
  const events = await house.inject({ url: '/de/api/events/' })
  expect(events.statusCode, events.body.slice(0, 200)).toBe(200)
})
