import type { NewPage } from '../../src/pages/write.ts'
import { headline, text } from '../modules.ts'

export const hire: NewPage = {
  inSecondaryMenu: true,
  inFooter: true,
  languages: {
    de: {
      path: 'vermietung',
      fields: {
        title: 'Vermietung',
        headline: 'Feiern, wo sonst gestorben wird',
        meta_description: 'Räume im Haus Meridian mieten: für Tagungen, Feste, Aufnahmen und Drehs.',
      },
      modules: [
        text(
          'An spielfreien Tagen vermieten wir den Großen Saal, das Studio, die Halle und die Küche. Technik, Abenddienst und ein Klavier, das gestimmt ist, gehören dazu.',
        ),
        headline('Was es kostet', { level: 3 }),
        text(
          '<ul><li>Küche: ab 480 Euro am Abend</li><li>Studio: ab 900 Euro am Tag</li><li>Halle: ab 1.600 Euro am Tag</li><li>Großer Saal: ab 3.900 Euro am Tag, mit Orgel nach Absprache mit der Orgel</li></ul>',
          'Vereine aus dem Viertel zahlen die Hälfte. Hochzeiten sind möglich; der Eiserne Vorhang fällt dann erst nach dem Ja.',
        ),
      ],
    },
    en: {
      path: 'hire',
      fields: {
        title: 'Hire',
        headline: 'Celebrate where others come to die',
        meta_description:
          'Hire rooms at Haus Meridian: for conferences, parties, recordings and film shoots.',
      },
      modules: [
        text(
          'On days without a performance the Great Hall, the Studio, the Boiler Hall and the Kitchen can be hired. Technical staff, front of house and a piano that is in tune are included.',
        ),
        headline('What it costs', { level: 3 }),
        text(
          '<ul><li>Kitchen: from 480 euros an evening</li><li>Studio: from 900 euros a day</li><li>Boiler Hall: from 1,600 euros a day</li><li>Great Hall: from 3,900 euros a day, with the organ if the organ agrees</li></ul>',
          'Clubs from the neighbourhood pay half. Weddings are possible; the iron curtain then falls only after the “I do”.',
        ),
      ],
    },
  },
}
