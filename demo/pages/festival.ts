import type { NewPage } from '../../src/pages/write.ts'
import { column, headline, section, text } from '../modules.ts'

export const festival: NewPage = {
  isLandingPage: true,
  pageClass: 'festival',
  languages: {
    de: {
      path: 'gegenlicht',
      fields: {
        title: 'Gegenlicht',
        headline: 'Gegenlicht',
        meta_description: 'Vier Tage, zwei Ufer, ein Festival: Gegenlicht im Haus Meridian.',
      },
      modules: [
        section(
          'cc03',
          column(
            'small-12 large-8',
            headline('Vier Tage, zwei Ufer, eine Fähre', { preline: 'Das Festival' }),
            text(
              'Einmal im Jahr schauen wir in die falsche Richtung: in die Sonne, ins Wasser, dem Publikum ins Gesicht.',
            ),
          ),
        ),
        section(
          'cc02',
          column(
            'small-12 large-6',
            headline('Der Pass', { level: 3 }),
            text(
              '72 Euro, ermäßigt 40, Überfahrten inbegriffen. Zu haben an der Kasse, die dann auf der Fähre sitzt.',
            ),
          ),
          column(
            'small-12 large-6',
            headline('Das Frühstück', { level: 3 }),
            text('Samstag und Sonntag um zehn, ohne Karte, neben jemandem, den Sie nicht kennen.'),
          ),
        ),
      ],
    },
    en: {
      path: 'against-the-light',
      fields: {
        title: 'Against the Light',
        headline: 'Against the Light',
        meta_description: 'Four days, two banks, one festival: Against the Light at Haus Meridian.',
      },
      modules: [
        section(
          'cc03',
          column(
            'small-12 large-8',
            headline('Four days, two banks, one ferry', { preline: 'The festival' }),
            text(
              'Once a year we look the wrong way: into the sun, into the water, into the faces of the audience.',
            ),
          ),
        ),
        section(
          'cc02',
          column(
            'small-12 large-6',
            headline('The pass', { level: 3 }),
            text(
              '72 euros, concessions 40, crossings included. From the box office, which sits on the ferry these days.',
            ),
          ),
          column(
            'small-12 large-6',
            headline('The breakfast', { level: 3 }),
            text('Saturday and Sunday at ten, no ticket, next to somebody you do not know.'),
          ),
        ),
      ],
    },
  },
}
