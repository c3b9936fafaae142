import { button, fullTeaser, headline, image, onward, quote, text, twoColumns } from 'openfoyer/content'
import type { Page } from './means.ts'

export const house: Page = {
  in_menu: true,
  de: {
    path: 'haus',
    title: 'Haus',
    headline: 'Gebaut für Schwinger, entdeckt von einem Chor',
    meta_description:
      'Die Geschichte der Lindhalle: Festhalle von 1938, Turnsaal, Lazarett, Konzertsaal am See.',
  },
  en: {
    path: 'house',
    title: 'The house',
    headline: 'Built for wrestlers, discovered by a choir',
    meta_description:
      'The history of the Lindhalle: festival hall of 1938, gymnasium, hospital, concert hall on the lake.',
  },
  modules: ({ say, pictures, screen }) => [
    image(
      pictures.ribs,
      say(
        'Die Seitenwand des grossen Saals: 412 Rippen aus Eiche, keine wie die andere.',
        'The side wall of the Great Hall: 412 ribs of oak, no two alike.',
      ),
    ),
    text(
      say(
        'Seehalden brauchte 1936 eine Halle für das Eidgenössische Schwingfest, und zwar bis in zwei Jahren. Der Gemeinderat beauftragte den Zimmermann und Architekten Werner Hösli, der noch nie etwas Grösseres als einen Stall gebaut hatte und es deshalb machte wie einen Stall: ein Dachstuhl aus Tanne, Wände aus Eiche, die man später wieder verkaufen wollte.',
        'In 1936 Seehalden needed a hall for the federal wrestling festival, and needed it within two years. The council commissioned the carpenter and architect Werner Hösli, who had never built anything larger than a barn and therefore made it like a barn: a roof of fir, walls of oak that were to be sold again afterwards.',
      ),
      say(
        'Verkauft wurden sie nie. Am Abend vor dem Fest probte der Männerchor in der leeren Halle, und der Dirigent, ein Sekundarlehrer namens Alois Betschart, brach nach vier Takten ab. Er liess seine Leute die vier Takte noch einmal singen, dann setzte er sich in die letzte Reihe und liess sie allein singen. Am nächsten Tag schrieb er dem Gemeinderat einen Brief von einer Zeile: «Reissen Sie das nicht ab.»',
        'They were never sold. On the evening before the festival the men’s choir rehearsed in the empty hall, and the conductor, a schoolteacher called Alois Betschart, broke off after four bars. He had his men sing the four bars again; then he sat down in the last row and let them sing alone. The next day he wrote the council a letter of one line: “Do not pull this down.”',
      ),
    ),
    quote(
      say('Reissen Sie das nicht ab.', 'Do not pull this down.'),
      say(
        'Alois Betschart an den Gemeinderat, 12. August 1938',
        'Alois Betschart to the council, 12 August 1938',
      ),
    ),
    headline(say('Turnsaal, Lazarett, Konzertsaal', 'Gymnasium, hospital, concert hall')),
    text(
      say(
        'Im Krieg war die Halle Lazarett und Kartoffellager, danach Turnsaal, Viehschau und, an sieben Abenden im Jahr, Konzertsaal. Erst 1961, nachdem ein Pianist auf dem Weg zum Flügel über ein Reck gefallen war, bekam die Musik das Haus für sich allein. Der Pianist spielte trotzdem; die Stiftung trägt bis heute die Arztkosten im Archiv.',
        'During the war the hall was a hospital and a potato store, afterwards a gymnasium, a cattle show and, on seven evenings a year, a concert hall. Only in 1961, when a pianist had tripped over a horizontal bar on his way to the instrument, was the house given to music alone. The pianist played all the same; the doctor’s bill is kept in the foundation’s archive.',
      ),
      say(
        'Die Rippen an den Wänden kamen 1974 dazu. Hösli, nun einundachtzig, hatte gehört, dass der Saal bei Fortissimo flattere, und setzte sich mit einer Handvoll Schulkindern, einer Trompete und einem Sack Keile hinein. Die Kinder hielten die Keile, die Trompete spielte, Hösli sass in Reihe 17 und zeigte. Kein Akustiker hat seither eine Rippe versetzt.',
        'The ribs on the walls were added in 1974. Hösli, now eighty-one, had heard that the hall fluttered in fortissimo, and sat down in it with a handful of schoolchildren, a trumpet and a sack of wedges. The children held the wedges, the trumpet played, Hösli sat in row 17 and pointed. No acoustician has moved a rib since.',
      ),
    ),
    twoColumns(
      'image-text',
      pictures.cloakroom,
      say(
        '<strong>Die Garderobe</strong> ist die älteste der Schweiz, in der noch jeder Haken eine eigene Nummer hat. Die Nummern laufen von 1 bis 1200; 313 fehlt seit 1952, niemand weiss, warum.',
        '<strong>The cloakroom</strong> is the oldest in Switzerland in which every hook still has a number of its own. The numbers run from 1 to 1,200; number 313 has been missing since 1952, nobody knows why.',
      ),
      say(
        'Das Seefoyer baute 1998 die Architektin Klara Imboden an, aus Stahl, Glas und Rücksicht. Es ist so niedrig, dass man von der Strasse her über das Dach hinweg den See sieht.',
        'The Lake Foyer was added in 1998 by the architect Klara Imboden, of steel, glass and consideration. It is so low that from the street one sees the lake over its roof.',
      ),
    ),
    fullTeaser('fullscreen', pictures.lakeDusk, {
      headline: say('Von innen sehen', 'See it from inside'),
      text: say(
        'Beat Tschudi führt zweimal im Monat durch das leere Haus, bis unter das Dach.',
        'Twice a month Beat Tschudi leads you through the empty house, right up to the roof.',
      ),
      link_text: say('Nächste Führungen', 'Next tours'),
      link: screen('events'),
    }),
    onward(say('Die Menschen im Haus', 'The people of the house'), screen('team')),
  ],
}

export const rent: Page = {
  in_footer: true,
  de: {
    path: 'mieten',
    title: 'Mieten',
    headline: 'Räume, in denen man sich versteht',
    meta_description:
      'Grosser Saal, Kammersaal und Seefoyer der Lindhalle für Tagungen, Feste und Aufnahmen.',
  },
  en: {
    path: 'rent',
    title: 'Rent a room',
    headline: 'Rooms in which people hear each other',
    meta_description:
      'The Great Hall, Chamber Hall and Lake Foyer of the Lindhalle for conferences, parties and recordings.',
  },
  modules: ({ say, pictures, toForm }) => [
    image(
      pictures.foyer,
      say('Das Seefoyer nach dem letzten Schiff.', 'The Lake Foyer after the last boat.'),
    ),
    text(
      say(
        'An rund sechzig Tagen im Jahr vermieten wir unsere Räume: für Versammlungen, Diplomfeiern, Hochzeiten, die leise anfangen, und für Aufnahmen. Ralf Hofer kennt jeden Platz im Saal; seine Mikrofone sind im Preis inbegriffen.',
        'On about sixty days a year we let our rooms: for meetings, graduations, weddings that begin quietly, and for recordings. Ralf Hofer knows every seat in the hall; his microphones are included in the price.',
      ),
      say(
        '<ul><li><strong>Grosser Saal</strong>, 1148 Plätze, 6800 Franken am Tag</li><li><strong>Kammersaal</strong>, 286 Plätze oder 140 an Tischen, 2100 Franken</li><li><strong>Seefoyer</strong>, 160 Plätze, 1600 Franken, mit Suppe</li></ul>',
        '<ul><li><strong>Great Hall</strong>, 1,148 seats, 6,800 francs a day</li><li><strong>Chamber Hall</strong>, 286 seats or 140 at tables, 2,100 francs</li><li><strong>Lake Foyer</strong>, 160 seats, 1,600 francs, with soup</li></ul>',
      ),
    ),
    button(say('Einen Raum anfragen', 'Ask for a room'), toForm('rent')),
  ],
}

export const subscriptions: Page = {
  in_menu: true,
  de: {
    path: 'abo',
    title: 'Abos',
    headline: 'Ihr Platz bleibt Ihr Platz',
    meta_description: 'Sechs Abos der Lindhalle: Sinfonie, Quartett, Klavier, Wahl-Abo und Kleine Ohren.',
  },
  en: {
    path: 'subscribe',
    title: 'Subscribe',
    headline: 'Your seat remains yours',
    meta_description:
      'Six subscriptions of the Lindhalle: symphony, quartet, piano, pick five and Small Ears.',
  },
  modules: ({ say, screen }) => [
    text(
      say(
        'Elfhundert Menschen haben in der Lindhalle einen festen Platz, manche seit 1961. Ein Abo kostet ein Viertel weniger als die einzelnen Billette, wird nie teurer während der Saison, und wer nicht kommen kann, tauscht bis zum Mittag.',
        'Eleven hundred people have a fixed seat at the Lindhalle, some of them since 1961. A subscription costs a quarter less than single tickets, never becomes dearer during the season, and whoever cannot come exchanges until noon.',
      ),
    ),
    button(say('Die sechs Abos', 'The six subscriptions'), screen('subscriptions')),
  ],
}
