import { describe, expect, it } from 'vitest'
import { ROUTES } from '../contract/route-table.ts'
import { checkPaths } from './check-paths.ts'

/** The route table as it would be with other words for the programme. */
function tableWith(word: string) {
  const events = { path: { de: `/de${word}`, en: '/en/events' } }
  const event = { path: { de: `/de${word}/{slug}/{id}`, en: '/en/events/{slug}/{id}' } }
  return { ...ROUTES, events, event }
}
const check = (word: string) => checkPaths({ events: { de: word } }, tableWith(word))

it('takes words that are free', () => {
  expect(() => check('/spielplan')).not.toThrow()
  expect(() => check('/kalender/alles')).not.toThrow()
  expect(() => checkPaths({})).not.toThrow()
})

describe('words that are not free are refused with one sentence', () => {
  it.each([
    [
      '/produktionen',
      /^house\.ts: paths\.events: \/de\/produktionen is already the address of "productions"\.$/,
    ],
    ['/user/profile', /is already the address of "userProfile"\.$/],
    ['/404', /is already the address of "notFound"\.$/],
    ['/profil', /^house\.ts: paths\.events: \/de\/profil is an address that Foyer itself answers\.$/],
    ['/media', /is an address that Foyer itself answers\.$/],
  ])('%s', (word, sentence) => {
    expect(() => check(word)).toThrow(sentence)
  })
})
