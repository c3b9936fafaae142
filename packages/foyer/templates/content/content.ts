import {
  button,
  column,
  defineContent,
  eventList,
  FULL_PRICE,
  headline,
  type Language,
  paragraphs,
  richText,
  section,
  text,
  venueList,
} from 'openfoyer/content'

/**
 * What an empty database begins with: a small house that does not exist, with dates around the day of the first start. It is here
 * to be replaced, in the back-office or in this file. An empty database is filled again after `npx foyer reset`.
 */
export default defineContent({
  async fill(desk) {
    desk.step('places')
    const venues = await desk.add('venue', {
      house: {
        name: { de: 'Unser Haus', en: 'Our house' },
        subtitle: { de: 'Saal und Studio', en: 'Hall and studio' },
        description: richText({
          de: ['Ein Saal mit 180 Plätzen, ein Studio mit 60 und ein Foyer, das eine Stunde vorher öffnet.'],
          en: ['A hall with 180 seats, a studio with 60 and a foyer that opens an hour before.'],
        }),
        street: 'Beispielstraße 1',
        postal_code: '00000',
        city: 'Musterstadt',
        directions: richText({
          de: ['Zehn Minuten zu Fuß vom Bahnhof. Fahrräder stehen im Hof.'],
          en: ['Ten minutes on foot from the station. Bicycles go in the yard.'],
        }),
        accessibility: richText({
          de: ['Beide Räume sind stufenlos zu erreichen.'],
          en: ['Both rooms can be reached without steps.'],
        }),
        access_features: ['wheelchair', 'accessible-toilet'],
        opening_hours: [3, 4, 5, 6].map((weekday) => ({ weekday, time_from: '17:00', time_to: '22:00' })),
        box_office_minutes: 60,
        doors_minutes: 30,
      },
    })
    const rooms = await desk.add('room', {
      hall: { venue: venues.house, name: { de: 'Saal', en: 'Hall' }, capacity: 180, position: 0 },
      studio: { venue: venues.house, name: { de: 'Studio', en: 'Studio' }, capacity: 60, position: 1 },
    })

    desk.step('programme')
    // The slugs are numbers, because the filters of the programme name them so.
    const types = await desk.add('exhibitiontype', {
      theatre: { slug: '10', name: { de: 'Theater', en: 'Theatre' }, position: 0 },
      concert: { slug: '20', name: { de: 'Konzert', en: 'Concert' }, position: 1 },
      talk: { slug: '30', name: { de: 'Gespräch', en: 'Talk' }, position: 2 },
    })
    const tags = await desk.add('eventtag', {
      premiere: { name: { de: 'Premiere', en: 'Opening night' } },
      free: { name: { de: 'Eintritt frei', en: 'Free admission' } },
    })
    const productions = await desk.add('production', {
      letters: {
        title: { de: 'Briefe an niemanden', en: 'Letters to No One' },
        subtitle: { de: 'Ein Stück in neun Umschlägen', en: 'A play in nine envelopes' },
        author: 'Ada Beispiel',
        description: richText({
          de: [
            'Eine Frau schreibt jeden Abend einen Brief und wirft ihn in den falschen Kasten. Nach neun Abenden kommt eine Antwort.',
          ],
          en: [
            'Every evening a woman writes a letter and drops it into the wrong box. After nine evenings there is an answer.',
          ],
        }),
        exhibition_type: types.theatre,
        premiere_on: desk.addDays(desk.today, 5),
        duration_minutes: 85,
        position: 0,
      },
      strings: {
        title: { de: 'Vier Saiten, ein Raum', en: 'Four Strings, One Room' },
        subtitle: { de: 'Ein Quartett hört dem Studio zu', en: 'A quartet listens to the studio' },
        author: '',
        description: richText({
          de: ['Jedes Konzert beginnt mit Stille. Was dann gespielt wird, entscheidet das Quartett im Raum.'],
          en: ['Every concert begins with silence. What is played then, the quartet decides in the room.'],
        }),
        exhibition_type: types.concert,
        duration_minutes: 70,
        position: 1,
      },
      table: {
        title: { de: 'Am langen Tisch', en: 'At the Long Table' },
        subtitle: { de: 'Ein Gespräch mit Suppe', en: 'A talk with soup' },
        author: '',
        description: richText({
          de: ['Zwei Gäste, eine Frage, ein Topf Suppe. Wer etwas weiß, setzt sich dazu.'],
          en: ['Two guests, one question, a pot of soup. Whoever knows something sits down with them.'],
        }),
        exhibition_type: types.talk,
        duration_minutes: 90,
        position: 2,
      },
    })

    const tickets = [
      { id: 1, price: '18.00', sale_type_id: 1, text: FULL_PRICE, has_discounts: true },
      { id: 2, price: '12.00', sale_type_id: 2, text: { de: 'Ermäßigt', en: 'Concession' } },
    ]
    const evening = (
      days: number,
      time: string,
      what: keyof typeof productions,
      room: keyof typeof rooms,
      more: { tags?: number[]; isFree?: boolean } = {},
    ) => {
      const day = desk.addDays(desk.today, days)
      const start = new Date(desk.instant(day, time))
      const minutes = { letters: 85, strings: 70, table: 90 }[what]
      return {
        production: productions[what],
        room: rooms[room],
        exhibition_type: { letters: types.theatre, strings: types.concert, table: types.talk }[what],
        date_start: start.toISOString(),
        date_end: new Date(start.getTime() + minutes * 60_000).toISOString(),
        tags: more.tags ?? [],
        prices: more.isFree ? [] : tickets,
      }
    }
    await desk.add('event', [
      evening(5, '19:30', 'letters', 'hall', { tags: [tags.premiere] }),
      evening(6, '19:30', 'letters', 'hall'),
      evening(8, '20:00', 'strings', 'studio'),
      evening(11, '18:00', 'table', 'studio', { tags: [tags.free], isFree: true }),
      evening(13, '19:30', 'letters', 'hall'),
      evening(15, '20:00', 'strings', 'studio'),
      evening(20, '19:30', 'letters', 'hall'),
      evening(25, '18:00', 'table', 'studio', { tags: [tags.free], isFree: true }),
    ])

    desk.step('magazine and pages')
    const categories = await desk.add('articlecategory', {
      rehearsal: { name: { de: 'Aus der Probe', en: 'From rehearsal' } },
    })
    const articles = await desk.add('article', {
      envelopes: {
        category: categories.rehearsal,
        title: { de: 'Neun Umschläge', en: 'Nine Envelopes' },
        teaser: {
          de: 'Warum in unserem neuen Stück kein Brief ankommt.',
          en: 'Why no letter arrives in our new play.',
        },
        author: 'Ada Beispiel',
        published_at: desk.instant(desk.addDays(desk.today, -1), '09:00'),
        productions: [productions.letters],
      },
    })
    await desk.section('article', articles.envelopes, {
      de: [
        text(
          'In der ersten Probe lagen neun Umschläge auf dem Tisch, alle ohne Adresse. Niemand wollte den ersten öffnen.',
          'Inzwischen weiß jede im Ensemble, was in welchem steht. Auf der Bühne werden sie trotzdem jeden Abend neu gefüllt.',
        ),
      ],
      en: [
        text(
          'At the first rehearsal nine envelopes lay on the table, none with an address. Nobody wanted to open the first.',
          'By now everyone in the company knows what is in each. On stage they are filled anew every evening all the same.',
        ),
      ],
    })

    const words = <T>(de: T, en: T) => ({ de, en })
    const paths = { visit: words('besuch', 'visit') }
    const home = (language: Language) => [
      section('', column('small-12', eventList({ first_large: true }))),
      section(
        'cc02',
        column(
          'small-12 large-5',
          headline(words('Ein Haus zum Ausprobieren', 'A house to try things in')[language]),
        ),
        column(
          'small-12 large-7',
          text(
            words(
              'Alles hier ist erfunden und nur dazu da, ersetzt zu werden: die Abende, die Räume, dieser Satz.',
              'Everything here is invented, and only there to be replaced: the evenings, the rooms, this sentence.',
            )[language],
          ),
          button(
            words('So finden Sie zu uns', 'How to find us')[language],
            desk.pageAt(paths.visit[language], language),
          ),
        ),
      ),
      section('cc01', column('small-12', { model: 'blog-teaser-list', items: 2 })),
    ]
    const visit = (language: Language) => [
      section('', column('small-12', venueList(venues.house))),
      {
        model: 'faq' as const,
        items: [
          {
            title: words('Wo bekomme ich Karten?', 'Where do I get tickets?')[language],
            content: paragraphs(
              words(
                'An der Abendkasse, eine Stunde vor Beginn.',
                'At the box office, an hour before the beginning.',
              )[language],
            ),
          },
          {
            title: words('Was, wenn ich zu spät komme?', 'What if I am late?')[language],
            content: paragraphs(
              words('Dann lassen wir Sie in der Pause ein.', 'Then we let you in at the interval.')[language],
            ),
          },
        ],
      },
    ]
    await desk.page({
      page_class: 'home',
      languages: desk.inEach((language) => ({
        ...{ path: '', title: desk.name, headline: words('Heute Abend', 'Tonight')[language] },
        modules: home(language),
      })),
    })
    // A page at the path of a list gives the list its heading and its place in the menu.
    await desk.page({
      ...{ position: 1, in_menu: true },
      languages: {
        de: { path: 'programm', title: 'Programm', headline: 'Programm', modules: [] },
        en: { path: 'events', title: 'Programme', headline: 'Programme', modules: [] },
      },
    })
    await desk.page({
      ...{ position: 2, in_menu: true },
      languages: {
        de: { path: 'magazin', title: 'Magazin', headline: 'Magazin', modules: [] },
        en: { path: 'magazine', title: 'Magazine', headline: 'Magazine', modules: [] },
      },
    })
    await desk.page({
      ...{ position: 3, in_menu: true, in_footer: true },
      languages: desk.inEach((language) => ({
        ...{ path: paths.visit[language], title: words('Besuch', 'Visit')[language] },
        headline: words('Wie Sie zu uns kommen', 'How to get here')[language],
        modules: visit(language),
      })),
    })
  },
})
