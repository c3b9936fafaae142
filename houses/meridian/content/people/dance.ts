import type { Person } from './person.ts'

export const dance = {
  quandt: {
    firstName: 'Ilse',
    lastName: 'Quandt',
    role: { de: 'Leiterin der Tanzkompanie', en: 'Head of the dance company' },
    biography: {
      de: 'Ilse Quandt choreografiert mit dem Zollstock. Sie hat Architektur studiert und baut seither Räume, die verschwinden, sobald sich die Körper darin setzen. „Ein Zimmer aus Wasser“ ist ihre neunte Arbeit für das Haus.',
      en: 'Ilse Quandt choreographs with a folding rule. She studied architecture and has been building rooms ever since that vanish as soon as the bodies in them sit down. “A Room Made of Water” is her ninth work for the house.',
    },
  },
  marchetti: {
    firstName: 'Noé',
    lastName: 'Marchetti',
    role: { de: 'Tänzer', en: 'Dancer' },
    biography: {
      de: 'Noé Marchetti boxte sechs Jahre im Halbschwergewicht und verlor nur gegen Leute, die besser zählen konnten. Für „Schattenboxen“ hat er das Zählen nachgeholt. Er kocht für die Kompanie, immer zu viel.',
      en: 'Noé Marchetti boxed as a light heavyweight for six years and lost only to people who were better at counting. For “Shadow Boxing” he has caught up on that. He cooks for the dance company, always too much.',
    },
  },
  holm: {
    firstName: 'Yuna',
    lastName: 'Holm',
    role: { de: 'Tänzerin', en: 'Dancer' },
    biography: {
      de: 'Yuna Holm lernte tanzen auf einem Fähranleger, weil dort der Boden nachgibt. Sie wechselt zwischen Bühne und Schneiderei und näht ihre Kostüme so, dass sie genau einmal reißen.',
      en: 'Yuna Holm learned to dance on a ferry landing because the floor there gives way. She moves between the stage and the sewing room and makes her costumes so that they tear exactly once.',
    },
  },
  feldweg: {
    firstName: 'Darius',
    lastName: 'Feldweg',
    role: { de: 'Tänzer', en: 'Dancer' },
    biography: {
      de: 'Darius Feldweg misst einen Meter vierundneunzig und hat daraus ein Thema gemacht. Er unterrichtet dienstags Menschen über siebzig im Fallen. Die Warteliste ist länger als er.',
      en: 'Darius Feldweg is one metre ninety-four tall and has made a subject of it. On Tuesdays he teaches people over seventy how to fall. The waiting list is longer than he is.',
    },
  },
  amsel: {
    firstName: 'Pilar',
    lastName: 'Amsel',
    role: { de: 'Tänzerin', en: 'Dancer' },
    biography: {
      de: 'Pilar Amsel tanzt, als müsste sie gleich weg, und bleibt dann doch. Vor jeder Vorstellung geht sie die Messingschiene ab, hin und zurück. Ihre Soli entstehen aus Gesten, die sie an der Kasse beobachtet.',
      en: 'Pilar Amsel dances as if she had to leave in a moment, and then stays. Before every performance she walks the brass rail, there and back. Her solos grow out of gestures she has seen at the box office.',
    },
  },
} satisfies Record<string, Person>
