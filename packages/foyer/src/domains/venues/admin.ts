import { defineResource } from '../../saving/resource.ts'
import { room } from './room-subject.ts'
import { venue } from './venue-subject.ts'

defineResource({
  subject: venue,
  strings: {
    one: { de: 'Haus', en: 'Venue' },
    many: { de: 'Häuser', en: 'Venues' },
    street: { de: 'Straße und Hausnummer', en: 'Street and number' },
    postal_code: { de: 'Postleitzahl', en: 'Postcode' },
    city: { de: 'Ort', en: 'City' },
    latitude: { de: 'Breitengrad', en: 'Latitude' },
    longitude: { de: 'Längengrad', en: 'Longitude' },
    directions: { de: 'Anfahrt', en: 'Getting here' },
    accessibility: { de: 'Barrierefreiheit', en: 'Accessibility' },
    phone: { de: 'Telefon', en: 'Phone' },
    map_image: { de: 'Karte', en: 'Map' },
    opening_hours: { de: 'Öffnungszeiten', en: 'Opening hours' },
    'opening_hours.weekday': { de: 'Wochentag (1 ist Montag)', en: 'Weekday (1 is Monday)' },
    'opening_hours.time_from': { de: 'Von', en: 'From' },
    'opening_hours.time_to': { de: 'Bis', en: 'To' },
    box_office_minutes: {
      de: 'Abendkasse, Minuten vor Beginn',
      en: 'Box office, minutes before the beginning',
    },
    doors_minutes: { de: 'Einlass, Minuten vor Beginn', en: 'Doors, minutes before the beginning' },
    opening_hours_exceptions: { de: 'Ausnahmen', en: 'Exceptions' },
    'opening_hours_exceptions.date_from': { de: 'Erster Tag', en: 'First day' },
    'opening_hours_exceptions.date_to': { de: 'Letzter Tag', en: 'Last day' },
    'opening_hours_exceptions.time_from': { de: 'Von', en: 'From' },
    'opening_hours_exceptions.time_to': { de: 'Bis', en: 'To' },
    'opening_hours_exceptions.closed': { de: 'Geschlossen', en: 'Closed' },
    'opening_hours_exceptions.alternative_text': { de: 'Hinweis', en: 'Notice' },
    'opening_hours_exceptions.alternative_link_url': {
      de: 'Wohin der Hinweis führt',
      en: 'Where the notice leads',
    },
  },
  columns: ['name', 'city', 'position', 'is_online'],
  searched: ['name', 'subtitle', 'street', 'city'],
  filters: ['is_online'],
  order: 'position',
  position: 'position',
  shownAt: { route: 'venue', title: ({ name }) => name },
})

defineResource({
  subject: room,
  strings: {
    one: { de: 'Raum', en: 'Room' },
    many: { de: 'Räume', en: 'Rooms' },
    venue: { de: 'Haus', en: 'Venue' },
    capacity: { de: 'Plätze', en: 'Seats' },
  },
  columns: ['name', 'venue', 'capacity', 'position'],
  searched: ['name'],
  filters: ['venue', 'show_in_filter'],
  order: 'position',
  position: 'position',
})
