import { expect, it } from 'vitest'
import { typedAnchor, typedPath } from './typed-address.ts'

it.each([
  ['Über uns!', 'ueber-uns'],
  ['/haus/Mieten & feiern/', 'haus/mieten-feiern'],
  ['besuch/anfahrt', 'besuch/anfahrt'],
  ['', ''],
])('the address of a page typed as %s is %s', (typed, kept) => expect(typedPath(typed)).toBe(kept))

it.each([
  ['Der Anfang!', 'Der-Anfang'],
  ['karten', 'karten'],
  ['main-content', 'main-content-'],
])('the anchor of a block typed as %s is %s', (typed, kept) => expect(typedAnchor(typed)).toBe(kept))
