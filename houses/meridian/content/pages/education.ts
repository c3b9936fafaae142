import { button, column, eventList, headline, quote, section, text, twoColumns } from 'openfoyer/content'
import type { DemoPage } from './furnish.ts'

export const education: DemoPage = {
  in_secondary_menu: true,
  in_footer: true,
  languages: {
    de: {
      path: 'vermittlung',
      title: 'Vermittlung',
      headline: 'Theater lernt man nicht, man fängt es sich ein',
      meta_description: 'Angebote des Jungen Meridian für Schulen, Gruppen und Neugierige jeden Alters.',
    },
    en: {
      path: 'education',
      title: 'Education',
      headline: 'You don’t learn theatre, you catch it',
      meta_description: 'Young Meridian for schools, groups and the curious of every age.',
    },
  },
  modules: ({ say, picture, eventTags, form }) => [
    section(
      '',
      column(
        'small-12',
        headline(say('Für Schulen', 'For schools')),
        twoColumns(
          'image-text',
          picture('scene-puppet'),
          say(
            'Zu jeder Produktion kommen wir vorher in die Klasse und hinterher noch einmal, dann wird gestritten. Karten kosten für Schülerinnen und Schüler sieben Euro, die Begleitung ist frei.',
            'For every production we visit the class beforehand and come back afterwards to argue. Tickets are seven euros for pupils, free for teachers.',
          ),
          say(
            'Leyla Anders liest jedes Stück zuerst einer vierten Klasse vor. Was dort Unruhe stiftet, wird gespielt.',
            'Leyla Anders reads every play to a class of ten-year-olds first. Whatever makes them restless gets staged.',
          ),
        ),
      ),
    ),
    section(
      'cc03',
      column(
        'small-12',
        quote(
          say(
            'Das Ende war falsch. Ich zeig euch das richtige.',
            'The ending was wrong. I’ll show you the right one.',
          ),
          say('Jule, neun, nach der Vorstellung', 'Jule, nine, after the performance'),
        ),
      ),
    ),
    section(
      '',
      column('small-12 large-5', headline(say('Für alle anderen', 'For everyone else'))),
      column(
        'small-12 large-7',
        text(
          say(
            '<ul><li>Spielgruppe am Donnerstag, ab acht Jahren</li><li>Fallen lernen über siebzig, dienstags mit Darius Feldweg</li><li>Offene Werkstatt, jeden ersten Sonntag</li></ul>',
            '<ul><li>Thursday drama group, from age eight</li><li>Learning to fall over seventy, Tuesdays with Darius Feldweg</li><li>Open workshop, every first Sunday</li></ul>',
          ),
          say(
            'Fragen an Leyla Anders: <a href="mailto:jung@meridian.example">jung@meridian.example</a>.',
            'Questions to Leyla Anders: <a href="mailto:jung@meridian.example">jung@meridian.example</a>.',
          ),
        ),
        button(say('Anmelden', 'Sign up'), form('young')),
      ),
    ),
    section(
      'cc01',
      column(
        'small-12 large-4',
        headline(say('Für Leute mit Zahnlücken', 'For people with gaps in their teeth'), {
          preline: say('Junges Meridian', 'Young Meridian'),
        }),
      ),
      column('small-12 large-8', eventList({ tag: eventTags.children })),
    ),
  ],
}
