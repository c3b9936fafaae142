import { describe, expect, it } from 'vitest'
import { sampleEvent, samplePerson, sampleVenue } from '../detail/samples.ts'
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
  })
}

describe('an event for search engines', () => {
  it('has its dates with their offset, its place and whole addresses', () => {
    const thumbnails = { vertical: '/media/v.webp', horizontal: '/media/h.webp', large: '/media/l.webp' }
    const room = { id: 1, name: 'Great Hall', venue: venueLink }
    expect(describeEvent({ room, image_thumbnails: thumbnails, contributors: [samplePerson] })).toMatchObject(
      {
        '@type': 'Event',
        url: 'https://kaskade.example/en/events/the-night-store/17',
        startDate: '2026-11-18T19:30:00+01:00',
        endDate: '2026-11-18T21:45:00+01:00',
        eventStatus: 'https://schema.org/EventScheduled',
        image: [
          'https://kaskade.example/media/l.webp',
          'https://kaskade.example/media/h.webp',
          'https://kaskade.example/media/v.webp',
        ],
        location: {
          name: 'Granary, Great Hall',
          address: { streetAddress: 'Am Wehr 1', postalCode: '00010', addressLocality: 'Kaistadt' },
          geo: { latitude: 53.5, longitude: 10 },
        },
        performer: [{ '@type': 'Person', name: 'Quartett Querwind' }],
      },
    )
  })

  it.each([
    ['cancelled', 'EventCancelled', 'Discontinued'],
    ['moved', 'EventRescheduled', 'InStock'],
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

  it('is free where every price is nothing, and not where there is none', () => {
    expect(describeEvent({ prices: [{ ...price, price: '0.00' }] }).isAccessibleForFree).toBe(true)
    expect(describeEvent().isAccessibleForFree).toBe(false)
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
