import type { NewPage } from '../../src/pages/write.ts'
import { headline, text } from '../modules.ts'

export const history: NewPage = {
  inMenu: true,
  languages: {
    de: {
      path: 'haus/geschichte',
      fields: {
        title: 'Geschichte',
        headline: 'Erst das Korn, dann der Streit, dann das Theater',
        meta_description: 'Zweihundert Jahre Haus Meridian: Hafen, Speicher, Leerstand, Bühne.',
      },
      modules: [
        headline('1823: eine Schiene', { level: 3 }),
        text(
          'Der Hafenmeister lässt die Mittagslinie ins Pflaster legen, damit Schiffe und Stadt sich auf eine Uhrzeit einigen. Sie liegt elf Zentimeter zu weit östlich. Bemerkt wird das erst 190 Jahre später.',
        ),
        headline('1874 bis 1961: sieben Böden Roggen', { level: 3 }),
        text(
          'Der Speicher fasst viertausend Tonnen. In der Waage wird gewogen, im Kesselhaus geheizt, und am Zahltag wird in allen dreien gestritten. 1911 bleibt der Aufzug zwischen dem vierten und fünften Boden stecken, mit einem Schreiber und zwei Sack Mehl. Er schreibt dort sein erstes Gedicht.',
        ),
        headline('1961 bis 1989: nichts', { level: 3 }),
        text('Achtundzwanzig Jahre steht das Haus leer. Die Tauben gelten als Ensemble der ersten Stunde.'),
        headline('Seit 1989: alles andere', { level: 3 }),
        text(
          'Eine freie Gruppe spielt im Erdgeschoss „Die Räuber“, ohne Genehmigung, mit Taschenlampen. Die Feuerwehr kommt, bleibt bis zum Schluss und empfiehlt einen zweiten Ausgang. Es war der Anfang.',
        ),
      ],
    },
    en: {
      path: 'house/history',
      fields: {
        title: 'History',
        headline: 'First the grain, then the quarrel, then the theatre',
        meta_description: 'Two hundred years of Haus Meridian: port, granary, vacancy, stage.',
      },
      modules: [
        headline('1823: a rail', { level: 3 }),
        text(
          'The harbour master has the noon line laid in the paving so that ships and town can agree on the time. It lies eleven centimetres too far to the east. Nobody notices for 190 years.',
        ),
        headline('1874 to 1961: seven floors of rye', { level: 3 }),
        text(
          'The granary holds four thousand tonnes. The weighing house weighs, the boiler house heats, and on pay day there are quarrels in all three. In 1911 the hoist gets stuck between the fourth and fifth floors with a clerk and two sacks of flour. He writes his first poem there.',
        ),
        headline('1961 to 1989: nothing', { level: 3 }),
        text('For twenty-eight years the house stands empty. The pigeons count as founding members.'),
        headline('Since 1989: everything else', { level: 3 }),
        text(
          'An independent company plays “The Robbers” on the ground floor, without a permit, by torchlight. The fire brigade comes, stays to the end and recommends a second exit. That was the beginning.',
        ),
      ],
    },
  },
}
