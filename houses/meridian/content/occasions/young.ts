import { work } from '../texts.ts'
import type { Occasion } from './occasion.ts'

export const young = {
  jungKonzert: {
    kind: { de: 'Kinderkonzert', en: 'Children’s concert' },
    type: 'concert',
    genre: 'family',
    series: 'jung',
    room: 'saal',
    prices: 'family',
    minutes: 50,
    tags: ['children'],
    title: { de: 'Die Pauke hat Geburtstag', en: 'The Timpani’s Birthday' },
    subtitle: { de: 'Ein Orchester feiert und streitet', en: 'An orchestra celebrates and quarrels' },
    description: {
      de: [
        'Alle gratulieren, nur das Fagott hat es vergessen. Ein Konzert über Entschuldigungen, mit Kuchen aus Pappe und echten Kerzen hinter Glas.',
      ],
      en: [
        'Everyone brings good wishes, only the bassoon forgot. A concert about saying sorry, with cardboard cake and real candles behind glass.',
      ],
    },
    works: [
      work(
        'Leopold Mozart',
        { de: 'Kindersinfonie', en: 'Toy Symphony' },
        {
          de: 'Zugeschrieben; es waren auch andere in Verdacht',
          en: 'Attributed; others were under suspicion',
        },
      ),
      work('Georges Bizet', { de: 'Aus „Jeux d’enfants“', en: 'From “Jeux d’enfants”' }),
    ],
    bill: [
      ['zirkel', 'Erzählerin', 'Narrator'],
      ['wrede', 'Leitung', 'Conductor'],
    ],
    language: { de: 'Deutsch', en: 'German' },
    ageAdvice: { de: 'Ab 5 Jahren', en: 'From age 5' },
  },
  jungGeraeusche: {
    kind: { de: 'Mitmachwerkstatt', en: 'Hands-on workshop' },
    type: 'talk',
    genre: 'family',
    series: 'jung',
    room: 'probebuehne',
    prices: 'small',
    minutes: 90,
    tags: ['children'],
    title: { de: 'Geräusche kochen', en: 'Cooking Noises' },
    subtitle: {
      de: 'Donner, Regen, Pferd: Rezepte zum Mitnehmen',
      en: 'Thunder, rain, horse: recipes to take home',
    },
    description: {
      de: [
        'Wie macht man aus Reis Regen und aus zwei Kokosnüssen ein Pferd? Paula Zirkel zeigt es, danach wird ein Gewitter aufgeführt. Eltern dürfen der Donner sein.',
      ],
      en: [
        'How do you make rain out of rice and a horse out of two coconuts? Paula Zirkel shows how, then we perform a thunderstorm. Parents may be the thunder.',
      ],
    },
    bill: [['zirkel', 'Leitung', 'Led by']],
    language: { de: 'Deutsch', en: 'German' },
    ageAdvice: { de: 'Von 6 bis 11 Jahren', en: 'Ages 6 to 11' },
  },
} satisfies Record<string, Occasion>
