import {
  button,
  column,
  headline,
  image,
  logoList,
  quote,
  section,
  teaserList,
  text,
  twoColumns,
} from 'openfoyer/content'
import type { DemoPage } from './furnish.ts'

export const house: DemoPage = {
  in_menu: true,
  in_footer: true,
  has_tab_navigation: true,
  languages: {
    de: {
      path: 'haus',
      title: 'Das Haus',
      headline: 'Gebaut für\u00a0Roggen, gestimmt für\u00a0Menschen',
      meta_description: 'Die Geschichte des Hauses Meridian, vom Kornspeicher zum Theater.',
    },
    en: {
      path: 'house',
      title: 'The house',
      headline: 'Built for rye, tuned for people',
      meta_description: 'The story of Haus Meridian, from granary to theatre.',
    },
  },
  modules: ({ say, picture }) => [
    text(
      say(
        'Der Speicher wurde gebaut, um Roggen trocken zu halten. Dass er Stimmen trägt, merkte man erst, als er leer stand: Wer auf dem Boden des dritten Geschosses flüsterte, war im Erdgeschoss zu verstehen.',
        'The granary was built to keep rye dry. That it carries voices was only noticed once it stood empty: a whisper on the third floor could be understood at street level.',
      ),
    ),
    image(
      picture('essay-windows'),
      say(
        'Der Speicher um elf. Vier Fenster sind noch bei der Arbeit.',
        'The Granary at eleven. Four windows are still at work.',
      ),
    ),
    section(
      'cc03',
      column('small-12 large-5', headline(say('Warum Meridian?', 'Why Meridian?'))),
      column(
        'small-12 large-7',
        text(
          say(
            'Im Pflaster vor dem Haus liegt eine Messingschiene. An ihr las man die Mittagsstunde ab, bevor die Eisenbahn die Zeit vereinheitlichte. Wir haben sie bis auf die Bühne verlängert. Wer auf ihr steht, hat das Wort.',
            'A brass rail lies in the paving outside the house. People read the hour of noon from it before the railways made time the same everywhere. We have carried it on, all the way to the stage. Whoever stands on it has the floor.',
          ),
        ),
      ),
    ),
    section(
      '',
      column(
        'small-12',
        headline(say('Wie wir arbeiten', 'How we work')),
        twoColumns(
          'text-image',
          picture('scene-workshop'),
          say(
            'Ein Ensemble, sechs Räume, eine Werkstatt. Kulissen werden bei uns nicht weggeworfen, sondern umgebaut: Das Wohnzimmer aus dem Herbst ist im Frühjahr ein Schiff.',
            'One ensemble, six rooms, one workshop. We do not throw scenery away, we rebuild it: the living room of the autumn is a ship by spring.',
          ),
          say(
            '<ul><li>Sechs Premieren im Jahr</li><li>Ein Orchester zu Gast, eine Bigband im Haus</li><li>Jeden ersten Sonntag offene Werkstatt</li></ul>',
            '<ul><li>Six premieres a year</li><li>A visiting orchestra, a big band in residence</li><li>Open workshop every first Sunday</li></ul>',
          ),
        ),
      ),
    ),
    section(
      'cc02',
      column(
        'small-12',
        quote(
          say(
            'Mein Großvater hat hier Säcke gewogen. Er sagte, man hört am Seufzen der Waage, ob einer betrügt. Heute sitze ich im selben Raum und höre Schauspielern zu.',
            'My grandfather weighed sacks in here. He said you could tell from the sigh of the scales whether someone was cheating. Today I sit in the same room and listen to actors.',
          ),
          say('Ein Nachbar, Reihe vier', 'A neighbour, row four'),
        ),
      ),
    ),
    section(
      '',
      column(
        'small-12',
        headline(say('Weiter hinein', 'Further in')),
        teaserList(
          {
            image: picture('photo-harbour-mast'),
            preline: say('Geschichte', 'History'),
            headline: say('Erst das Korn, dann der Streit', 'First the grain, then the quarrel'),
            text: say(
              'Zweihundert Jahre in vier Kapiteln. Eines davon besteht aus Tauben.',
              'Two hundred years in four chapters. One of them consists of pigeons.',
            ),
            link_text: say('Zur Geschichte', 'Read the history'),
            link: say('/de/haus/geschichte', '/en/house/history'),
          },
          {
            image: picture('venue-granary'),
            preline: say('Räume', 'Spaces'),
            headline: say('Drei Häuser, sechs Räume, ein Kai', 'Three houses, six rooms, one quay'),
            text: say(
              'Wie viele hineinpassen, wie lange es nachhallt und wo man sich wiegen lassen kann.',
              'How many fit in, how long it echoes and where you can have yourself weighed.',
            ),
            link_text: say('Zu den Räumen', 'See the spaces'),
            link: say('/de/haus/raeume', '/en/house/spaces'),
          },
          {
            image: picture('scene-rehearsal'),
            preline: say('Arbeiten', 'Working here'),
            headline: say('Wir suchen Leute, die fragen', 'We are looking for people who ask'),
            text: say(
              'Vierundneunzig Menschen halten hier die Lampe. Es dürfen mehr werden.',
              'Ninety-four people hold the lamp here. There is room for more.',
            ),
            link_text: say('Zu den Stellen', 'See the jobs'),
            link: say('/de/haus/arbeit', '/en/house/working'),
          },
        ),
      ),
    ),
    section(
      'cc01',
      column(
        'small-12 large-4',
        headline(say('Wer uns trägt', 'Who supports us'), { level: 3 }),
        text(
          say(
            'Ohne sie stünde hier noch immer nur ein Speicher. Alle sind so erfunden wie wir.',
            'Without them there would still be nothing here but a granary. All are as invented as we are.',
          ),
        ),
        button(say('Kommen Sie vorbei', 'Come and see'), say('/de/besuch', '/en/visit')),
      ),
      column(
        'small-12 large-8',
        logoList(
          say('Hafenstiftung Kaistadt', 'Kaistadt Port Foundation'),
          say('Verein der Freunde des Hauses', 'Friends of the House'),
          say('Mühlenbäckerei Roggenkamp', 'Roggenkamp Mill Bakery'),
        ),
      ),
    ),
  ],
}
