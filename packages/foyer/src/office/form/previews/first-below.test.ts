import { expect, it } from 'vitest'
import { firstBelow } from './first-below.ts'

it('the preview shows the first item of a list, not a list below it', () => {
  const html =
    '<a href="/de/magazin">M</a><a href="/de/magazin/categories/essay/3">E</a><a href="/de/magazin/nacht/17">N</a><a href="/de/magazin/tag/18">T</a>'
  expect(firstBelow(html, '/de/magazin')).toBe('/de/magazin/nacht/17')
  expect(firstBelow('<a href="/de/magazine/nacht/17">', '/de/magazin')).toBeNull()
  expect(firstBelow(null, '/de/magazin')).toBeNull()
})
