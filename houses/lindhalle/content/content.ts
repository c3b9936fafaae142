import { defineContent } from 'openfoyer/content'
import { werk } from '../resources/werk.ts'
import { addPictures } from './artwork/pictures.ts'
import { addHouseMatters } from './matters.ts'
import { addPages } from './pages/pages.ts'
import { groups, type PersonKey, people } from './people/people.ts'
import { addPlaces } from './places.ts'
import { addressOf, works } from './programmes/works.ts'
import { addSeason } from './season.ts'
import { type SeriesKey, series } from './series.ts'
import { both } from './words.ts'

const seriesKeys = Object.keys(series) as SeriesKey[]

/** An invented concert hall on a lake: a season from the week of the filling on. */
export default defineContent({
  users: [
    { email: 'redaktion@lindhalle.example', role: 'editor', firstName: 'Ayla', lastName: 'Keller' },
    { email: 'publikum@lindhalle.example', role: 'customer', firstName: 'Reto', lastName: 'Walser' },
  ],
  async fill(desk) {
    desk.step('pictures')
    const pictures = await addPictures(desk)
    desk.step('the house and its people')
    const { house, rooms } = await addPlaces(desk, pictures.lakeDusk)
    const categories = await desk.add(
      'personcategory',
      groups.map(({ name }, position) => ({ name, position })),
    )
    const places = new Map(
      groups.flatMap(({ members }, group) =>
        members.map((key, position) => [key, { category: categories[group], position }]),
      ),
    )
    const personIds = await desk.add(
      'person',
      Object.fromEntries(
        (Object.keys(people) as PersonKey[]).map((key) => {
          const { first, last, role, life } = people[key]
          return [key, { first_name: first, last_name: last, role, biography: life, ...places.get(key) }]
        }),
      ) as Record<PersonKey, object>,
    )
    desk.step('the season')
    const addedSeries = await desk.add(
      'series',
      seriesKeys.map((key, position) => {
        const { picture, ...words } = series[key]
        return { ...words, image: pictures[picture], position }
      }),
    )
    const seriesIds = Object.fromEntries(seriesKeys.map((key, index) => [key, addedSeries[index]])) as Record<
      SeriesKey,
      number
    >
    const types = await desk.add('exhibitiontype', {
      concert: { slug: '1', kind: 'music', name: both('Konzert', 'Concert'), position: 0 },
      children: { slug: '2', kind: 'children', name: both('Für Kinder', 'For children'), position: 1 },
      house: { slug: '3', kind: 'talk', name: both('Aus dem Haus', 'From the house'), position: 2 },
    })
    const genres = await desk.add('genre', {
      orchestra: { kind: 'music', name: both('Orchester', 'Orchestra') },
      chamber: { kind: 'music', name: both('Kammermusik', 'Chamber music') },
      piano: { kind: 'music', name: both('Klavier', 'Piano') },
      vocal: { kind: 'music', name: both('Alte Musik', 'Early music') },
      now: { kind: 'music', name: both('Neue Musik', 'New music') },
      family: { kind: 'children', name: both('Für Kinder', 'For children') },
      talk: { kind: 'talk', name: both('Begegnung', 'Encounter') },
    })
    const season = await addSeason(desk, {
      pictures,
      people: personIds,
      rooms,
      series: seriesIds,
      types,
      genres,
    })
    desk.step('magazine and pages')
    const workKeys = Object.keys(works) as (keyof typeof works)[]
    const workIds = await desk.add(
      werk,
      workKeys.map((key) => ({ ...works[key], address: addressOf(key) })),
    )
    const workIdOf = new Map(workKeys.map((key, index) => [key, workIds[index] as number]))
    const forms = await addHouseMatters(desk, seriesIds)
    await addPages(desk, { pictures, house, forms, series: seriesIds, workIdOf, ...season })
  },
})
