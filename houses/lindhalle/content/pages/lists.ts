import { text } from 'openfoyer/content'
import type { Page } from './means.ts'

/** The pages that give the lists of the site their heads. */
export const programme: Page = {
  ...{ in_menu: true, page_class: 'evening' },
  de: {
    path: 'programm',
    title: 'Programm',
    headline: 'Programm',
    meta_description: 'Alle Konzerte der Lindhalle, Abend für Abend, mit Werken, Mitwirkenden und Preisen.',
  },
  en: {
    path: 'events',
    title: 'Programme',
    headline: 'Programme',
    meta_description: 'All concerts of the Lindhalle, evening by evening, with works, performers and prices.',
  },
  modules: ({ say }) => [
    text(
      say(
        'Donnerstags und sonntags das Orchester, mittwochs Kammermusik.',
        'The orchestra on Thursdays and Sundays, chamber music on Wednesdays.',
      ),
    ),
  ],
}

export const productions: Page = {
  page_class: 'evening',
  de: {
    path: 'produktionen',
    title: 'Konzertprogramme',
    headline: 'Was wir in dieser Saison spielen',
    meta_description: 'Alle Konzertprogramme der Saison in der Lindhalle.',
  },
  en: {
    path: 'productions',
    title: 'Concert programmes',
    headline: 'What we play this season',
    meta_description: 'All concert programmes of the season at the Lindhalle.',
  },
  modules: ({ say }) => [
    text(say('Von der Sinfonie bis zur Stunde Stille.', 'From the symphony to the hour of silence.')),
  ],
}

export const team: Page = {
  in_menu: true,
  de: {
    path: 'team',
    title: 'Menschen',
    headline: 'Wer hier spielt, und wer dafür sorgt',
    meta_description:
      'Dirigentinnen, Solisten, Orchester, Quartett und das Haus: die Menschen der Lindhalle.',
  },
  en: {
    path: 'team',
    title: 'People',
    headline: 'Who plays here, and who makes it possible',
    meta_description: 'Conductors, soloists, orchestra, quartet and the house: the people of the Lindhalle.',
  },
  modules: ({ say }) => [
    text(
      say('Bilder zeigen wir keine. Man hört sie ja.', 'We show no portraits. One hears them, after all.'),
    ),
  ],
}

export const magazine: Page = {
  in_menu: true,
  de: {
    path: 'magazin',
    title: 'Magazin',
    headline: 'Zum Lesen, wenn es wieder hell ist',
    meta_description: 'Geschichten aus der Lindhalle: vom Stimmen, vom Holz, vom Zuhören und vom See.',
  },
  en: {
    path: 'magazine',
    title: 'Magazine',
    headline: 'To read when the lights are on again',
    meta_description: 'Stories from the Lindhalle: about tuning, wood, listening and the lake.',
  },
  modules: ({ say }) => [
    text(say('Vom Stimmen, vom Holz, vom Zuhören.', 'About tuning, wood and listening.')),
  ],
}
