import type { NewPage } from '../../src/pages/write.ts'
import { column, headline, section, text } from '../modules.ts'

export const visit: NewPage = {
  inMenu: true,
  inFooter: true,
  languages: {
    de: {
      path: 'besuch',
      fields: {
        title: 'Besuch',
        headline: 'Mit der Fähre, mit der Tram, zu Fuß',
        meta_description: 'Anfahrt, Kasse, Garderobe und Essen im Haus Meridian.',
      },
      modules: [
        section(
          '',
          column(
            'small-12 large-6',
            headline('Anfahrt', { level: 3 }),
            text(
              'Die Tram 4 hält vor der Tür. Die Fähre legt bis Mitternacht im Viertelstundentakt ab; an Vorstellungsabenden wartet sie auf den Schlussapplaus.',
            ),
          ),
          column(
            'small-12 large-6',
            headline('Kasse', { level: 3 }),
            text(
              'Dienstag bis Samstag von 14 bis 18 Uhr und immer ab neunzig Minuten vor Beginn. Karten, die Sie nicht nutzen können, nehmen wir bis zum Vorabend zurück.',
            ),
          ),
        ),
        section(
          'cc01',
          column(
            'small-12 large-8',
            headline('Barrierefreiheit', { level: 3, preline: 'Für alle' }),
            text(
              'Alle Säle sind stufenlos erreichbar. Im Großen Saal und im Studio gibt es eine Induktionsanlage; Assistenzhunde sehen kostenlos zu. Sagen Sie uns, was Sie brauchen: <a href="tel:+490000000">am Telefon</a> oder am Eingang.',
            ),
          ),
        ),
      ],
    },
    en: {
      path: 'visit',
      fields: {
        title: 'Visit',
        headline: 'By ferry, by tram, on foot',
        meta_description: 'Getting here, box office, cloakroom and food at Haus Meridian.',
      },
      modules: [
        section(
          '',
          column(
            'small-12 large-6',
            headline('Getting here', { level: 3 }),
            text(
              'Tram 4 stops at the door. The ferry leaves every quarter of an hour until midnight; on performance nights it waits for the last applause.',
            ),
          ),
          column(
            'small-12 large-6',
            headline('Box office', { level: 3 }),
            text(
              'Tuesday to Saturday from 2 to 6 pm, and always from ninety minutes before curtain-up. Tickets you cannot use we take back until the evening before.',
            ),
          ),
        ),
        section(
          'cc01',
          column(
            'small-12 large-8',
            headline('Access', { level: 3, preline: 'For everyone' }),
            text(
              'All rooms can be reached without steps. The Great Hall and the Studio have induction loops; assistance dogs watch for free. Tell us what you need: <a href="tel:+490000000">on the phone</a> or at the door.',
            ),
          ),
        ),
      ],
    },
  },
}
