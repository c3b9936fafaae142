import { column, section } from 'openfoyer/content'
import { type Chapter, title, variant } from './placed.ts'

const LOGOS = [
  ['Hafenstiftung Kaistadt', 'Kaistadt Port Foundation'],
  ['Verein der Freunde des Hauses', 'Friends of the House'],
  ['Mühlenbäckerei Roggenkamp', 'Roggenkamp Mill Bakery'],
  ['Fährbetriebe', 'Ferry Company'],
] as const

/** Event list in its periods, Blog teaser list, Highlight teaser, Venue, Venue list, Logo list. */
export const house: Chapter = (say, { venues, categories, tag, event }) => [
  title(
    say('Aus dem Haus', 'From the house'),
    say('haus', 'house'),
    say('Termine, Magazin, Spielorte, Partner', 'Events, magazine, venues, partners'),
  ),
  variant(
    say('Die nächsten drei Tage, ein Termin vorangestellt', 'The next three days, one event put first'),
  ),
  { model: 'event-list', filters: 'next_3_days', children: [{ model: 'event-item', event }] },
  section(
    'cc02',
    column('small-12 large-4', { model: 'headline', content: say('Am Wochenende', 'At the weekend') }),
    column('small-12 large-8', { model: 'event-list', filters: 'weekend' }),
  ),
  variant(say('Ein Termin, groß', 'One event, large')),
  {
    model: 'event-teaser',
    event,
    extra_class: 'image-right',
    link_text: say('Zur Veranstaltung', 'See the event'),
  },
  variant(say('Mit einem Schlagwort', 'With a tag')),
  { model: 'event-list', tag },
  variant(say('Magazin, vier neben dem ersten', 'Magazine, four beside the first')),
  { model: 'blog-teaser-list', items: 4 },
  section(
    'cc01',
    column('small-12', variant('Highlights'), {
      model: 'highlight-teaser',
      categories: categories.slice(0, 2),
    }),
  ),
  { model: 'venue', venue: venues[0] },
  { model: 'venue-list', children: venues.slice(1).map((venue) => ({ model: 'venue', venue })) },
  { model: 'logo-list', children: LOGOS.map(([de, en]) => ({ model: 'logo-item', title: say(de, en) })) },
  {
    model: 'logo-list',
    extra_class: 'large',
    children: LOGOS.slice(0, 2).map(([de, en]) => ({
      model: 'logo-item',
      title: say(de, en),
      link: 'https://example.org/',
    })),
  },
]
