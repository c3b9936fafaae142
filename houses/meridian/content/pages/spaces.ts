import { column, headline, image, section, text } from 'openfoyer/content'
import type { DemoPage } from './furnish.ts'

export const spaces: DemoPage = {
  in_menu: true,
  languages: {
    de: {
      path: 'haus/raeume',
      title: 'Räume',
      headline: 'Drei Häuser, sechs Räume, ein Kai',
      meta_description: 'Großer Saal, Orgelempore, Studio, Probebühne, Halle und Küche des Hauses Meridian.',
    },
    en: {
      path: 'house/spaces',
      title: 'Spaces',
      headline: 'Three houses, six rooms, one quay',
      meta_description:
        'Great Hall, Organ Loft, Studio, Rehearsal Stage, Boiler Hall and Kitchen of Haus Meridian.',
    },
  },
  modules: ({ say, picture }) => [
    section(
      '',
      column(
        'small-12 large-4',
        image(picture('venue-granary')),
        headline(say('Speicher', 'Granary'), {
          level: 3,
          subline: say(
            'Großer Saal, 612 Plätze · Orgelempore, 80 Plätze',
            'Great Hall, 612 seats · Organ Loft, 80 seats',
          ),
        }),
        text(
          say(
            'Drehbühne von vierzehn Metern, Orgel mit 41 Registern, Nachhall zwei Komma eins Sekunden.',
            'A revolving stage of fourteen metres, an organ with 41 stops, a reverberation of two point one seconds.',
          ),
        ),
      ),
      column(
        'small-12 large-4',
        image(picture('venue-weighing-house')),
        headline(say('Waage', 'Weighing House'), {
          level: 3,
          subline: say(
            'Studio, 140 Plätze · Probebühne, 60 Plätze',
            'Studio, 140 seats · Rehearsal Stage, 60 seats',
          ),
        }),
        text(
          say(
            'Schwarz, wandelbar, ohne feste Tribüne. Die Probebühne hat Fenster zum Fluss und Vorhänge dagegen.',
            'Black, changeable, no fixed seating. The rehearsal stage has windows on the river and curtains against them.',
          ),
        ),
      ),
      column(
        'small-12 large-4',
        image(picture('venue-boiler-house')),
        headline(say('Kesselhaus', 'Boiler House'), {
          level: 3,
          subline: say(
            'Halle, 400 Stehplätze · Küche, 48 Plätze',
            'Boiler Hall, 400 standing · Kitchen, 48 seats',
          ),
        }),
        text(
          say(
            'Ein Kessel, eine Bar, ein Tisch. Der Schornstein leuchtet, solange jemand da ist.',
            'A boiler, a bar, a table. The chimney is lit for as long as somebody is there.',
          ),
        ),
      ),
    ),
  ],
}
