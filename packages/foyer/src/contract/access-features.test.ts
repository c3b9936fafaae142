import { expect, it } from 'vitest'
import { accessOf, accessTo } from './access-features.ts'

const says = (accessFeatures: string[], accessMissing: string[] = []) => ({ accessFeatures, accessMissing })
const silent = says([])

it('the event decides, then its production, then its room', () => {
  const ask = (event = silent, production = silent, room = silent) =>
    accessTo('wheelchair', event, production, room, null)
  expect(ask(undefined, undefined, says(['wheelchair']))).toBe(true)
  expect(ask(undefined, says([], ['wheelchair']), says(['wheelchair']))).toBe(false)
  expect(ask(says(['wheelchair']), says([], ['wheelchair']))).toBe(true)
  expect(ask()).toBeNull()
})

it('a venue speaks for its building, and not for its rooms', () => {
  const venue = says(['wheelchair', 'lift', 'quiet-room'])
  expect(accessOf(silent, null, silent, venue)).toEqual(['lift', 'quiet-room'])
  expect(accessOf(says([], ['lift']), null, null, venue)).toEqual(['quiet-room'])
})

it('an item that contradicts itself is read carefully', () => {
  expect(accessTo('relaxed', says(['relaxed'], ['relaxed']), null, null, null)).toBe(false)
})
