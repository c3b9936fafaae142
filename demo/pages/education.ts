import type { NewPage } from '../../src/pages/write.ts'
import { headline, text } from '../modules.ts'

export const education: NewPage = {
  inSecondaryMenu: true,
  inFooter: true,
  languages: {
    de: {
      path: 'vermittlung',
      fields: {
        title: 'Vermittlung',
        headline: 'Theater lernt man nicht, man fängt es sich ein',
        meta_description: 'Angebote des Jungen Meridian für Schulen, Gruppen und Neugierige jeden Alters.',
      },
      modules: [
        headline('Für Schulen', { level: 3 }),
        text(
          'Zu jeder Produktion kommen wir vorher in die Klasse und hinterher noch einmal, dann wird gestritten. Karten kosten für Schülerinnen und Schüler sieben Euro, Begleitung frei.',
        ),
        headline('Für alle anderen', { level: 3 }),
        text(
          '<ul><li>Spielgruppe am Donnerstag, ab acht Jahren</li><li>Fallen lernen über siebzig, dienstags mit Darius Feldweg</li><li>Offene Werkstatt, jeden ersten Sonntag</li></ul>',
          'Fragen an Leyla Anders: jung@meridian.example.',
        ),
      ],
    },
    en: {
      path: 'education',
      fields: {
        title: 'Education',
        headline: 'You don’t learn theatre, you catch it',
        meta_description: 'Young Meridian for schools, groups and the curious of every age.',
      },
      modules: [
        headline('For schools', { level: 3 }),
        text(
          'For every production we visit the class beforehand and come back afterwards to argue. Tickets are seven euros for pupils, free for teachers.',
        ),
        headline('For everyone else', { level: 3 }),
        text(
          '<ul><li>Thursday drama group, from age eight</li><li>Learning to fall over seventy, Tuesdays with Darius Feldweg</li><li>Open workshop, every first Sunday</li></ul>',
          'Questions to Leyla Anders: jung@meridian.example.',
        ),
      ],
    },
  },
}
