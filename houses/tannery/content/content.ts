import {
  column,
  defineContent,
  eventList,
  headline,
  onward,
  ownModule,
  paragraphs,
  section,
  text,
} from 'openfoyer/content'
import { openCall } from '../modules/open-call/schema.ts'
import { GENRES, type Genre, PRICES, PROGRAMME, ROOMS, type Room } from './programme.ts'
import { RESIDENCIES } from './residencies.ts'

const en = (words: string) => ({ en: words })
const ROOM_NAMES = Object.keys(ROOMS) as Room[]
const GENRE_NAMES = Object.keys(GENRES) as Genre[]
/** The box office is the bar. */
const AT_THE_DOOR = 'Tickets at the door, cash or card. No booking.'

/** An invented free space: a month of nights, three rooms, three residencies. No pictures, no shop. */
export default defineContent({
  users: [{ email: 'collective@tannery.example', role: 'editor', firstName: 'Col', lastName: 'Lective' }],
  async fill(desk) {
    desk.step('rooms')
    await desk.settings('site', {
      site_name: 'The Tannery',
      html_footer_top: {
        code: '<p><strong>Old Tannery, Ropewalk 9</strong><br>Saltmouth SM1 0AA</p><p><a href="mailto:hello@tannery.example">hello@tannery.example</a></p>',
      },
    })
    const venueIds = await desk.add('venue', [
      {
        name: en('The Tannery'),
        subtitle: en('Ropewalk 9, behind the chandler'),
        description: en(
          paragraphs(
            'A tannery until 1968, then a car park with a roof, then ours. Nobody owns it more than you do.',
          ),
        ),
        ...{
          street: 'Ropewalk 9',
          postal_code: 'SM1 0AA',
          city: 'Saltmouth',
          email: 'hello@tannery.example',
        },
        directions: en(
          paragraphs(
            'Ten minutes on foot from the station, along the water. The last bus is the 14 at 23:40. No cars in the yard.',
          ),
        ),
        accessibility: en(
          paragraphs(
            'The Pit and the Yard are level with the street. The Loft has nineteen stairs and no lift: say a word and the night moves downstairs.',
          ),
        ),
        access_features: ['wheelchair'],
        doors_minutes: 30,
      },
    ])
    const rooms = await desk.add(
      'room',
      ROOM_NAMES.map((room) => ({
        name: en(ROOMS[room].name),
        venue: venueIds[0],
        capacity: ROOMS[room].capacity,
      })),
    )
    const genres = await desk.add(
      'genre',
      GENRE_NAMES.map((genre) => ({ name: en(GENRES[genre].name), kind: GENRES[genre].kind })),
    )
    desk.step('programme')
    await desk.add(
      'event',
      PROGRAMME.map(
        ({
          day,
          time,
          minutes,
          title,
          subtitle = '',
          kind,
          genre,
          room,
          price,
          text: words,
          info,
          standing,
        }) => {
          const start = desk.instant(desk.addDays(desk.today, day), time)
          return {
            title: en(title),
            subtitle: en(subtitle),
            description: en(paragraphs(words)),
            event_type: en(kind),
            genre: genres[GENRE_NAMES.indexOf(genre)],
            room: rooms[ROOM_NAMES.indexOf(room)],
            date_start: start,
            date_end: new Date(Date.parse(start) + minutes * 60_000).toISOString(),
            duration_minutes: minutes,
            status: standing ?? 'scheduled',
            important_info: en(paragraphs(info ?? AT_THE_DOOR)),
            access_features: room === 'loft' ? [] : ['wheelchair'],
            prices: PRICES[price].map(([name, amount], index) => ({
              ...{ id: index + 1, price: amount, sale_type_id: index + 1, seat_group: null },
              ...{ text: en(name), note: en(''), name: en(name), has_discounts: false },
            })),
          }
        },
      ),
    )
    desk.step('pages')
    await desk.page({
      position: 0,
      languages: {
        en: {
          ...{ path: '', title: 'The Tannery', headline: 'Come in, it is loud.' },
          meta_description:
            'A free space in a former tannery by the harbour: concerts, readings, films, work and one long table.',
          modules: [
            section('', column('small-12', eventList({ first_large: false }))),
            ownModule(openCall, {
              title: 'Open call: the cold months',
              words:
                'Four weeks, the Loft, a key, £600 and soup. For work that needs a room more than an audience.',
              until: desk.addDays(desk.today, 30),
              email: 'residency@tannery.example',
            }),
          ],
        },
      },
    })
    // What stands above the list of every night.
    await desk.page({
      position: 3,
      languages: {
        en: {
          ...{ path: 'events', title: 'What is on', headline: 'Every night we know of' },
          meta_description:
            'Concerts, readings, films, workshops and suppers in the Tannery, night by night.',
          modules: [],
        },
      },
    })
    await desk.page({
      ...{ position: 1, in_menu: true },
      languages: {
        en: {
          ...{ path: 'residencies', title: 'Residencies', headline: 'Who has a key' },
          modules: RESIDENCIES.flatMap(({ who, what, from, to }) => [
            headline(who, { level: 2, preline: `${from} → ${to}` }),
            text(what),
          ]),
        },
      },
    })
    await desk.page({
      ...{ position: 2, in_menu: true, in_footer: true },
      languages: {
        en: {
          ...{ path: 'house', title: 'House', headline: 'How this works' },
          modules: [
            text(
              'Everything here is done by whoever is here. There is no director. There is a rota, and it is on the door.',
              'Tickets are sold at the door from half an hour before. “No wages” means that you have none at the moment; nobody asks.',
              'To put something on: write, say what it is, how loud, and which month. Assemblies decide on the fourth Monday.',
            ),
            onward('What is on', desk.screen('events', 'en')),
          ],
        },
      },
    })
    await desk.add('legaltext', [
      {
        kind: 'imprint',
        title: en('Who we are'),
        content: en(
          paragraphs('The Tannery Collective, Ropewalk 9, Saltmouth SM1 0AA. hello@tannery.example'),
        ),
      },
      {
        kind: 'privacy-policy',
        title: en('Privacy'),
        content: en(
          paragraphs(
            'We count visits without cookies. We keep your e-mail address only if you write to us, and only until we have answered.',
          ),
        ),
      },
      {
        kind: 'agb',
        title: en('Terms'),
        content: en(
          paragraphs(
            'A ticket at the door is a ticket for that night. If a night is cancelled, nobody has paid yet.',
          ),
        ),
      },
    ])
  },
})
