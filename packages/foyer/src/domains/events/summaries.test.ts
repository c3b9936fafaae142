import { describe, expect, it } from 'vitest'
import { fakeContext, sqlOf } from '../../../../../tests/support/fake-context.ts'
import { type EventRow, IN_ORDER, orElse, selectEvents, summarise, titleOf } from './summaries.ts'

const both = (de: string, en = `${de} (en)`) => ({ de, en })
const NOTHING = both('', '')
const PUBLIC = { isOnline: true, publishedAt: new Date('2026-01-01T00:00:00Z') }
const PRODUCTION = {
  ...{ id: 5, title: both('Medea'), subtitle: both('Nach Euripides'), imageId: 9, durationMinutes: 95 },
  ...{ language: both('Deutsch'), surtitles: both('Englisch'), ageAdvice: both('ab 14') },
  ...{ accessFeatures: ['surtitles'], accessMissing: ['wheelchair'] },
  ...PUBLIC,
}
const ROW = {
  event: {
    ...{ id: 1, idJet: 'j1', status: 'scheduled', ticketUrl: '', eventType: both('Premiere') },
    ...{ title: NOTHING, subtitle: NOTHING, language: NOTHING, surtitles: NOTHING, ageAdvice: NOTHING },
    ...{
      day: '2026-03-10',
      lastDay: '2026-03-10',
      prices: [],
      seatGroups: [],
      accessFeatures: ['induction-loop'],
      accessMissing: [],
    },
    ...{ dateStart: new Date('2026-03-10T18:30:00Z'), dateEnd: new Date('2026-03-10T20:30:00Z') },
    ...{ ticketSaleFrom: new Date('2026-02-01T09:00:00Z'), imageId: null, durationMinutes: null },
  },
  production: PRODUCTION,
  room: { id: 3, name: both('Saal'), accessFeatures: ['wheelchair'], accessMissing: [] },
  venueSaid: { accessFeatures: ['lift'], accessMissing: [] },
  venue: { id: 4, name: both('Haus'), ...PUBLIC },
  series: { id: 6, name: both('Reihe'), ...PUBLIC },
  parent: { id: 2, ...PUBLIC },
  genre: { id: 7, name: both('Tanz') },
  type: { slug: '10', name: both('Theater') },
} as unknown as EventRow

const described = async (change: object = {}, event: object = {}, more = {}) => {
  const { context, asked } = fakeContext(undefined, more)
  const row = { ...ROW, ...change, event: { ...ROW.event, ...event } } as EventRow
  const [summary] = await summarise(context, [row])
  return { summary, context, asked }
}

describe('a line of the programme', () => {
  it('2 §3: says what the event leaves open as its production does', async () => {
    const { summary } = await described()
    expect(summary).toMatchObject({
      ...{ id: 1, id_jet: 'j1', parent: 2, title: 'Medea', subtitle: 'Nach Euripides', slug: 'medea' },
      ...{ url: '/de/programm/medea/1', event_type_new: 'Premiere', day: '2026-03-10', language: 'Deutsch' },
      ...{
        surtitles: 'Englisch',
        age_advice: 'ab 14',
        duration_minutes: 95,
        access_features: ['induction-loop', 'surtitles', 'lift'],
      },
      date_start: '2026-03-10T19:30:00+01:00',
      date_end: '2026-03-10T21:30:00+01:00',
      ticketSaleFrom: '2026-02-01T10:00:00+01:00',
      ticket_sale: 'open',
      room: { id: 3, name: 'Saal', venue: { id: 4, name: 'Haus', url: '/de/veranstaltungsorte/haus/4' } },
      production: { id: 5, name: 'Medea', url: '/de/produktionen/medea/5' },
      series: { id: 6, name: 'Reihe', url: '/de/series/reihe/6' },
      genre: { id: 7, name: 'Tanz' },
      type: { slug: '10', name: 'Theater' },
      tags: [],
    })
  })

  it('and what it says itself in its own words', async () => {
    const own = {
      ...{ title: both('Gastspiel'), subtitle: both('Einmalig'), language: both('Griechisch') },
      ...{ surtitles: both('Deutsch'), ageAdvice: both('ab 16'), durationMinutes: 120 },
    }
    const { summary } = await described({}, own, { locale: 'en' })
    expect(summary).toMatchObject({
      ...{ title: 'Gastspiel (en)', subtitle: 'Einmalig (en)', language: 'Griechisch (en)' },
      ...{ surtitles: 'Deutsch (en)', age_advice: 'ab 16 (en)', duration_minutes: 120 },
      url: '/en/events/gastspiel-en/1',
    })
  })

  it('of an event that has nothing beside itself', async () => {
    const alone = {
      ...{ production: null, room: null, venue: null, series: null, parent: null, genre: null, type: null },
    }
    const { summary } = await described(alone, { title: both('Fest'), ticketSaleFrom: null })
    expect(summary).toMatchObject({
      ...{ title: 'Fest', subtitle: '', duration_minutes: null, room: null, production: null, series: null },
      ...{ parent: null, genre: null, type: null, ticketSaleFrom: null },
    })
  })

  it('leads to nothing that visitors may not see, and ends when that may be seen', async () => {
    const hidden = { isOnline: false, publishedAt: PUBLIC.publishedAt }
    const later = { isOnline: true, publishedAt: new Date('2026-03-10T15:00:00Z') }
    const change = {
      production: { ...PRODUCTION, ...hidden },
      venue: { ...ROW.venue, ...later },
      series: { ...ROW.series, ...hidden },
      parent: { ...ROW.parent, ...hidden },
    }
    const { summary, context } = await described(change)
    expect(summary).toMatchObject({
      ...{ title: 'Veranstaltung', subtitle: '', language: '', duration_minutes: null, image_obj: null },
      ...{ production: null, series: null, parent: null },
      room: { id: 3, name: 'Saal', venue: null },
    })
    expect(context.reads.expires).toEqual(later.publishedAt)
    const { summary: forEditors } = await described(change, {}, { viewer: { role: 'editor', userId: 1 } })
    expect(forEditors).toMatchObject({
      ...{
        production: { id: 5 },
        series: { id: 6 },
        room: { venue: { id: 4 } },
        parent: 2,
        language: 'Deutsch',
      },
    })
  })

  it('shows its own picture, or that of its production', async () => {
    const pictures = async (event: object, change = {}) => {
      const { context } = await described(change, event)
      return [...context.reads.tags].filter((tag) => tag.startsWith('image:'))
    }
    expect(await pictures({ imageId: 8 })).toEqual(['image:8'])
    expect(await pictures({})).toEqual(['image:9'])
    expect(await pictures({}, { production: null })).toEqual([])
  })

  it('names the tags of each event, asked for once for all of them and not at all for none', async () => {
    const { context, asked } = fakeContext(({ sql }) =>
      sql.includes('event_tag_link')
        ? [
            [1, 30, both('Neu'), true],
            [2, 30, both('Neu'), true],
            [2, 31, both('Zuletzt'), true],
          ]
        : [],
    )
    const rows = [1, 2, 3].map((id) => ({
      ...ROW,
      event: { ...ROW.event, id, imageId: null },
      production: null,
    }))
    const summaries = await summarise(context, rows as EventRow[])
    expect(summaries.map(({ tags }) => tags.map(({ name }) => name))).toEqual([
      ['Neu'],
      ['Neu', 'Zuletzt'],
      [],
    ])
    expect(asked).toHaveLength(1)
    expect(asked[0]).toMatchObject({ params: [1, 2, 3] })
    expect(asked[0]?.sql).toContain('event_tag_link.event_id in ($1, $2, $3) order by event_tag.id')
    expect(asked[0]?.sql).toContain('event_tag.id = event_tag_link.tag_id')
    const none = fakeContext()
    await summarise(none.context, [])
    expect(none.asked).toEqual([])
  })
})

it('the programme goes by the beginnings, and in the order of their ids where two begin together', () => {
  expect(IN_ORDER.map(sqlOf)).toEqual([['event.date_start asc'], ['event.id asc']])
})

it.each([
  ['2026-03-10', true],
  ['2026-03-11', false],
  [null, false],
])(
  '2 §3: an event on 10 March is a premiere where its production has its own on %s: %s',
  async (premiereOn, is) => {
    const { summary } = await described({ production: { ...PRODUCTION, premiereOn } })
    expect(summary?.is_premiere).toBe(is)
  },
)

it.each([
  ['scheduled', null, 'scheduled'],
  ['few_left', null, 'few_left'],
  ['sold_out', 'available', 'scheduled'],
  ['scheduled', 'few_left', 'few_left'],
  ['scheduled', 'sold_out', 'sold_out'],
  ['cancelled', 'available', 'cancelled'],
  ['moved', 'sold_out', 'moved'],
])('an event that the house calls %s and the shop %s is %s', async (status, state, expected) => {
  const shop = state && { state, closedGroups: [], closedBlocks: [] }
  const asked: unknown[] = []
  const availability = { of: (key: string) => asked.push(key) && shop }
  const { summary } = await described({}, { status }, { availability })
  expect(summary?.status).toBe(expected)
  expect(asked).toEqual(['j1'])
})

it('what is made of an event is made of all it names, seen or hidden', async () => {
  const hidden = { isOnline: false }
  for (const change of [
    {},
    { ...ROW, production: { ...PRODUCTION, ...hidden }, series: { ...ROW.series, ...hidden } },
  ]) {
    const { context } = await described(change)
    const tags = [...context.reads.tags].filter((tag) => !tag.startsWith('image:'))
    expect(tags.sort()).toEqual([
      ...['event-words', 'event:1', 'event:2', 'production-words', 'production:5', 'series:6', 'venue:4'],
    ])
  }
  const { context } = await described({ production: null, series: null, venue: null, parent: null })
  expect([...context.reads.tags]).toEqual(['event-words', 'production-words', 'event:1'])
})

it('whoever reads events has read all they name', () => {
  const { context } = fakeContext()
  const { sql } = selectEvents(context).toSQL()
  for (const [table, on] of [
    ['room', 'room.id = event.room_id'],
    ['venue', 'venue.id = room.venue_id'],
    ['production', 'production.id = event.production_id'],
    ['series', 'series.id = event.series_id'],
    ['event parent_event', 'parent_event.id = event.parent_id'],
    ['genre', 'genre.id = event.genre_id'],
    ['exhibition_type', 'exhibition_type.id = event.exhibition_type_id'],
  ])
    expect(sql.replaceAll('"', '')).toContain(`left join ${table} on ${on}`)
})

it.each([
  ['its own words', both('eigen'), both('geerbt'), both('eigen')],
  ['half of its own', both('', 'own'), both('geerbt'), both('', 'own')],
  ['what it inherits', NOTHING, both('geerbt'), both('geerbt')],
  ['nothing', NOTHING, undefined, NOTHING],
])('an event says %s', (_, own, inherited, expected) => {
  expect(orElse(own, inherited)).toEqual(expected)
})

const UNTITLED = both('Veranstaltung', 'Event')
const HIDDEN = { ...PRODUCTION, isOnline: false }
it.each([
  ['by its own title', both('eigen'), HIDDEN, both('eigen')],
  ['by that of its production', NOTHING, PRODUCTION, PRODUCTION.title],
  ['what it is, where that is hidden', NOTHING, HIDDEN, UNTITLED],
  ['what it is, where it has none', NOTHING, null, UNTITLED],
])('quality, Reliability, Hidden things: an event is called %s', (_, title, production, expected) => {
  const { context } = fakeContext()
  expect(titleOf(context, { event: { title }, production })).toEqual(expected)
  const { context: editor } = fakeContext(undefined, { viewer: { role: 'editor', userId: 1 } })
  if (production === HIDDEN && !title.de)
    expect(titleOf(editor, { event: { title }, production })).toEqual(PRODUCTION.title)
})
