import type { Person } from './person.ts'

export const direction = {
  halm: {
    firstName: 'Friederike',
    lastName: 'Halm',
    role: { de: 'Intendantin', en: 'Artistic director' },
    biography: {
      de: 'Friederike Halm führt das Haus in der siebten Spielzeit und hat noch immer den Schlüssel zum Getreideaufzug. Sie inszeniert ein Stück im Jahr, damit sie weiß, worüber sich die anderen beschweren.',
      en: 'Friederike Halm is in her seventh season at the head of the house and still has the key to the grain hoist. She directs one play a year so that she knows what the others complain about.',
    },
  },
  nordmeyer: {
    firstName: 'Jasper',
    lastName: 'Nordmeyer',
    role: { de: 'Leitender Dramaturg', en: 'Head of dramaturgy' },
    biography: {
      de: 'Jasper Nordmeyer streicht. Er hat aus „Antigone“ vierhundert Verse genommen und aus dem Programmheft das Wort „zutiefst“. Nach der Vorstellung sitzt er am langen Tisch im Foyer und verteidigt das Ende.',
      en: 'Jasper Nordmeyer cuts. He took four hundred lines out of “Antigone” and the word “profoundly” out of the programme booklet. After the show he sits at the long table in the foyer and defends the ending.',
    },
  },
  anders: {
    firstName: 'Leyla',
    lastName: 'Anders',
    role: { de: 'Dramaturgin, Leiterin Junges Meridian', en: 'Dramaturge, head of Young Meridian' },
    biography: {
      de: 'Leyla Anders liest jedes Stück zuerst einer vierten Klasse vor. Was dort Unruhe stiftet, wird gespielt. Sie erfand die Fährgespräche, als einmal die letzte Fähre ausfiel und niemand nach Hause kam.',
      en: 'Leyla Anders reads every play to a class of ten-year-olds first. Whatever makes them restless gets staged. She invented the Ferry Talks when the last ferry was cancelled one night and nobody could go home.',
    },
  },
  steinfurt: {
    firstName: 'Carlotta',
    lastName: 'Steinfurt',
    role: { de: 'Kaufmännische Direktorin', en: 'Managing director' },
    biography: {
      de: 'Carlotta Steinfurt rechnet. Dass das Haus seit acht Jahren keine Kulisse weggeworfen hat, ist ihre Idee und steht in der Bilanz unter „Phantasie“. Sie kommt in jede zweite Vorstellung, immer Reihe 9.',
      en: 'Carlotta Steinfurt does the sums. That the house has not thrown away a set in eight years was her idea and appears in the accounts under “imagination”. She sees every other performance, always from row 9.',
    },
  },
} satisfies Record<string, Person>
