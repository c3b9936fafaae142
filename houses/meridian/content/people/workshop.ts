import type { Person } from './person.ts'

export const workshop = {
  pannwitz: {
    firstName: 'Rolf',
    lastName: 'Pannwitz',
    role: { de: 'Technischer Leiter', en: 'Technical director' },
    biography: {
      de: 'Rolf Pannwitz sagt zuerst nein und baut es dann. Er hat die Drehbühne aus zwei Rangierscheiben der Hafenbahn zusammengesetzt. Am ersten Sonntag des Monats erklärt er sie jedem, der fragt, und allen anderen auch.',
      en: 'Rolf Pannwitz says no first and then builds it. He put the revolving stage together from two turntables of the harbour railway. On the first Sunday of the month he explains it to anyone who asks, and to everyone else.',
    },
  },
  kranz: {
    firstName: 'Edda',
    lastName: 'Kranz',
    role: { de: 'Leiterin der Kostümabteilung', en: 'Head of costume' },
    biography: {
      de: 'Edda Kranz verwaltet elftausend Kostüme und erkennt jedes am Gewicht. Neue Stoffe kauft sie selten; lieber trennt sie einen König auf und näht daraus drei Diener.',
      en: 'Edda Kranz looks after eleven thousand costumes and knows each by its weight. She seldom buys new cloth; she would rather unpick a king and make three servants of him.',
    },
  },
  sandhagen: {
    firstName: 'Miro',
    lastName: 'Sandhagen',
    role: { de: 'Leiter der Beleuchtung', en: 'Head of lighting' },
    biography: {
      de: 'Miro Sandhagen fuhr zur See und vermisst seitdem den Horizont; also baut er ihn jeden Abend auf. Die Ausstellung „Lichtprobe“ zeigt, was er sonst nach dem Applaus ausschaltet.',
      en: 'Miro Sandhagen went to sea and has missed the horizon ever since, so he puts it up every evening. The exhibition “Lighting Call” shows what he usually switches off after the applause.',
    },
  },
  bleibtreu: {
    firstName: 'Ute',
    lastName: 'Bleibtreu',
    role: { de: 'Bühnenbildnerin, Leiterin des Malsaals', en: 'Set designer, head of the paint shop' },
    biography: {
      de: 'Ute Bleibtreu malt Wände, die schon lange dastanden. Ihr Rezept für alten Putz enthält Quark und bleibt geheim. Aus dem Wohnzimmer von „Die Uhr geht nach“ hat sie das Schiff der „Fährfrau“ gebaut.',
      en: 'Ute Bleibtreu paints walls that have been standing there for ages. Her recipe for old plaster contains curd cheese and remains secret. Out of the living room of “The Clock Runs Slow” she has built the boat of “The Ferrywoman”.',
    },
  },
} satisfies Record<string, Person>
