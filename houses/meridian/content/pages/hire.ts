import { button, column, headline, image, questions, section, text, venueList } from 'openfoyer/content'
import type { DemoPage } from './furnish.ts'

export const hire: DemoPage = {
  in_secondary_menu: true,
  in_footer: true,
  languages: {
    de: {
      path: 'vermietung',
      title: 'Vermietung',
      headline: 'Feiern, wo sonst gestorben wird',
      meta_description: 'Räume im Haus Meridian mieten: für Tagungen, Feste, Aufnahmen und Drehs.',
    },
    en: {
      path: 'hire',
      title: 'Hire',
      headline: 'Celebrate where others come to die',
      meta_description: 'Hire rooms at Haus Meridian: for conferences, parties, recordings and film shoots.',
    },
  },
  modules: ({ say, picture, venues, form }) => [
    section(
      '',
      column(
        'small-12 large-7',
        text(
          say(
            'An spielfreien Tagen vermieten wir den Großen Saal, das Studio, die Halle und die Küche. Technik, Abenddienst und ein Klavier, das gestimmt ist, gehören dazu.',
            'On days without a performance the Great Hall, the Studio, the Boiler Hall and the Kitchen can be hired. Technical staff, front of house and a piano that is in tune are included.',
          ),
        ),
        button(say('Räume anfragen', 'Enquire about hire'), form('hire')),
      ),
      column(
        'small-12',
        image(
          picture('essay-chair'),
          say(
            'Bestuhlung: unsere Sache. Wer kommt: Ihre.',
            'The chairs are our business. Who sits on them is yours.',
          ),
        ),
      ),
    ),
    section(
      'cc02',
      column('small-12 large-5', headline(say('Was es kostet', 'What it costs'))),
      column(
        'small-12 large-7',
        text(
          say(
            '<ul><li>Küche: ab 480 Euro am Abend</li><li>Studio: ab 900 Euro am Tag</li><li>Halle: ab 1.600 Euro am Tag</li><li>Großer Saal: ab 3.900 Euro am Tag, mit Orgel nach Absprache mit der Orgel</li></ul>',
            '<ul><li>Kitchen: from 480 euros an evening</li><li>Studio: from 900 euros a day</li><li>Boiler Hall: from 1,600 euros a day</li><li>Great Hall: from 3,900 euros a day, with the organ if the organ agrees</li></ul>',
          ),
          say(
            'Vereine aus dem Viertel zahlen die Hälfte. Hochzeiten sind möglich; der Eiserne Vorhang fällt dann erst nach dem Ja.',
            'Local associations pay half. Weddings are possible; the iron curtain then falls only after the “I do”.',
          ),
        ),
      ),
    ),
    section(
      '',
      column(
        'small-12',
        headline(say('Wo gefeiert wird', 'Where the party is')),
        venueList(venues.speicher, venues.waage, venues.kesselhaus),
      ),
    ),
    section(
      'cc01',
      column('small-12 large-4', headline(say('Vorher gefragt', 'Before you ask'), { level: 3 })),
      column(
        'small-12 large-8',
        questions(
          say('fragen', 'questions'),
          [
            say('Wie früh muss ich anfragen?', 'How far ahead do I have to ask?'),
            say(
              'Sobald Sie wissen, wen Sie einladen. Der Spielplan steht ein halbes Jahr im Voraus; dazwischen liegen die Montage, und die sind begehrt.',
              'As soon as you know whom you are inviting. The programme is fixed half a year ahead; what is left are the Mondays, and they are in demand.',
            ),
          ],
          [
            say('Dürfen wir selbst kochen?', 'May we do our own cooking?'),
            say(
              'In der Küche ja, dafür heißt sie so. In den anderen Räumen bringt das Kesselhaus, was Sie sich wünschen, und räumt auch ab.',
              'In the Kitchen, yes, that is why it is called that. In the other rooms the Boiler House serves whatever you like, and clears it away.',
            ),
          ],
          [
            say('Darf das Bühnenbild stehen bleiben?', 'May the set stay up?'),
            say(
              'Meistens muss es sogar. Sie tagen dann in einem Wald oder heiraten auf einem Schiff, ohne Aufpreis.',
              'Mostly it has to. You will then confer in a forest or marry on a ship, at no extra charge.',
            ),
          ],
        ),
        button(say('Räume anfragen', 'Enquire about hire'), form('hire')),
      ),
    ),
  ],
}
