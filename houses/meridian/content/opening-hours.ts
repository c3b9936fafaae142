import type { Bilingual } from 'openfoyer/content'
import type { Weekday } from './calendar.ts'
import type { VenueKey } from './venues.ts'

interface WeeklyHours {
  days: Weekday[]
  from: string
  to: string
}

/** When the desk is open; never on Mondays. */
export const openingHours: Record<VenueKey, WeeklyHours[]> = {
  speicher: [{ days: ['tue', 'wed', 'thu', 'fri', 'sat'], from: '14:00', to: '18:00' }],
  waage: [{ days: ['thu', 'fri', 'sat'], from: '18:30', to: '20:30' }],
  kesselhaus: [
    { days: ['tue', 'wed', 'thu'], from: '11:00', to: '23:00' },
    // Past midnight: the hall closes when the band stops.
    { days: ['fri', 'sat'], from: '11:00', to: '02:00' },
    { days: ['sun'], from: '10:00', to: '20:00' },
  ],
}

interface HoursException {
  venue: VenueKey
  week: number
  from: Weekday
  to: Weekday
  closed?: boolean
  hours?: { from: string; to: string }
  text: Bilingual
  link?: Bilingual
}

export const openingHoursExceptions: HoursException[] = [
  {
    venue: 'speicher',
    week: 1,
    from: 'tue',
    to: 'tue',
    closed: true,
    text: {
      de: 'Heute wird die Drehbühne gewogen. Die Kasse bleibt zu.',
      en: 'The revolving stage is being weighed today. The box office stays shut.',
    },
  },
  {
    venue: 'speicher',
    week: 3,
    from: 'sat',
    to: 'sat',
    hours: { from: '12:00', to: '19:30' },
    text: { de: 'Zur Premiere öffnet die Kasse früher.', en: 'On opening night the box office opens early.' },
  },
  {
    venue: 'speicher',
    week: 6,
    from: 'thu',
    to: 'sun',
    closed: false,
    text: {
      de: 'Während des Festivals sitzt die Kasse auf der Fähre.',
      en: 'During the festival the box office sits on the ferry.',
    },
    link: { de: '/de/gegenlicht', en: '/en/against-the-light' },
  },
  {
    venue: 'kesselhaus',
    week: 2,
    from: 'wed',
    to: 'thu',
    hours: { from: '17:00', to: '23:00' },
    text: { de: 'Der Kessel bekommt einen neuen Anstrich.', en: 'The boiler is getting a coat of paint.' },
  },
]
