import type { Desk } from 'openfoyer/content'
import type { PictureKey } from './artwork/pictures.ts'
import { type PersonKey, people } from './people/people.ts'
import type { RoomKey } from './places.ts'
import { programmes } from './programmes/all.ts'
import { admission } from './programmes/prices.ts'
import type { Day, Evening, Programme } from './programmes/programme.ts'
import { works } from './programmes/works.ts'
import type { SeriesKey } from './series.ts'
import { both } from './words.ts'

const DAYS: Day[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
/** Tickets are on sale from the first Monday of the season, long before its first evening. */
const SALE_LEAD_DAYS = 240
/** The shop's numbers of events begin here. */
const FIRST_SHOP_ID = 700_001
const INTERVAL = 25

export interface Known {
  pictures: Record<PictureKey, number | null>
  people: Record<PersonKey, number>
  rooms: Record<RoomKey, number>
  series: Record<SeriesKey, number>
  types: Record<TypeKey, number>
  genres: Record<GenreKey, number>
}
export type TypeKey = 'concert' | 'children' | 'house'
export type GenreKey = 'orchestra' | 'chamber' | 'piano' | 'vocal' | 'now' | 'family' | 'talk'

const genreOf = ({ series, room }: Programme): GenreKey => {
  if (series === 'sinfonie') return 'orchestra'
  if (series === 'klavier') return 'piano'
  if (series === 'alt') return 'vocal'
  if (series === 'jetzt') return 'now'
  if (series === 'klein') return 'family'
  if (!series && room !== 'chamber') return 'talk'
  return 'chamber'
}
const typeOf = ({ series, works: played }: Programme): TypeKey => {
  if (series === 'klein') return 'children'
  return played ? 'concert' : 'house'
}

const NOTES: Record<RoomKey, { de: string; en: string }> = {
  hall: both(
    'Zehn Rollstuhlplätze im Parkett, Begleitung daneben. Sie reservieren sie unter +41 00 555 30 30.',
    'Ten wheelchair places in the stalls, companions beside them. Please reserve on +41 00 555 30 30.',
  ),
  chamber: both(
    'Vier Rollstuhlplätze in der ersten Reihe. Sie reservieren sie unter +41 00 555 30 30.',
    'Four wheelchair places in the front row. Please reserve on +41 00 555 30 30.',
  ),
  foyer: both(''),
}

const TIMES = {
  minutes: (minutes: number) => both(`${minutes} Minuten`, `${minutes} minutes`),
}

/** What is played, each work with how long it takes. */
function playedIn({ works: played = [], interval }: Programme) {
  return played.map((key, index) => {
    const { composer, title, minutes, year } = works[key]
    const time = TIMES.minutes(minutes)
    const pause = index + 1 === interval ? both(' · danach Pause', ' · then the interval') : both('')
    return {
      ...{ composer, title, audio_url: '' },
      note: both(`${year} · ${time.de}${pause.de}`, `${year} · ${time.en}${pause.en}`),
    }
  })
}

function minutesOf({ works: played = [], interval, minutes }: Programme): number {
  if (minutes) return minutes
  const music = played.reduce((sum, key) => sum + works[key].minutes, 0)
  return Math.ceil((music + (interval ? INTERVAL : 0) + 6) / 5) * 5
}

const billOf = ({ bill = [] }: Programme, ids: Known['people']) =>
  bill.map(([who, de, en]) => {
    const known = people[who as PersonKey]
    return {
      person: known ? ids[who as PersonKey] : null,
      name: known ? `${known.first} ${known.last}` : who,
      role: both(de, en),
    }
  })

/** Adds the season: every programme as a production, every evening as an event. */
export async function addSeason(desk: Desk, known: Known) {
  const monday = desk.addDays(desk.today, -((new Date(`${desk.today}T12:00:00Z`).getUTCDay() + 6) % 7))
  const dayOf = ([week, day]: Evening) => desk.addDays(monday, week * 7 + DAYS.indexOf(day))
  const { seasonId } = await desk.add('season', {
    seasonId: {
      name: both('Saison', 'Season'),
      date_from: desk.addDays(monday, -60),
      date_to: desk.addDays(monday, 240),
    },
  })
  const keys = Object.keys(programmes)
  const productions = await desk.add(
    'production',
    Object.fromEntries(
      Object.entries(programmes).map(([key, programme], position) => [
        key,
        {
          title: programme.title,
          subtitle: programme.players,
          description: programme.text,
          season: seasonId,
          exhibition_type: known.types[typeOf(programme)],
          premiere_on: null,
          image: known.pictures[programme.picture],
          duration_minutes: minutesOf(programme),
          works: playedIn(programme),
          contributors: billOf(programme, known.people),
          position,
        },
      ]),
    ),
  )
  const evenings = keys
    .flatMap((key) => {
      const programme = programmes[key] as Programme
      return programme.dates.map((evening) => ({ key, programme, evening, day: dayOf(evening) }))
    })
    .sort((a, b) => a.day.localeCompare(b.day) || a.evening[2].localeCompare(b.evening[2]))
  const ids = await desk.add(
    'event',
    evenings.map(({ key, programme, evening, day }, index) => {
      const [, , time, standing] = evening
      const start = desk.instant(day, time)
      const isFree = programme.prices === 'free'
      const left = standing === 'sold_out' ? 'none' : standing === 'few_left' ? 'few' : 'enough'
      const { prices, seatGroups } = admission(programme.prices, left, NOTES[programme.room])
      const shopId = FIRST_SHOP_ID + index
      return {
        production: productions[key],
        date_start: start,
        date_end: new Date(Date.parse(start) + minutesOf(programme) * 60_000).toISOString(),
        room: known.rooms[programme.room],
        status: standing ?? 'scheduled',
        series: programme.series ? known.series[programme.series] : null,
        genre: known.genres[genreOf(programme)],
        exhibition_type: known.types[typeOf(programme)],
        id_jet: String(shopId),
        ticket_sale_from: isFree ? null : desk.instant(desk.addDays(day, -SALE_LEAD_DAYS), '09:00'),
        ticket_url: isFree ? '' : `/webshop/event/${shopId}`,
        prices: isFree ? [FREE] : prices,
        seat_groups: seatGroups,
        access_features: programme.room === 'foyer' ? ['wheelchair'] : ['wheelchair', 'induction-loop'],
      }
    }),
  )
  return {
    productions,
    evenings: evenings.map(({ key, day }, index) => ({ key, day, id: ids[index] as number })),
  }
}

const FREE = {
  ...{ id: 11, price: '0.00', sale_type_id: 1, seat_group: null, has_discounts: false },
  ...{
    text: both('Eintritt frei', 'Admission free'),
    name: both('Eintritt frei', 'Admission free'),
    note: both(''),
  },
}
