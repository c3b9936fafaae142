import { expect, it } from 'vitest'
import type { Call } from '../../../../contract/endpoint.ts'
import { events } from '../../../events/endpoints.ts'
import { arrange, nothingYet } from './grouping.ts'
import { loadProgramme } from './programme-data.ts'

/** Ten events on the first day, ten on the third; a teaser at the end of the first. */
const DAYS = ['2026-03-10', '2026-03-12']
const call = (async (endpoint: unknown, params: { page: number; page_size: number }) => {
  if (endpoint === events.teasers) return { data: [{ id: 7, position: '2026-03-10' }] }
  if (endpoint !== events.list) return { date: '2026-03-10' }
  const { page, page_size } = params
  const places = Array.from({ length: page_size }, (_, place) => (page - 1) * page_size + place)
  return {
    count: 20,
    next: page * page_size < 20 ? 'more' : null,
    results: places.map((place) => ({ id: place, day: DAYS[Math.floor(place / 10)] })),
  }
}) as Call

const itemsOn = async (page: number, filters = {}) => {
  const { list, teasers } = await loadProgramme(call, { date: null, filters, page })
  const { days } = arrange(nothingYet(teasers), { events: list.results, isLast: list.next === null })
  return days.flatMap(({ items }) => items.map(({ xtype }) => xtype))
}

it('3-readings, Calls: a teaser of the last day of a page stands on the next one, where that day is passed', async () => {
  expect(await itemsOn(1)).not.toContain('teaser')
  expect(await itemsOn(2)).toContain('teaser')
})

it('2 §2 Event programme: a selection holds what was selected, and no teasers', async () => {
  expect(await itemsOn(2, { genre: 3 })).not.toContain('teaser')
})
