import { afterAll, expect, it, vi } from 'vitest'
import { askAgain, firstKeys } from '../../packages/foyer/src/platform/http/ask-again.ts'
import { startTestApp } from '../support/test-app.ts'

const house = await startTestApp()
afterAll(() => house.close())
const { server, platform } = house.app

it('what was dropped is made again as a visitor would ask for it, under the same key', async () => {
  const ask = askAgain(server)
  await ask('localhost:80 /de/programm')
  await ask('localhost:80 en /api/genres/')
  const asking = vi.spyOn(platform.answers, 'remember')
  expect((await house.inject('/de/programm')).statusCode).toBe(200)
  const headers = { 'accept-language': 'en' }
  expect((await house.inject({ url: '/api/genres/', headers })).statusCode).toBe(200)
  expect(asking, 'both are there').not.toHaveBeenCalled()
  asking.mockRestore()
})

it('and is nobody’s look at a page', async () => {
  const before = await house.app.views.write()
  const insert = vi.spyOn(platform.db, 'insert')
  await askAgain(server)('house.example /de')
  await house.app.views.write()
  expect([before, insert.mock.calls]).toEqual([undefined, []])
  insert.mockRestore()
})

it('the first pages of a house are those everybody asks for, in both languages', () => {
  expect(firstKeys({ publicUrl: 'https://house.example', port: 3000 }).slice(0, 2)).toEqual([
    'https://house.example /de',
    'https://house.example /en',
  ])
  expect(firstKeys({ publicUrl: null, port: 3000 })[0]).toBe('localhost:3000 /de')
})
