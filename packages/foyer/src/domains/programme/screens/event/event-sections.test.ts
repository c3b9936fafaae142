import { describe, expect, it } from 'vitest'
import { sampleEvent, sampleImage, samplePerson, sampleVenue } from '../detail/samples.ts'
import { productionSections } from '../production/production-sections.ts'
import type { EventData } from './event-data.ts'
import { eventSections } from './event-sections.ts'

const section = { slug: 'event-17', modules: [] }
const bare: EventData = { event: sampleEvent(), venue: null, others: [], allDates: 0, articles: [], section }

/** An event with every field filled in. */
const whole: EventData = {
  event: sampleEvent({
    children: [sampleEvent()],
    important_info: '<p>Later</p>',
    description: '<p>About</p>',
    images: [sampleImage],
    works: [{ composer: 'Bach', title: 'Suite', note: '', audio_url: '' }],
    video_url: 'https://vimeo.com/76979871',
    contributors: [samplePerson],
    series: { id: 1, name: 'Noon', slug: 'noon', url: '/en/series/noon/1', urls: { de: '', en: '' } },
    sponsors: [{ name: 'Ferry', url: '', image_obj: null }],
    promoter: 'The house',
  }),
  venue: sampleVenue({
    doors_minutes: 30,
    opening_hours: [{ weekday: 2, time_from: '14:00:00', time_to: '18:00:00' }],
  }),
  others: [sampleEvent({ id: 18 })],
  allDates: 0,
  articles: [{ id: 3 } as EventData['articles'][number]],
  section,
}

const ORDER =
  'Children, ImportantInfo, OpeningHours, Description, ImageSlider, Programs, Video, Contributors, Series, Events, Blog, Sponsors, Promoter'

describe('2 §2 Section order on event detail', () => {
  it('is the one given, where everything is there', () => {
    expect(eventSections(whole).join(', ')).toBe(ORDER)
  })

  it('opening hours are those of the evening: its doors, and the hours of the house for an exhibition alone', () => {
    const names = (data: Partial<EventData>) => eventSections({ ...bare, ...data })
    const weekly = sampleVenue({
      opening_hours: [{ weekday: 2, time_from: '14:00:00', time_to: '18:00:00' }],
    })
    const exhibition = sampleEvent({
      date_start: '2026-03-01T10:00:00+01:00',
      date_end: '2026-04-01T18:00:00+02:00',
    })
    expect(names({ venue: weekly })).toEqual([])
    expect(names({ venue: weekly, event: exhibition })).toEqual(['OpeningHours'])
    expect(names({ venue: sampleVenue({ box_office_minutes: 60 }) })).toEqual(['OpeningHours'])
    const cancelled = sampleEvent({ status: 'cancelled' })
    expect(names({ venue: sampleVenue({ box_office_minutes: 60 }), event: cancelled })).toEqual([])
  })

  it('leaves out what has nothing to show', () => {
    expect(eventSections(bare)).toEqual([])
  })

  it.each([
    ['ImportantInfo', { ...whole, event: { ...whole.event, important_info: '' } }],
    ['OpeningHours', { ...whole, venue: sampleVenue() }],
    ['OpeningHours', { ...whole, venue: null }],
    ['Video', { ...whole, event: { ...whole.event, video_url: 'https://evil.example/watch' } }],
    ['Events', { ...whole, others: [] }],
    ['Blog', { ...whole, articles: [] }],
  ])('leaves out %s alone', (name, data) => {
    expect(eventSections(data).join(', ')).toBe(ORDER.replace(`${name}, `, ''))
  })
})

describe('2 §2 Section order on production detail', () => {
  const { event, venue, articles } = whole
  const production = { ...event, author: '', season: null, exhibition_type: null, premiere_on: null }

  it('is the one given, where everything is there', () => {
    const data = { production, venue, articles, dates: [event], section }
    expect(productionSections(data).join(', ')).toBe(
      'OpeningHours, Description, ImageSlider, Programs, Video, Contributors, Events, Blog, Promoter',
    )
  })

  it('keeps the dates where there are none, so that they can say so', () => {
    const nothing = { ...production, ...sampleEvent() }
    expect(
      productionSections({ production: nothing, venue: null, articles: [], dates: [], section }),
    ).toEqual(['Events'])
  })
})
