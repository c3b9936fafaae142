import { describe, expect, it } from 'vitest'
import { sampleEvent, sampleImage, samplePerson, sampleVenue } from '../detail/samples.ts'
import { eventStructuredData } from './event-structured-data.ts'

const price = {
  id: 11,
  price: '12.50',
  sale_type_id: 1,
  seat_group: 1,
  text: 'Vollpreis',
  name: 'Rang',
  has_discounts: false,
}
const venueLink = {
  id: 1,
  name: 'Granary',
  slug: 'granary',
  url: '/en/venues/granary/1',
  urls: { de: '', en: '' },
}

function describeEvent(more: Parameters<typeof sampleEvent>[0] = {}) {
  return eventStructuredData({
    event: sampleEvent(more),
    venue: sampleVenue(),
    origin: 'https://kaskade.example',
    siteName: 'Haus Kaskade',
    description: 'About',
    hasShop: true,
  })
}

describe('an event for search engines', () => {
  it('has its dates with their offset, its place and whole addresses', () => {
    const room = { id: 1, name: 'Great Hall', venue: venueLink }
    expect(describeEvent({ room, image_obj: sampleImage, contributors: [samplePerson] })).toMatchObject({
      '@type': 'Event',
      url: 'https://kaskade.example/en/events/the-night-store/17',
      startDate: '2026-11-18T19:30:00+01:00',
      endDate: '2026-11-18T21:45:00+01:00',
      eventStatus: 'https://schema.org/EventScheduled',
      image: [
        'https://kaskade.example/media/1/a/wide.jpg',
        'https://kaskade.example/media/1/a/classic.jpg',
        'https://kaskade.example/media/1/a/square.jpg',
      ],
      location: {
        name: 'Granary, Great Hall',
        address: { streetAddress: 'Am Wehr 1', postalCode: '00010', addressLocality: 'Kaistadt' },
        geo: { latitude: 53.5, longitude: 10 },
      },
      performer: [{ '@type': 'Person', name: 'Quartett Querwind' }],
    })
  })

  it.each([
    ['cancelled', 'EventCancelled', 'Discontinued'],
    ['moved', 'EventPostponed', 'InStock'],
    ['sold_out', 'EventScheduled', 'SoldOut'],
    ['few_left', 'EventScheduled', 'LimitedAvailability'],
    ['scheduled', 'EventScheduled', 'InStock'],
  ] as const)('says of one that is %s: %s, %s', (status, eventStatus, availability) => {
    expect(describeEvent({ status, prices: [price] })).toMatchObject({
      eventStatus: `https://schema.org/${eventStatus}`,
      offers: [{ availability: `https://schema.org/${availability}` }],
    })
  })

  it('offers each price where the ticket is, from the day it is sold', () => {
    const sold = {
      ticketSaleFrom: '2026-09-09T10:00:00+02:00',
      ticket_url: '/webshop/event/1',
      prices: [price],
    }
    expect(describeEvent(sold)).toMatchObject({
      isAccessibleForFree: false,
      offers: [
        {
          name: 'Rang, Vollpreis',
          price: '12.50',
          priceCurrency: 'EUR',
          url: 'https://kaskade.example/webshop/event/1',
          validFrom: '2026-09-09T10:00:00+02:00',
        },
      ],
    })
  })

  it('without a shop is paid at the door, and with one before the sale begins not yet', () => {
    const said = (more: object, hasShop: boolean) => {
      const event = sampleEvent({ prices: [price], ...more })
      const site = { origin: 'https://kaskade.example', siteName: 'Haus Kaskade' }
      return eventStructuredData({ event, venue: null, description: '', hasShop, ...site }).offers
    }
    expect(said({}, false)).toMatchObject([{ availability: 'https://schema.org/InStoreOnly' }])
    expect(said({ ticket_sale: 'later' }, true)).toMatchObject([
      { availability: 'https://schema.org/PreOrder' },
    ])
    expect(said({ ticket_sale: 'over' }, true)).toBeUndefined()
    expect(said({ prices: [price, { ...price, id: 12 }] }, true)).toHaveLength(1)
  })

  it('says what kind it is, in which languages, for whom, how long, and when the doors open', () => {
    const event = sampleEvent({
      kind: 'music',
      language: 'Italian',
      surtitles: 'English and German surtitles',
      age_advice: 'from 12',
      duration_minutes: 95,
      access_features: ['wheelchair', 'sign-language'],
      room: { id: 1, name: 'Great Hall', venue: venueLink },
    })
    const rooms = [{ id: 1, name: 'Great Hall', capacity: 480, show_in_filter: true }]
    const venue = sampleVenue({ doors_minutes: 45, rooms })
    const site = { origin: 'https://kaskade.example', siteName: 'Haus Kaskade' }
    expect(eventStructuredData({ event, venue, description: '', hasShop: true, ...site })).toMatchObject({
      '@type': 'MusicEvent',
      doorTime: '2026-11-18T18:45:00+01:00',
      duration: 'PT95M',
      inLanguage: ['it'],
      subtitleLanguage: ['en', 'de'],
      typicalAgeRange: '12-',
      location: {
        maximumAttendeeCapacity: 480,
        amenityFeature: [{ name: 'Wheelchair places', value: true }],
        containedInPlace: { '@type': 'EventVenue', name: 'Granary' },
      },
      workPerformed: [{ name: 'The Night Store', accessibilityFeature: ['signLanguage'] }],
    })
  })

  it('names what it is part of and what is played', () => {
    const link = (name: string) => ({
      id: 3,
      name,
      slug: 'x',
      url: `/en/${name}/3`,
      urls: { de: '', en: '' },
    })
    const works = [{ composer: 'Clara Schumann', title: 'Trio', note: '', audio_url: '' }]
    const event = { production: link('run'), series: link('line'), parent_event: link('festival'), works }
    expect(describeEvent(event)).toMatchObject({
      superEvent: [
        { '@type': 'Event', name: 'festival' },
        { '@type': 'EventSeries', name: 'line' },
        { '@type': 'EventSeries', '@id': 'https://kaskade.example/en/run/3#dates' },
      ],
      workPerformed: [
        { '@type': 'CreativeWork', '@id': 'https://kaskade.example/en/run/3#work' },
        { '@type': 'MusicComposition', name: 'Trio', composer: { name: 'Clara Schumann' } },
      ],
    })
  })

  it('is free where every price is nothing, and not where there is none', () => {
    expect(describeEvent({ prices: [{ ...price, price: '0.00' }] }).isAccessibleForFree).toBe(true)
    expect(describeEvent()).not.toHaveProperty('isAccessibleForFree')
    expect(describeEvent()).not.toHaveProperty('offers')
  })
})

it('an event that was moved names the beginning it had before', () => {
  const moved_from = '2026-12-04T19:30:00+01:00'
  expect(describeEvent({ status: 'moved', moved_from })).toMatchObject({
    eventStatus: 'https://schema.org/EventRescheduled',
    previousStartDate: moved_from,
  })
  expect(describeEvent()).not.toHaveProperty('previousStartDate')
})
