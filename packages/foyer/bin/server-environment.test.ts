import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'

const { serverEnvironment } = await import(pathToFileURL(`${import.meta.dirname}/server-environment.js`).href)

it('a server runs with two arenas, unless its operator has set another number', () => {
  expect(serverEnvironment({})).toEqual({ NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' })
  expect(serverEnvironment({ MALLOC_ARENA_MAX: '' })).toMatchObject({ MALLOC_ARENA_MAX: '2' })
  expect(serverEnvironment({ MALLOC_ARENA_MAX: '8' })).toMatchObject({ MALLOC_ARENA_MAX: '8' })
  expect(serverEnvironment({ NODE_ENV: 'development' })).toMatchObject({ NODE_ENV: 'production' })
})
