import { expect, it } from 'vitest'
import { slugOf } from './slug.ts'

it.each([
  ['Nacht am Fluß', 'nacht-am-fluss'],
  ['Ärger über Öl & Übermut', 'aerger-ueber-oel-uebermut'],
  ['Œuvre, Ægir, Øre, Łódź', 'oeuvre-aegir-oere-lodz'],
  ['  “Café” – 20 Uhr!  ', 'cafe-20-uhr'],
  ['Veran\u00adstaltung', 'veranstaltung'],
  ['東京', 'x'],
  ['', 'x'],
  ['---', 'x'],
  ['a'.repeat(90), 'a'.repeat(80)],
  [`${'a'.repeat(79)} b`, 'a'.repeat(79)],
])('3-readings, Routes: the slug of "%s" is "%s"', (title, slug) => {
  expect(slugOf(title)).toBe(slug)
})
