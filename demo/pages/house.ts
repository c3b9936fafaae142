import type { NewPage } from '../../src/pages/write.ts'
import { headline, text } from '../modules.ts'

export const house: NewPage = {
  inMenu: true,
  inFooter: true,
  hasTabNavigation: true,
  languages: {
    de: {
      path: 'haus',
      fields: {
        title: 'Das Haus',
        headline: 'Gebaut für Roggen, gestimmt für Menschen',
        meta_description: 'Die Geschichte des Hauses Meridian, vom Kornspeicher zum Theater.',
      },
      modules: [
        text(
          'Der Speicher wurde gebaut, um Roggen trocken zu halten. Dass er Stimmen trägt, merkte man erst, als er leer stand: Wer auf dem Boden des dritten Geschosses flüsterte, war im Erdgeschoss zu verstehen.',
        ),
        headline('Warum Meridian?', { level: 3 }),
        text(
          'Im Pflaster vor dem Haus liegt eine Messingschiene. An ihr las man die Mittagsstunde ab, bevor die Eisenbahn die Zeit vereinheitlichte. Wir haben sie bis auf die Bühne verlängert. Wer auf ihr steht, hat das Wort.',
        ),
        headline('Wie wir arbeiten', { level: 3 }),
        text(
          'Ein Ensemble, drei Säle, eine Werkstatt. Kulissen werden bei uns nicht weggeworfen, sondern umgebaut: Das Wohnzimmer aus dem Herbst ist im Frühjahr ein Schiff.',
          '<ul><li>Sechs Premieren im Jahr</li><li>Ein Orchester zu Gast, eine Bigband im Haus</li><li>Jeden ersten Sonntag offene Werkstatt</li></ul>',
        ),
      ],
    },
    en: {
      path: 'house',
      fields: {
        title: 'The house',
        headline: 'Built for rye, tuned for people',
        meta_description: 'The story of Haus Meridian, from granary to theatre.',
      },
      modules: [
        text(
          'The granary was built to keep rye dry. That it carries voices was only noticed once it stood empty: a whisper on the third floor could be understood at street level.',
        ),
        headline('Why Meridian?', { level: 3 }),
        text(
          'A brass rail lies in the paving outside the house. People read the hour of noon from it before the railways made time the same everywhere. We have carried it on, all the way to the stage. Whoever stands on it has the floor.',
        ),
        headline('How we work', { level: 3 }),
        text(
          'One company, three rooms, one workshop. We do not throw scenery away, we rebuild it: the living room of the autumn is a ship by spring.',
          '<ul><li>Six premieres a year</li><li>A visiting orchestra, a big band in residence</li><li>Open workshop every first Sunday</li></ul>',
        ),
      ],
    },
  },
}
