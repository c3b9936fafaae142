import { expect, it } from 'vitest'
import { meantFilters } from './filter-words.ts'

/** A Tuesday. */
const TODAY = '2026-03-10'

it.each([
  ['Rollstuhl', { access: ['wheelchair'] }],
  ['rollstul', { access: ['wheelchair'] }],
  ['wheelchair', { access: ['wheelchair'] }],
  ['ohne deutsch', { language: ['without-de'] }],
  ['no language', { language: ['none'] }],
  ['in English', { language: ['en'] }],
  ['kostenlos', { price_max: 0 }],
  ['kostnlos', { price_max: 0 }],
  ['unter 20 Euro', { price_max: 20 }],
  ['Samstag', { date: '2026-03-14', until: '2026-03-14' }],
  ['samstg', { date: '2026-03-14', until: '2026-03-14' }],
  ['Dienstag', { date: TODAY, until: TODAY }],
  ['heute abend', { date: TODAY, until: TODAY }],
  ['tonight', { date: TODAY, until: TODAY }],
  ['was gibt es am Wochenende', { date: '2026-03-14', until: '2026-03-15' }],
  ['heute mit Rollstuhl unter 20 Euro', { date: TODAY, until: TODAY, access: ['wheelchair'], price_max: 20 }],
  ['mit Kindern ab 6', { audience: ['families'], age: 6 }],
])('“%s” means a filter', (query, filters) => {
  expect(meantFilters(query, TODAY)).toEqual(filters)
})

it.each(['', 'Die Uhr geht nach', 'Samstag Nacht Fieber', 'am', 'Hamlet', '10'])(
  '“%s” means none',
  (query) => {
    expect(meantFilters(query, TODAY)).toBeNull()
  },
)
