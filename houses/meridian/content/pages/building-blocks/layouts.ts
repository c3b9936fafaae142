import { COLUMN_LAYOUTS, column, section } from 'openfoyer/content'
import { type Chapter, title } from './placed.ts'

const GROUNDS = ['', 'cc01', 'cc02', 'cc03', 'cc01', 'cc02'] as const

/** Section on every background and in every column layout, one with a picture; Container. */
export const layouts: Chapter = (say, { picture }) => [
  title(
    say('Abschnitte', 'Sections'),
    say('abschnitte', 'sections'),
    say('Gründe und Spalten', 'Grounds and columns'),
  ),
  ...Object.entries(COLUMN_LAYOUTS).map(([name, classes], place) => ({
    ...section(
      GROUNDS[place] ?? '',
      ...classes.map((one, index) =>
        column(
          one,
          { model: 'headline', headline_level: 3, content: name.split('-')[index] ?? '', preline: name },
          {
            model: 'text',
            content: say(
              '<p>Im Foyer brennt Licht, lange bevor der Saal sich füllt. Setzen Sie sich an den langen Tisch.</p>',
              '<p>The lights are on in the foyer long before the hall fills. Sit down at the long table.</p>',
            ),
          },
        ),
      ),
    ),
    ...(name === '25-50-25' && { image: picture('photo-harbour') }),
  })),
  {
    model: 'container',
    slug: 'aelter',
    children: [
      {
        model: 'text',
        content: say(
          '<p>Ein Container, wie ihn ältere Seiten haben: Module in einer Spalte.</p>',
          '<p>A container as older pages have it: modules in one column.</p>',
        ),
      },
    ],
  },
]
