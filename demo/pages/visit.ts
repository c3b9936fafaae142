import {
  anchorList,
  button,
  column,
  headline,
  image,
  onward,
  questions,
  section,
  text,
  venueList,
} from '../modules.ts'
import type { DemoPage } from './furnish.ts'

export const visit: DemoPage = {
  inMenu: true,
  inFooter: true,
  languages: {
    de: {
      path: 'besuch',
      fields: {
        title: 'Besuch',
        headline: 'Mit der Fähre, mit\u00a0der\u00a0Tram, zu\u00a0Fuß',
        meta_description: 'Anfahrt, Kasse, Garderobe und Essen im Haus Meridian.',
        search_words: 'Rückgabe, Umtausch, Ermäßigung, Studierende, Öffnungszeiten, Adresse, Fundsachen',
      },
    },
    en: {
      path: 'visit',
      fields: {
        title: 'Visit',
        headline: 'By ferry, by tram, on foot',
        meta_description: 'Getting here, box office, cloakroom and food at Haus Meridian.',
        search_words:
          'refund, exchange, concessions, students, opening hours, address, photography, lost property',
      },
    },
  },
  modules: ({ say, picture, venues, form }) => [
    anchorList(
      [say('Anfahrt', 'Getting here'), 'anfahrt'],
      [say('Kasse', 'Box office'), 'kasse'],
      [say('Fragen', 'Questions'), 'fragen'],
      [say('Für alle', 'For everyone'), 'fuer-alle'],
      [say('Die Häuser', 'The houses'), 'haeuser'],
    ),
    section(
      '',
      column(
        'small-12 large-6',
        headline(say('Anfahrt', 'Getting here'), { anchor: 'anfahrt' }),
        text(
          say(
            'Die Tram 4 hält vor der Tür. Die Fähre legt bis Mitternacht im Viertelstundentakt ab; an Vorstellungsabenden wartet sie auf den Schlussapplaus.',
            'Tram 4 stops at the door. The ferry leaves every quarter of an hour until midnight; on performance nights it waits for the last applause.',
          ),
          say(
            'Fahrräder unter die Laderampe, Autos bitte ins Parkhaus Zollhof: Vor dem Haus parken nur Möwen.',
            'Bicycles go under the loading ramp, cars into the Zollhof car park: in front of the house only gulls may park.',
          ),
        ),
      ),
      column(
        'small-12 large-6',
        headline(say('Kasse', 'Box office'), { anchor: 'kasse' }),
        text(
          say(
            'Dienstag bis Samstag von 14:00 bis 18:00 Uhr und immer ab neunzig Minuten vor Beginn. Karten, die Sie nicht nutzen können, nehmen wir bis zum Vorabend zurück.',
            'Tuesday to Saturday from 14:00 to 18:00, and always from ninety minutes before curtain-up. Tickets you cannot use we take back until the evening before.',
          ),
        ),
        button(say('Zum Programm', 'See the programme'), say('/de/programm', '/en/events')),
      ),
      column(
        'small-12',
        image(
          picture('scene-foyer'),
          say(
            'Das Foyer öffnet eine Stunde vorher. Von draußen sieht man, wer schon da ist.',
            'The foyer opens an hour before. From outside you can see who is already there.',
          ),
        ),
      ),
    ),
    section(
      'cc02',
      column(
        'small-12 large-4',
        headline(say('Was man uns am Einlass fragt', 'What we are asked at the door')),
      ),
      column(
        'small-12 large-8',
        questions(
          'fragen',
          [
            say('Darf ich zu spät kommen?', 'May I be late?'),
            say(
              'Ja, einmal. Wir führen Sie in der ersten Umbaupause hinein, auf Strümpfen, wenn die Schuhe knarren. Danach kennen wir Sie.',
              'Yes, once. We take you in at the first change of scene, in your socks if your shoes creak. After that we know you.',
            ),
          ],
          [
            say('Wohin mit dem Mantel?', 'Where do I leave my coat?'),
            say(
              'In den alten Kessel. Die Garderobe kostet nichts und ist bis zur letzten Fähre besetzt; für Kinderwagen und Kontrabässe ist Platz daneben.',
              'In the old boiler. The cloakroom is free and staffed until the last ferry; prams and double basses go beside it.',
            ),
          ],
          [
            say('Gibt es vorher etwas zu essen?', 'Is there anything to eat beforehand?'),
            say(
              'In der Küche ab achtzehn Uhr: eine Suppe, ein Brot, ein Tisch für achtundvierzig. Gläser dürfen mit in die Halle, Nüsse nicht.',
              'In the Kitchen from six: a soup, a bread, a table for forty-eight. Glasses may come into the hall, nuts may not.',
            ),
          ],
          [
            say('Was kostet es, wenn es zu viel kostet?', 'What does it cost if it costs too much?'),
            say(
              'Dienstags im Studio zahlen Sie, was Sie können, ab acht Euro. An allen anderen Tagen fragen Sie an der Kasse; es steht niemand hinter Ihnen, der mithört.',
              'On Tuesdays in the Studio you pay what you can, from eight euros. On any other day ask at the box office; nobody behind you is listening.',
            ),
          ],
          [
            say('Darf ich fotografieren?', 'May I take pictures?'),
            say(
              'Das Foyer, den Fluss, einander: immer. Die Bühne erst beim Applaus, und dann ohne Blitz.',
              'The foyer, the river, each other: always. The stage only during the applause, and then without flash.',
            ),
          ],
        ),
      ),
    ),
    section(
      'cc01',
      column(
        'small-12 large-8',
        headline(say('Barrierefreiheit', 'Access'), {
          preline: say('Für alle', 'For everyone'),
          anchor: 'fuer-alle',
        }),
        text(
          say(
            'Alle Säle sind stufenlos erreichbar. Im Großen Saal und im Studio gibt es eine Induktionsanlage; Assistenzhunde sehen kostenlos zu. Sagen Sie uns, was Sie brauchen: <a href="tel:+49000555010">am Telefon</a> oder am Eingang.',
            'All rooms can be reached without steps. The Great Hall and the Studio have induction loops; assistance dogs watch for free. Tell us what you need: <a href="tel:+49000555010">on the phone</a> or at the door.',
          ),
        ),
        onward(
          say('Alles zur Barrierefreiheit', 'All about access'),
          say('/de/barrierefreiheit', '/en/accessibility'),
        ),
      ),
    ),
    section(
      '',
      column(
        'small-12',
        headline(say('Drei Häuser an einem Kai', 'Three houses on one quay'), { anchor: 'haeuser' }),
        venueList(venues.speicher, venues.waage, venues.kesselhaus),
      ),
    ),
    section(
      'cc03',
      column(
        'small-12 large-8',
        headline(say('Handschuh verloren, Frage gefunden?', 'Lost a glove, found a question?'), {
          subline: say(
            'Hier liest ein Mensch mit, meistens vormittags.',
            'A human being reads this, mostly in the mornings.',
          ),
        }),
        button(say('Schreiben Sie uns', 'Write to us'), form('contact')),
      ),
    ),
  ],
}
