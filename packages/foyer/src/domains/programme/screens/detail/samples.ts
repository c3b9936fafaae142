import type { EventDetail } from '../../../events/contract.ts'
import type { Image } from '../../../media/contract.ts'
import type { Contributor } from '../../../people/contract.ts'
import type { VenueDetail } from '../../../venues/contract.ts'

/** An event with only the required values, for tests. */
export function sampleEvent(more: Partial<EventDetail> = {}): EventDetail {
  return {
    id: 17,
    id_jet: null,
    title: 'The Night Store',
    subtitle: '',
    slug: 'the-night-store',
    url: '/en/events/the-night-store/17',
    urls: { de: '/de/programm/der-nachtspeicher/17', en: '/en/events/the-night-store/17' },
    event_type_new: 'Performance',
    is_premiere: false,
    date_start: '2026-11-18T19:30:00+01:00',
    date_end: '2026-11-18T21:45:00+01:00',
    day: '2026-11-18',
    ticketSaleFrom: null,
    ticket_sale: 'open',
    ticket_url: '',
    status: 'scheduled',
    moved_from: null,
    prices: [],
    seat_groups: [],
    room: null,
    production: null,
    series: null,
    genre: null,
    type: null,
    tags: [],
    parent: null,
    language: '',
    surtitles: '',
    age_advice: '',
    duration_minutes: null,
    access_features: [],
    setting: 'indoors',
    image_obj: null,
    image_thumbnails: null,
    kind: 'other',
    children: [],
    parent_event: null,
    important_info: '',
    seat_notes: [],
    description: '',
    images: [],
    works: [],
    video_url: '',
    video_image_obj: null,
    contributors: [],
    sponsors: [],
    promoter: '',
    ...more,
  }
}

export function sampleVenue(more: Partial<VenueDetail> = {}): VenueDetail {
  return {
    id: 1,
    name: 'Granary',
    slug: 'granary',
    url: '/en/venues/granary/1',
    urls: { de: '/de/veranstaltungsorte/speicher/1', en: '/en/venues/granary/1' },
    subtitle: '',
    street: 'Am Wehr 1',
    postal_code: '00010',
    city: 'Kaistadt',
    access_features: [],
    image_obj: null,
    image_thumbnails: null,
    description: '',
    directions: '',
    accessibility: '',
    latitude: 53.5,
    longitude: 10,
    phone: '',
    email: '',
    map_image_obj: null,
    rooms: [],
    opening_hours: [],
    box_office_minutes: null,
    doors_minutes: null,
    ...more,
  }
}

export const samplePerson: Contributor = { name: 'Quartett Querwind', role: 'Flutes', person: null }

export const sampleImage: Image = {
  id: 1,
  url: '/media/1/a/w640.jpg',
  width: 640,
  height: 400,
  alt: 'A window',
  credit: '',
  thumbhash: '',
  focal_x: 0.5,
  focal_y: 0.5,
  sources: [],
}
