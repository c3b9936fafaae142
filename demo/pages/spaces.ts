import type { NewPage } from '../../src/pages/write.ts'
import { column, headline, section, text } from '../modules.ts'

export const spaces: NewPage = {
  inMenu: true,
  languages: {
    de: {
      path: 'haus/raeume',
      fields: {
        title: 'Räume',
        headline: 'Drei Häuser, sechs Räume, eine Küche',
        meta_description:
          'Großer Saal, Orgelempore, Studio, Probebühne, Halle und Küche des Hauses Meridian.',
      },
      modules: [
        section(
          '',
          column(
            'small-12 large-4',
            headline('Speicher', { level: 3, subline: 'Großer Saal, 612 Plätze · Orgelempore, 80 Plätze' }),
            text('Drehbühne von vierzehn Metern, Orgel mit 41 Registern, Nachhall zwei Komma eins Sekunden.'),
          ),
          column(
            'small-12 large-4',
            headline('Waage', { level: 3, subline: 'Studio, 140 Plätze · Probebühne, 60 Plätze' }),
            text(
              'Schwarz, wandelbar, ohne feste Tribüne. Die Probebühne hat Fenster zum Fluss und Vorhänge dagegen.',
            ),
          ),
          column(
            'small-12 large-4',
            headline('Kesselhaus', { level: 3, subline: 'Halle, 400 Stehplätze · Küche, 48 Plätze' }),
            text('Ein Kessel, eine Bar, ein Tisch. Der Schornstein leuchtet, solange jemand da ist.'),
          ),
        ),
      ],
    },
    en: {
      path: 'house/spaces',
      fields: {
        title: 'Spaces',
        headline: 'Three houses, six rooms, one kitchen',
        meta_description:
          'Great Hall, Organ Loft, Studio, Rehearsal Stage, Boiler Hall and Kitchen of Haus Meridian.',
      },
      modules: [
        section(
          '',
          column(
            'small-12 large-4',
            headline('Granary', { level: 3, subline: 'Great Hall, 612 seats · Organ Loft, 80 seats' }),
            text(
              'A revolving stage of fourteen metres, an organ with 41 stops, a reverberation of two point one seconds.',
            ),
          ),
          column(
            'small-12 large-4',
            headline('Weighing House', {
              level: 3,
              subline: 'Studio, 140 seats · Rehearsal Stage, 60 seats',
            }),
            text(
              'Black, changeable, no fixed seating. The rehearsal stage has windows on the river and curtains against them.',
            ),
          ),
          column(
            'small-12 large-4',
            headline('Boiler House', { level: 3, subline: 'Boiler Hall, 400 standing · Kitchen, 48 seats' }),
            text('A boiler, a bar, a table. The chimney is lit for as long as somebody is there.'),
          ),
        ),
      ],
    },
  },
}
