import type { Person } from './person.ts'

export const music = {
  ohlsdorf: {
    firstName: 'Gesine',
    lastName: 'Ohlsdorf',
    role: { de: 'Hausorganistin', en: 'Organist of the house' },
    biography: {
      de: 'Gesine Ohlsdorf spielt die Orgel des Speichers, seit dort noch Mehlstaub in den Pfeifen lag. Sie hat jede einzeln ausgeblasen und kennt die beleidigten. Samstags um zwölf führt sie das Instrument aus.',
      en: 'Gesine Ohlsdorf has played the granary organ since there was flour dust in its pipes. She blew out every one of them herself and knows which ones took offence. On Saturdays at twelve she takes the instrument for a walk.',
    },
  },
  wrede: {
    firstName: 'Anton',
    lastName: 'Wrede',
    role: { de: 'Musikalischer Leiter', en: 'Music director' },
    biography: {
      de: 'Anton Wrede dirigiert mit einem Bleistift, weil er damit auch gleich ändern kann. Er begleitet am Klavier alles, was atmet, und hat die „Winterreise“ so oft gespielt, dass er sie eines Tages von hinten begann.',
      en: 'Anton Wrede conducts with a pencil so that he can make corrections at once. At the piano he accompanies anything that breathes, and has played “Winterreise” so often that one day he began it from the end.',
    },
  },
  katzbach: {
    firstName: 'Mirjam',
    lastName: 'Katzbach',
    role: { de: 'Sopran', en: 'Soprano' },
    biography: {
      de: 'Mirjam Katzbach war Ornithologin und sang im Feld, um die Vögel zu täuschen. Es gelang zu gut. In „Das Gewicht der Vögel“ singt sie nun eine Frau, der dasselbe passiert.',
      en: 'Mirjam Katzbach was an ornithologist and sang in the field to deceive the birds. It worked too well. In “The Weight of Birds” she now sings a woman to whom the same thing happens.',
    },
  },
  rosenhagen: {
    firstName: 'Bela',
    lastName: 'Rosenhagen',
    role: { de: 'Leiter der Bigband', en: 'Leader of the big band' },
    biography: {
      de: 'Bela Rosenhagen hält siebzehn Leute zusammen, von denen elf eigentlich etwas anderes arbeiten. Die Bigband probt dienstags im Kesselhaus. Dass man das am anderen Ufer hört, nennt er Öffentlichkeitsarbeit.',
      en: 'Bela Rosenhagen holds seventeen people together, eleven of whom really do something else for a living. The big band rehearses on Tuesdays in the Boiler House. That it can be heard across the river he calls public relations.',
    },
  },
  tiedemann: {
    firstName: 'Okko',
    lastName: 'Tiedemann',
    role: { de: 'Bariton', en: 'Baritone' },
    biography: {
      de: 'Okko Tiedemann singt Schubert, seit er vierzehn ist, und findet ihn jedes Jahr schlechter gelaunt. Er wohnt auf einem Hausboot, das nicht ablegt. Im Winter wandert er, aber nur rückwärts bergab.',
      en: 'Okko Tiedemann has sung Schubert since he was fourteen and finds him in a worse mood every year. He lives on a houseboat that never casts off. In winter he hikes, but walks downhill only backwards.',
    },
  },
} satisfies Record<string, Person>
