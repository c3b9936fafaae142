import { defineContent, headline, onward, ownModule, paragraphs, questions, text } from 'openfoyer/content'
import { month } from '../modules/month/schema.ts'
import { openCall } from '../modules/open-call/schema.ts'
import { residency } from '../resources/residency.ts'
import { GENRES, type Genre, PRICES, PROGRAMME, ROOMS, type Room } from './programme.ts'
import { RESIDENCIES } from './residencies.ts'

const en = (words: string) => ({ en: words })
const ROOM_NAMES = Object.keys(ROOMS) as Room[]
const GENRE_NAMES = Object.keys(GENRES) as Genre[]
/** The box office is the bar. */
const AT_THE_DOOR = 'Tickets on the door from half an hour before, cash or card. No booking, no list.'

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
            description: en(paragraphs(...words)),
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
    desk.step('residencies')
    const stays = await desk.add(
      residency,
      RESIDENCIES.map(({ title, what, about, room, from, to, call }) => ({
        ...{ title, room, what: en(what), about: en(about) },
        ...{ starts: desk.addDays(desk.today, from), ends: desk.addDays(desk.today, to) },
        ...(call && {
          call_until: desk.addDays(desk.today, call.days),
          call_words: en(call.words),
          call_email: 'residency@tannery.example',
        }),
      })),
    )
    desk.step('pages')
    await desk.settings('design', {
      ...{ events: { style1: false, style2: true, style3: false }, stickyOverlayButton: false },
      parsers: { date: 'ddd D MMMM YYYY', time: 'HH:mm', price: '', currency: '£' },
    })
    await desk.page({
      position: 0,
      languages: {
        en: {
          ...{ path: '', title: 'The Tannery', headline: 'Come in, it is loud.' },
          meta_description:
            'A free space in a former tannery by the harbour: gigs, noise, readings, a film club, things mended, and one long table.',
          modules: [
            ownModule(month, { note: 'Tickets on the door. “No wages” means no wages; nobody asks.' }),
            ownModule(openCall, { residency: stays[RESIDENCIES.findIndex(({ call }) => call)] }),
          ],
        },
      },
    })
    await desk.page({
      ...{ position: 1, in_menu: true },
      languages: {
        en: {
          ...{ path: 'events', title: 'What’s on', headline: 'The wall' },
          meta_description:
            'Every flyer on the wall: gigs, noise, readings, films, workshops and suppers in the Tannery, night by night.',
          modules: [],
        },
      },
    })
    // The screen of the house is shown; the page gives it its place in the menu.
    await desk.page({
      ...{ position: 2, in_menu: true },
      languages: { en: { path: 'residencies', title: 'Residencies', modules: [] } },
    })
    await desk.page({
      ...{ position: 3, in_menu: true, in_footer: true },
      languages: {
        en: {
          ...{ path: 'do-it-here', title: 'Do it here', headline: 'Put something on' },
          meta_description:
            'How to put on a night in the Tannery: what it costs, who decides, and what the room can do.',
          modules: [
            text(
              'Everything here is done by whoever is here. There is no director. There is a rota, and it is on the door.',
              'Write to do-it@tannery.example and say what it is, how loud, and which month. The assembly decides on the fourth Monday; you are welcome to come and argue.',
            ),
            headline('The deal', { level: 2 }),
            text(
              'The door is split: two thirds to you, one third to the roof. If nobody comes, nobody owes anybody anything. You bring somebody for the door and somebody for the broom.',
            ),
            questions(
              '',
              [
                'What is in the Pit?',
                'Room for 140, a 4 kW system that somebody has to be taught, eight microphones, a drum kit with one honest cymbal, a projector that takes HDMI and 16 mm.',
              ],
              [
                'How loud may it be?',
                '98 dB until eleven, then 92. The limiter is real and the neighbours are nice.',
              ],
              [
                'Do you pay?',
                'Two thirds of the door, in cash, on the night. Supper if you load in before six. Travel if the assembly said so before, never after.',
              ],
              [
                'Can I just come and help?',
                'Yes. Thursdays from four, at the back. Somebody will hand you something.',
              ],
            ),
            onward('Residencies', desk.pageAt('residencies', 'en')),
          ],
        },
      },
    })
    await desk.page({
      ...{ position: 4, in_menu: true, in_footer: true },
      languages: {
        en: {
          ...{ path: 'find-us', title: 'Find us', headline: 'Ropewalk 9' },
          meta_description:
            'How to get to the Tannery in Saltmouth: on foot, by bus, on wheels, and home again.',
          modules: [
            text(
              'Behind the chandler, under the sign of a shop that has gone. If you can smell the bakery you are at the right door; if you can smell diesel you are in the harbour.',
            ),
            headline('Getting here', { level: 2 }),
            text(
              'On foot: ten minutes from the station, along the water, keep it on your left.',
              'By bus: the 14 to Ropewalk. The last one home is at 23:40 and it does not wait.',
              'By bike: rings in the yard, and a pump on a chain.',
              'By car: please do not. The yard is for vans that are being unloaded.',
            ),
            headline('Stairs, and no stairs', { level: 2 }),
            text(
              'The Pit, the Yard, the bar and the accessible toilet are level with the street. The Loft has nineteen stairs and no lift: write two days before and the night moves downstairs. We mean it; it has.',
              'Earplugs are free on the bar. There is a chair for anybody who asks for one, and a quiet room behind the cloakroom that is actually quiet.',
            ),
            onward('The rooms', desk.address('venue', venueIds[0] ?? 0, 'en')),
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
