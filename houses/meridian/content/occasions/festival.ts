import { work } from '../texts.ts'
import type { Occasion } from './occasion.ts'

/** The festival, and those of its events that are not in the repertoire. */
export const festival = {
  gegenlicht: {
    kind: { de: 'Festival', en: 'Festival' },
    type: 'festival',
    genre: 'contemporaryDance',
    room: 'halle',
    prices: 'festivalPass',
    minutes: 60,
    until: { daysLater: 3, time: '22:00' },
    tags: ['guest'],
    title: { de: 'Gegenlicht', en: 'Against the Light' },
    subtitle: { de: 'Vier Tage, zwei Ufer, ein Festival', en: 'Four days, two banks, one festival' },
    description: {
      de: [
        'Einmal im Jahr schauen wir in die falsche Richtung: in die Sonne, ins Wasser, dem Publikum ins Gesicht. Vier Tage lang wird an beiden Ufern gespielt, gegangen und gefrühstückt, und die Fähre gehört zum Programm.',
        'Der Festivalpass gilt für alles, auch für die Überfahrten. Einzelkarten gibt es für jede Veranstaltung; zum Frühstück kommt man ohne Karte.',
      ],
      en: [
        'Once a year we look the wrong way: into the sun, into the water, into the faces of the audience. For four days there is playing, walking and breakfasting on both banks, and the ferry is part of the programme.',
        'The festival pass is good for everything, crossings included. There are single tickets for every event, and breakfast needs no ticket at all.',
      ],
    },
    info: {
      de: 'Der Festivalpass kostet 72 Euro, ermäßigt 40. Es gibt ihn hier und an der Kasse, die an diesen Tagen auf der Fähre sitzt.',
      en: 'The festival pass is 72 euros, concessions 40. It is available here or at the box office, which moves onto the ferry for those days.',
    },
    film: 'https://vimeo.com/1084537',
    bill: [
      ['quandt', 'Künstlerische Leitung', 'Artistic direction'],
      ['sandhagen', 'Licht und Gegenlicht', 'Light and backlight'],
      ['Die Fähre „Länge Null“', 'Überfahrten', 'Crossings'],
    ],
    promoter: {
      de: 'Veranstaltet mit der Hafenbehörde Kaistadt, die beide Ufer zur Verfügung stellt und den Fluss dazwischen.',
      en: 'Presented with the Kaistadt port authority, which provides both banks and the river in between.',
    },
    sponsors: [
      { name: 'Kulturstiftung Unterlauf', url: 'https://unterlauf.example', image_id: null },
      { name: 'Reederei Lührs & Tochter', url: 'https://reederei.example', image_id: null },
    ],
  },
  glEroeffnung: {
    kind: { de: 'Eröffnung', en: 'Opening' },
    type: 'festival',
    genre: 'jazz',
    room: 'halle',
    prices: 'free',
    minutes: 90,
    tags: ['free'],
    title: { de: 'Alle Lampen an', en: 'All Lamps On' },
    subtitle: { de: 'Eröffnung mit Bigband und Kurzschluss', en: 'Opening with big band and short circuit' },
    description: {
      de: [
        'Miro Sandhagen schaltet alles ein, was im Haus leuchtet. Die Bigband spielt, bis die Sicherung kommt; erfahrungsgemäß nach der dritten Nummer.',
      ],
      en: [
        'Miro Sandhagen switches on everything in the house that glows. The big band plays until the fuse goes; in our experience after the third number.',
      ],
    },
    bill: [
      ['rosenhagen', 'Bigband', 'Big band'],
      ['sandhagen', 'Strom', 'Electricity'],
    ],
  },
  glKino: {
    kind: { de: 'Filmabend', en: 'Film night' },
    type: 'festival',
    genre: 'art',
    room: 'halle',
    prices: 'standing',
    minutes: 100,
    tags: ['lateNight'],
    title: { de: 'Leinwand am anderen Ufer', en: 'A Screen on the Far Bank' },
    subtitle: { de: 'Kino mit Fluss dazwischen', en: 'Cinema with a river in between' },
    description: {
      de: [
        'Projiziert wird von hier, gezeigt wird drüben. Der Ton kommt mit der Fähre, ungefähr synchron. Kurzfilme aus sieben Hafenstädten.',
      ],
      en: [
        'Projected from here, shown over there. The sound comes by ferry, roughly in sync. Short films from seven port cities.',
      ],
    },
    bill: [['Imke Tolbert', 'Auswahl', 'Selection']],
  },
  glChor: {
    kind: { de: 'Konzert', en: 'Concert' },
    type: 'concert',
    genre: 'chamberMusic',
    room: 'saal',
    prices: 'hall',
    minutes: 70,
    tags: ['guest'],
    title: { de: 'Zwei Chöre, ein Fluss', en: 'Two Choirs, One River' },
    subtitle: { de: 'Musik für Leute, die sich gegenüberstehen', en: 'Music for people facing each other' },
    description: {
      de: [
        'Doppelchörig, wie in Venedig erfunden: Einer singt vom Rang, der andere von der Bühne, und das Publikum sitzt im Wasser dazwischen, bildlich gesprochen.',
      ],
      en: [
        'For double choir, as invented in Venice: one sings from the balcony, the other from the stage, and the audience sits in the water between, figuratively speaking.',
      ],
    },
    works: [
      work('Heinrich Schütz', { de: 'Psalmen Davids, Auswahl', en: 'Psalms of David, selection' }),
      work('Johann Sebastian Bach', { de: 'Komm, Jesu, komm BWV 229', en: 'Komm, Jesu, komm BWV 229' }),
    ],
    bill: [
      ['Kaichor Süd', 'Chor', 'Choir'],
      ['Kantorei Nordufer', 'Chor', 'Choir'],
      ['wrede', 'Leitung', 'Conductor'],
    ],
  },
  glFruehstueck: {
    kind: { de: 'Frühstück', en: 'Breakfast' },
    type: 'talk',
    genre: 'conversation',
    room: 'kueche',
    prices: 'free',
    minutes: 120,
    tags: ['free'],
    title: { de: 'Frühstück mit Unbekannten', en: 'Breakfast with Strangers' },
    subtitle: { de: 'Wer sich kennt, wird umgesetzt', en: 'If you know each other, you are moved' },
    description: {
      de: [
        'Am langen Tisch sitzt neben jedem Gast jemand, den er noch nie gesehen hat. Auf den Tellern liegen Fragen; die leichteste lautet: Worauf haben Sie zuletzt gewartet?',
      ],
      en: [
        'At the long table every guest sits next to someone they have never seen. There are questions on the plates; the easiest is: what did you last wait for?',
      ],
    },
    bill: [
      ['anders', 'Fragen', 'Questions'],
      ['marchetti', 'Eier', 'Eggs'],
    ],
  },
  glFackel: {
    kind: { de: 'Prozession', en: 'Procession' },
    type: 'festival',
    genre: 'contemporaryDance',
    room: 'halle',
    prices: 'free',
    minutes: 60,
    tags: ['free'],
    title: { de: 'Das letzte Licht trägt jemand heim', en: 'Somebody Carries the Last Light Home' },
    subtitle: { de: 'Abschluss auf der Messingschiene', en: 'Closing procession along the brass rail' },
    description: {
      de: [
        'Alle bekommen eine Laterne und gehen die Linie vom Kessel bis zum Kai. Wer am Ende noch Licht hat, nimmt die Aufgabe mit nach Hause, es bis zum nächsten Jahr zu hüten.',
      ],
      en: [
        'Everyone gets a lantern and walks the line from the boiler to the quay. Whoever still has a light at the end takes home the task of keeping it until next year.',
      ],
    },
    bill: [
      ['amsel', 'Geht voraus', 'Walks ahead'],
      ['sandhagen', 'Laternen', 'Lanterns'],
    ],
  },
} satisfies Record<string, Occasion>
