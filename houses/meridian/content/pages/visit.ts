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
} from 'openfoyer/content'
import type { DemoPage } from './furnish.ts'

export const visit: DemoPage = {
  in_menu: true,
  in_footer: true,
  languages: {
    de: {
      path: 'besuch',
      title: 'Besuch',
      headline: 'Mit der Fähre, mit\u00a0der\u00a0Tram, zu\u00a0Fuß',
      meta_description: 'Anfahrt, Wege ohne Stufen, Kasse, Garderobe und Essen im Haus Meridian.',
      search_words: 'Rückgabe, Umtausch, Ermäßigung, Studierende, Öffnungszeiten, Adresse, Fundsachen',
    },
    en: {
      path: 'visit',
      title: 'Visit',
      headline: 'By ferry, by tram, on foot',
      meta_description:
        'Getting here, the step-free way in, box office, cloakroom and food at Haus Meridian.',
      search_words:
        'refund, exchange, concessions, students, opening hours, address, photography, lost property',
    },
  },
  modules: ({ say, picture, venues, form }) => [
    anchorList(
      [say('Anfahrt', 'Getting here'), say('anfahrt', 'getting-here')],
      [say('Ohne Stufen', 'Step-free'), say('ohne-stufen', 'step-free')],
      [say('Kasse', 'Box office'), say('kasse', 'box-office')],
      [say('Fragen', 'Questions'), say('fragen', 'questions')],
      [say('Die Häuser', 'The houses'), say('haeuser', 'houses')],
    ),
    section(
      '',
      column(
        'small-12 large-5',
        headline(say('Anfahrt', 'Getting here'), {
          anchor: say('anfahrt', 'getting-here'),
          subline: 'Am Meridian 1, 00010 Kaistadt',
        }),
      ),
      column(
        'small-12 large-7',
        text(
          say(
            `<ul><li><strong>Tram 4</strong> bis Speicherkai (Speicher), Waagehof (Waage) oder Flussbogen (Kesselhaus). Ist sie umgeleitet, hält sie am Zollhof; von dort sind es sechs Minuten ohne Stufen.</li>
<li><strong>Fähre</strong> bis Westponton, alle fünfzehn Minuten bis Mitternacht. An Vorstellungsabenden wartet die letzte auf den Schlussapplaus.</li>
<li><strong>Fahrrad</strong>: Ständer unter der Laderampe des Speichers.</li>
<li><strong>Auto</strong>: Parkhaus Zollhof. Vor dem Haus parken nur Möwen.</li></ul>`,
            `<ul><li><strong>Tram 4</strong> to Speicherkai (Granary), Waagehof (Weighing House) or Flussbogen (Boiler House). When it is diverted it stops at Zollhof, six minutes away without steps.</li>
<li><strong>Ferry</strong> to the west pontoon, every fifteen minutes until midnight. On performance nights the last one waits for the final applause.</li>
<li><strong>Bicycle</strong>: racks under the loading ramp of the Granary.</li>
<li><strong>Car</strong>: Zollhof car park. In front of the house only gulls may park.</li></ul>`,
          ),
        ),
      ),
    ),
    section(
      'cc01',
      column(
        'small-12',
        headline(say('Ohne Stufen bis zum Platz', 'Step-free to your seat'), {
          preline: say('Für alle', 'For everyone'),
          anchor: say('ohne-stufen', 'step-free'),
        }),
        image(
          picture('map-way'),
          say(
            'Die gepunktete Linie ist der Weg ohne Stufen: von Tram, Fähre und Parkhaus zu den drei Türen.',
            'The dotted line is the way without steps: from tram, ferry and car park to the three doors.',
          ),
        ),
      ),
      column(
        'small-12 large-7',
        text(
          say(
            `<ul><li><strong>Tür A, Speicher</strong>: öffnet von selbst, 1,40 Meter breit. Ebenerdig bis Reihe 14, Aufzug zum Rang.</li>
<li><strong>Tür B, Waage</strong>: vom Hof, ebenerdig ins Studio. Zur Probebühne fährt ein Lastenaufzug, den wir für Sie bedienen.</li>
<li><strong>Tür C, Kesselhaus</strong>: über eine Rampe mit sechs Prozent Steigung in Halle und Küche.</li>
<li><strong>Rollstuhlplätze</strong>: acht im Großen Saal, vier im Studio. Sie buchen sie telefonisch unter <a href="tel:+49000555010">+49 000 5550-10</a> oder per E-Mail an <a href="mailto:kasse@meridian.example">kasse@meridian.example</a>.</li>
<li><strong>Parkhaus Zollhof</strong>: vier breite Stellplätze auf Ebene 0, neben der Ausfahrt.</li></ul>`,
            `<ul><li><strong>Door A, Granary</strong>: opens by itself, 1.40 metres wide. Level access to row 14, a lift to the balcony.</li>
<li><strong>Door B, Weighing House</strong>: from the yard, level access to the Studio. A goods lift goes up to the Rehearsal Stage; we work it for you.</li>
<li><strong>Door C, Boiler House</strong>: by a ramp with a gradient of six per cent into the hall and the Kitchen.</li>
<li><strong>Wheelchair places</strong>: eight in the Great Hall, four in the Studio. Please book them by phone on <a href="tel:+49000555010">+49 000 5550-10</a> or by e-mail to <a href="mailto:kasse@meridian.example">kasse@meridian.example</a>.</li>
<li><strong>Zollhof car park</strong>: four wide spaces on level 0, next to the exit.</li></ul>`,
          ),
        ),
      ),
      column(
        'small-12 large-5',
        text(
          say(
            'Alle Räume sind stufenlos erreichbar, nur die Orgelempore nicht: Ihre Konzerte übertragen wir in den Großen Saal. Im Großen Saal und im Studio gibt es eine Induktionsanlage; Assistenzhunde sehen kostenlos zu. Sagen Sie uns, was Sie brauchen: <a href="tel:+49000555010">am Telefon</a> oder am Eingang.',
            'All rooms can be reached without steps except the Organ Loft: its concerts are shown in the Great Hall. The Great Hall and the Studio have induction loops; assistance dogs watch for free. Tell us what you need: <a href="tel:+49000555010">on the phone</a> or at the door.',
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
        'small-12 large-5',
        headline(say('Kasse', 'Box office'), {
          anchor: say('kasse', 'box-office'),
          subline: say('Im Foyer des Speichers', 'In the foyer of the Granary'),
        }),
      ),
      column(
        'small-12 large-7',
        text(
          say(
            'Dienstag bis Samstag von 14:00 bis 18:00 Uhr und immer ab neunzig Minuten vor Beginn. Karten, die Sie nicht nutzen können, nehmen wir bis zum Vorabend zurück.',
            'Tuesday to Saturday from 14:00 to 18:00, and always from ninety minutes before curtain-up. We take back tickets you cannot use until the evening before.',
          ),
        ),
        button(say('Zum Programm', 'See the programme'), say('/de/programm', '/en/events')),
      ),
      column(
        'small-12',
        image(
          picture('scene-foyer'),
          say(
            'Das Foyer öffnet neunzig Minuten vor Beginn. Von draußen sieht man, wer schon da ist.',
            'The foyer opens ninety minutes before curtain-up. From outside you can see who is already there.',
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
          say('fragen', 'questions'),
          [
            say('Darf ich zu spät kommen?', 'What if I am late?'),
            say(
              'Ja, einmal. Wir führen Sie in der ersten Umbaupause hinein, auf Strümpfen, wenn die Schuhe knarren. Danach kennen wir Sie.',
              'We take you in at the first change of scene, in your socks if your shoes creak. It works once: after that we know you.',
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
              'In the Kitchen from six: soup, bread, a table for forty-eight. Glasses may come into the hall, nuts may not.',
            ),
          ],
          [
            say('Was kostet es, wenn es zu viel kostet?', 'What if it costs too much?'),
            say(
              'Dienstags im Studio zahlen Sie, was Sie können, ab acht Euro. An allen anderen Tagen fragen Sie an der Kasse; es steht niemand hinter Ihnen, der mithört.',
              'On Tuesdays in the Studio you pay what you can, from eight euros. On any other day ask at the box office; nobody behind you is listening.',
            ),
          ],
          [
            say('Darf ich fotografieren?', 'Can I take photographs?'),
            say(
              'Das Foyer, den Fluss, einander: immer. Die Bühne erst beim Applaus, und dann ohne Blitz.',
              'The foyer, the river, each other: always. The stage only during the applause, and then without flash.',
            ),
          ],
        ),
      ),
    ),
    section(
      '',
      column(
        'small-12',
        headline(say('Drei Häuser an einem Kai', 'Three houses on one quay'), {
          anchor: say('haeuser', 'houses'),
        }),
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
        onward(say('Den Newsletter bestellen', 'Subscribe to the newsletter'), form('newsletter')),
      ),
    ),
  ],
}
