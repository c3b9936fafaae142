import type { Occasion } from './occasion.ts'

const ferryTalk = {
  kind: { de: 'Matinee', en: 'Sunday morning' },
  type: 'talk',
  genre: 'conversation',
  series: 'faehre',
  room: 'kueche',
  prices: 'small',
  minutes: 75,
  language: { de: 'Deutsch', en: 'German' },
} as const

const anders = ['anders', 'Moderation', 'Chair'] as ['anders', string, string]

export const ferryTalks = {
  faehreZeit: {
    ...ferryTalk,
    title: { de: 'Wem gehört der Mittag?', en: 'Who Owns Noon?' },
    subtitle: { de: 'Eine Uhrmacherin und ein Fahrdienstleiter', en: 'A watchmaker and a train dispatcher' },
    description: {
      de: [
        'Die eine repariert Uhren, die niemand mehr aufzieht, der andere hält Züge an. Beide sagen, die Zeit sei nicht ihr Problem. Wir haben nachgefragt.',
      ],
      en: [
        'She repairs clocks that nobody winds any more, he stops trains. Both say time is not their problem. We asked again.',
      ],
    },
    bill: [
      ['Wiebke Harmsen', 'Uhrmacherin', 'Watchmaker'],
      ['Detlef Kohrs', 'Fahrdienstleiter', 'Dispatcher'],
      anders,
    ],
  },
  faehreBrot: {
    ...ferryTalk,
    title: { de: 'Was ist ein fairer Laib?', en: 'What Is a Fair Loaf?' },
    subtitle: { de: 'Ein Bäcker und eine Steuerprüferin', en: 'A baker and a tax inspector' },
    description: {
      de: [
        'Beide stehen nachts auf, beide wiegen ab, beide werden dafür selten geliebt. Ein Gespräch über Maß, Teig und die dritte Nachkommastelle, mit Verkostung.',
      ],
      en: [
        'Both get up at night, both weigh things, both are seldom loved for it. A talk about measure, dough and the third decimal place, with tasting.',
      ],
    },
    bill: [
      ['Jörn Akkermann', 'Bäcker', 'Baker'],
      ['Swantje Ruloff', 'Steuerprüferin', 'Tax inspector'],
      anders,
    ],
  },
  faehreSchweigen: {
    ...ferryTalk,
    title: { de: 'Wann muss man schweigen?', en: 'When Must One Keep Silent?' },
    subtitle: { de: 'Ein Simultandolmetscher und eine Imkerin', en: 'An interpreter and a beekeeper' },
    description: {
      de: [
        'Er redet, während andere reden; sie arbeitet unter Wesen, die auf Atem reagieren. Zum Stück „Was der Wald nicht sagt“ und mit langen Pausen.',
      ],
      en: [
        'He speaks while others speak; she works among creatures that react to breath. To go with “What the Forest Won’t Say”, and with long pauses.',
      ],
    },
    bill: [
      ['Ruben Castorp-Lind', 'Dolmetscher', 'Interpreter'],
      ['Almut Seggern', 'Imkerin', 'Beekeeper'],
      anders,
    ],
  },
  faehreKarten: {
    ...ferryTalk,
    title: { de: 'Wer zeichnet die Grenze?', en: 'Who Draws the Border?' },
    subtitle: { de: 'Eine Kartografin und ein Torwart', en: 'A cartographer and a goalkeeper' },
    description: {
      de: [
        'Eine Linie ist nichts, bis jemand auf ihr besteht. Die Kartografin zieht sie, der Torwart steht darauf. Beide wurden schon verklagt.',
      ],
      en: [
        'A line is nothing until somebody insists on it. The cartographer draws it, the goalkeeper stands on it. Both have been sued.',
      ],
    },
    bill: [
      ['Imke Tolbert', 'Kartografin', 'Cartographer'],
      ['Milan Rautenberg', 'Torwart', 'Goalkeeper'],
      anders,
    ],
  },
  faehreLaerm: {
    ...ferryTalk,
    title: { de: 'Ist das Musik oder kann das weg?', en: 'Is That Music or Can It Go?' },
    subtitle: { de: 'Eine Lärmgutachterin und ein Posaunist', en: 'A noise surveyor and a trombonist' },
    description: {
      de: [
        'Sie misst, was er spielt, und kommt auf 104 Dezibel. Er findet das bescheiden. Ein Gespräch über Nachbarn, Grenzwerte und die Freiheit nach 22:00 Uhr.',
      ],
      en: [
        'She measures what he plays and gets 104 decibels. He finds that modest. A talk about neighbours, limits and freedom after 22:00.',
      ],
    },
    bill: [['Katrin Ohlenbusch', 'Gutachterin', 'Surveyor'], ['rosenhagen', 'Posaune', 'Trombone'], anders],
  },
  faehrePegel: {
    ...ferryTalk,
    title: { de: 'Wie hoch steht das Wasser wirklich?', en: 'How High Is the Water, Really?' },
    subtitle: { de: 'Ein Deichgraf und eine Tänzerin', en: 'A dyke reeve and a dancer' },
    description: {
      de: [
        'Er hofft, dass nichts passiert; sie übt jeden Abend, dass es passiert. Zum Tanzstück „Ein Zimmer aus Wasser“, mit Gummistiefeln in allen Größen.',
      ],
      en: [
        'He hopes that nothing happens; she practises it happening every night. To go with the dance piece “A Room Made of Water”, with rubber boots in all sizes.',
      ],
    },
    bill: [['Hauke Brinkamp', 'Deichgraf', 'Dyke reeve'], ['holm', 'Tänzerin', 'Dancer'], anders],
  },
} satisfies Record<string, Occasion>
