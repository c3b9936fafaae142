import { expect, it } from 'vitest'
import { screenFile, screenNames } from './screens.ts'

it('every screen of the table has its file, and every file its row', () => {
  const files = Object.keys(import.meta.glob('/src/**/*.route.ts')).map((file) => file.slice(1))
  const named = new Set(screenNames().map(screenFile))
  expect([...named].toSorted()).toEqual(files.toSorted())
})
