import { work } from '../texts.ts'
import type { Occasion } from './occasion.ts'

const orchestra = {
  kind: { de: 'Konzert', en: 'Concert' },
  type: 'concert',
  genre: 'orchestra',
  room: 'saal',
  prices: 'hallOpening',
  minutes: 120,
  tags: ['guest'],
} as const

const promoter = {
  de: 'Veranstaltet mit dem Orchesterverein Kaistadt, gegründet 1871, seitdem im Wesentlichen pünktlich.',
  en: 'Presented with the Kaistadt Orchestral Society, founded in 1871 and on the whole punctual since.',
}

export const house = {
  sinfonieBrahms: {
    ...orchestra,
    title: { de: 'Sinfonie am Fluss: Brahms zögert', en: 'Symphony by the River: Brahms Hesitates' },
    subtitle: { de: 'Die Erste, nach einundzwanzig Jahren', en: 'The First, after twenty-one years' },
    description: {
      de: [
        'Brahms brauchte einundzwanzig Jahre für seine erste Sinfonie, weil er hinter sich einen Riesen marschieren hörte. Wir spielen den Riesen vor der Pause.',
      ],
      en: [
        'Brahms took twenty-one years over his first symphony because he heard a giant marching behind him. We play the giant before the interval.',
      ],
    },
    works: [
      work('Ludwig van Beethoven', { de: 'Ouvertüre „Coriolan“ op. 62', en: 'Overture “Coriolan” op. 62' }),
      work('Johannes Brahms', { de: 'Sinfonie Nr. 1 c-Moll op. 68', en: 'Symphony no. 1 in C minor op. 68' }),
    ],
    bill: [
      ['Kaistädter Sinfoniker', 'Orchester', 'Orchestra'],
      ['wrede', 'Dirigent', 'Conductor'],
    ],
    promoter,
    sponsors: [{ name: 'Reederei Lührs & Tochter', url: 'https://reederei.example', image_id: null }],
  },
  sinfonieFarrenc: {
    ...orchestra,
    title: { de: 'Sinfonie am Fluss: Farrenc hatte recht', en: 'Symphony by the River: Farrenc Was Right' },
    subtitle: {
      de: 'Eine Sinfonie, die zu lange in der Schublade lag',
      en: 'A symphony kept in the drawer too long',
    },
    description: {
      de: [
        'Louise Farrenc schrieb drei Sinfonien und bekam dafür höfliche Kritiken. Höflichkeit ist das Gegenteil von Zuhören; wir holen Letzteres nach.',
      ],
      en: [
        'Louise Farrenc wrote three symphonies and received polite reviews. Politeness is the opposite of listening; we are catching up on the latter.',
      ],
    },
    works: [
      work('Felix Mendelssohn Bartholdy', {
        de: 'Ouvertüre „Meeresstille und glückliche Fahrt“',
        en: 'Overture “Calm Sea and Prosperous Voyage”',
      }),
      work('Louise Farrenc', { de: 'Sinfonie Nr. 3 g-Moll op. 36', en: 'Symphony no. 3 in G minor op. 36' }),
    ],
    bill: [
      ['Kaistädter Sinfoniker', 'Orchester', 'Orchestra'],
      ['Dana Ilves', 'Dirigentin', 'Conductor'],
    ],
    promoter,
  },
  sinfonieHaydn: {
    ...orchestra,
    title: { de: 'Sinfonie am Fluss: Die Kerzen aus', en: 'Symphony by the River: Candles Out' },
    subtitle: { de: 'Haydns Abschied, wörtlich genommen', en: 'Haydn’s Farewell, taken literally' },
    description: {
      de: [
        'Einer nach dem anderen steht auf, löscht sein Licht und geht zur Fähre. Am Ende spielen zwei Geigen im Dunkeln; der Applaus kommt vom Wasser.',
      ],
      en: [
        'One after another they stand up, put out their light and walk to the ferry. In the end two violins play in the dark; the applause comes from the water.',
      ],
    },
    works: [
      work('Wolfgang Amadeus Mozart', {
        de: 'Sinfonie Nr. 29 A-Dur KV 201',
        en: 'Symphony no. 29 in A major K 201',
      }),
      work('Joseph Haydn', {
        de: 'Sinfonie Nr. 45 fis-Moll „Abschied“',
        en: 'Symphony no. 45 in F sharp minor, “Farewell”',
      }),
    ],
    bill: [
      ['Kaistädter Sinfoniker', 'Orchester', 'Orchestra'],
      ['Dana Ilves', 'Dirigentin', 'Conductor'],
    ],
    promoter,
  },
  fuehrung: {
    kind: { de: 'Führung', en: 'Tour' },
    type: 'talk',
    genre: 'backstage',
    room: 'saal',
    prices: 'small',
    minutes: 75,
    title: { de: 'Hinter der Linie', en: 'Behind the Line' },
    subtitle: {
      de: 'Führung vom Schnürboden bis in den Kesselkeller',
      en: 'A tour from the fly loft to the boiler cellar',
    },
    description: {
      de: [
        'Rolf Pannwitz zeigt, was man sonst nicht sehen soll: Seile, Luken, den Souffleurkasten und die Stelle, an der 1911 der Aufzug stecken blieb. Feste Schuhe, keine Höhenangst.',
      ],
      en: [
        'Rolf Pannwitz shows what is not meant to be seen: ropes, hatches, the prompter’s box and the spot where the hoist got stuck in 1911. Sturdy shoes, no fear of heights.',
      ],
    },
    bill: [['pannwitz', 'Führung', 'Guide']],
    language: { de: 'Deutsch, Fragen auch auf Englisch', en: 'German, questions in English welcome' },
    ageAdvice: { de: 'Ab 8 Jahren', en: 'From age 8' },
  },
  werkstatt: {
    kind: { de: 'Werkstatt', en: 'Workshop' },
    type: 'talk',
    genre: 'backstage',
    room: 'probebuehne',
    prices: 'free',
    minutes: 180,
    tags: ['free', 'children'],
    title: { de: 'Offene Werkstatt', en: 'Open Workshop' },
    subtitle: {
      de: 'Jeden ersten Sonntag: sägen, nähen, malen, fragen',
      en: 'Every first Sunday: saw, sew, paint, ask',
    },
    description: {
      de: [
        'Tischlerei, Malsaal und Kostüm öffnen die Türen. Sie dürfen mitarbeiten; was dabei herauskommt, steht vielleicht im Frühjahr auf der Bühne. Splitter ziehen wir umsonst.',
      ],
      en: [
        'Carpentry, paint shop and costume open their doors. You may lend a hand; the result may be on stage by spring. Splinters removed free of charge.',
      ],
    },
    bill: [
      ['pannwitz', 'Tischlerei', 'Carpentry'],
      ['bleibtreu', 'Malsaal', 'Paint shop'],
      ['kranz', 'Kostüm', 'Costume'],
    ],
  },
} satisfies Record<string, Occasion>
