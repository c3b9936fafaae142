import { column, headline, image, onward, quote, section, text } from 'openfoyer/content'
import type { DemoPage } from './furnish.ts'

export const history: DemoPage = {
  in_menu: true,
  languages: {
    de: {
      path: 'haus/geschichte',
      title: 'Geschichte',
      headline: 'Erst das Korn, dann der Streit, dann das Theater',
      meta_description: 'Zweihundert Jahre Haus Meridian: Hafen, Speicher, Leerstand, Bühne.',
    },
    en: {
      path: 'house/history',
      title: 'History',
      headline: 'First the grain, then the quarrel, then the theatre',
      meta_description: 'Two hundred years of Haus Meridian: port, granary, vacancy, stage.',
    },
  },
  modules: ({ say, picture }) => [
    section(
      '',
      column('small-12 large-5', headline(say('Eine Schiene', 'A rail'), { preline: '1823' })),
      column(
        'small-12 large-7',
        text(
          say(
            'Der Hafenmeister lässt die Mittagslinie ins Pflaster legen, damit Schiffe und Stadt sich auf eine Uhrzeit einigen. Sie liegt elf Zentimeter zu weit östlich. Bemerkt wird das erst 190 Jahre später.',
            'The harbour master has the noon line laid in the paving so that ships and town can agree on the time. It lies eleven centimetres too far to the east. Nobody notices for 190 years.',
          ),
        ),
        image(
          picture('photo-harbour-mast'),
          say('Der Kai, als noch Roggen kam', 'The quay, when rye still came in'),
        ),
      ),
    ),
    section(
      'cc01',
      column(
        'small-12 large-5',
        headline(say('Sieben Böden Roggen', 'Seven floors of rye'), {
          preline: say('1874 bis 1961', '1874 to 1961'),
        }),
      ),
      column(
        'small-12 large-7',
        text(
          say(
            'Der Speicher fasst viertausend Tonnen. In der Waage wird gewogen, im Kesselhaus geheizt, und am Zahltag wird in allen dreien gestritten. 1911 bleibt der Aufzug zwischen dem vierten und fünften Boden stecken, mit einem Schreiber und zwei Sack Mehl. Er schreibt dort sein erstes Gedicht.',
            'The granary holds four thousand tonnes. The weighing house weighs, the boiler house heats, and on pay day there are quarrels in all three. In 1911 the hoist gets stuck between the fourth and fifth floors with a clerk and two sacks of flour. He writes his first poem there.',
          ),
        ),
      ),
    ),
    section(
      'cc02',
      column(
        'small-12 large-5',
        headline(say('Nichts', 'Nothing'), { preline: say('1961 bis 1989', '1961 to 1989') }),
      ),
      column(
        'small-12 large-7',
        text(
          say(
            'Achtundzwanzig Jahre steht das Haus leer. Die Tauben gelten als Ensemble der ersten Stunde.',
            'For twenty-eight years the house stands empty. The pigeons count as founding members.',
          ),
        ),
        image(
          picture('photo-hut'),
          say('Man konnte durch alles hindurchsehen.', 'One could see right through everything.'),
        ),
      ),
    ),
    section(
      '',
      column(
        'small-12 large-5',
        headline(say('Alles andere', 'Everything else'), { preline: say('Seit 1989', 'Since 1989') }),
      ),
      column(
        'small-12 large-7',
        text(
          say(
            'Eine freie Gruppe spielt im Erdgeschoss „Die Räuber“, ohne Genehmigung, mit Taschenlampen. Die Feuerwehr kommt, bleibt bis zum Schluss und empfiehlt einen zweiten Ausgang. Es war der Anfang.',
            'An independent company plays “The Robbers” on the ground floor, without a permit, by torchlight. The fire brigade comes, stays to the end and recommends a second exit. That was the beginning.',
          ),
        ),
        onward(
          say('Was wir heute spielen', 'What we are playing now'),
          say('/de/produktionen', '/en/productions'),
        ),
      ),
    ),
    section(
      'cc03',
      column(
        'small-12',
        quote(
          say(
            'Wir sollten löschen. Es war aber zu gut beleuchtet.',
            'We were meant to put it out. But it was too well lit.',
          ),
          say(
            'Brandmeister a. D. Ewers, über den ersten Abend',
            'Fire chief (retired) Ewers, on the first night',
          ),
        ),
      ),
    ),
  ],
}
