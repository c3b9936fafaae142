import { expect, it } from 'vitest'
import { screenFile, screenFiles, screenNames } from './screens.ts'

it('every screen of the table has its file, and every file its row', () => {
  const named = new Set(screenNames().map(screenFile))
  expect([...named].toSorted()).toEqual(screenFiles().toSorted())
})
