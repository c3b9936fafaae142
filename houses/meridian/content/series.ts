import type { Bilingual } from 'openfoyer/content'
import type { Prose } from './texts.ts'

interface Series {
  name: Bilingual
  subtitle: Bilingual
  description: Prose
  hidden?: boolean
}

export const series = {
  mittag: {
    name: { de: 'Mittagskonzerte', en: 'Noon Concerts' },
    subtitle: {
      de: 'Mittwochs, 12:30 Uhr, fünfundvierzig Minuten',
      en: 'Wednesdays, 12:30, forty-five minutes',
    },
    description: {
      de: [
        'Eine Dreiviertelstunde Musik zwischen zwei Terminen. Niemand muss sich umziehen, das belegte Brot darf mit in den Saal, nur bitte ohne Papier.',
        'Gespielt wird, was die Musikerinnen und Musiker des Hauses sonst nur füreinander spielen.',
      ],
      en: [
        'Three quarters of an hour of music between two appointments. Nobody has to change, and sandwiches are allowed in the hall, though not their wrapping.',
        'The musicians of the house play what they otherwise only play for each other.',
      ],
    },
  },
  nacht: {
    name: { de: 'Nachtstücke', en: 'Night Pieces' },
    subtitle: { de: 'Freitags, halb elf, im Kesselhaus', en: 'Fridays, half past ten, in the Boiler House' },
    description: {
      de: [
        'Was nach halb elf klingt, muss vorher nicht geklungen haben. Bigband, Radio, Stummfilm, Strom: im Stehen, im Dunkeln, in der Nähe der Bar.',
      ],
      en: [
        'What sounds after half past ten need not have sounded before. Big band, radio, silent film, electricity: standing, in the dark, close to the bar.',
      ],
    },
  },
  faehre: {
    name: { de: 'Fährgespräche', en: 'Ferry Talks' },
    subtitle: {
      de: 'Sonntags, elf Uhr, am Küchentisch',
      en: 'Sundays, eleven o’clock, at the kitchen table',
    },
    description: {
      de: [
        'Zwei Menschen, die einander nicht kennen, eine Frage, eine Überfahrt. Wenn die Fähre fährt, reden wir an Bord, sonst in der Küche. Wer zuhört, bekommt Kaffee; wer widerspricht, auch.',
      ],
      en: [
        'Two people who do not know each other, one question, one crossing. When the ferry runs we talk on board, otherwise in the kitchen. Listeners get coffee; so do those who disagree.',
      ],
    },
  },
  jung: {
    name: { de: 'Junges Meridian', en: 'Young Meridian' },
    subtitle: {
      de: 'Theater und Musik für Leute mit Zahnlücken',
      en: 'Theatre and music for people with gaps in their teeth',
    },
    description: {
      de: [
        'Kinder sind das strengste Publikum, das wir haben: Sie hören sofort auf, höflich zu sein. Deshalb proben wir für sie am längsten und spielen am kürzesten.',
      ],
      en: [
        'Children are the strictest audience we have: they stop being polite at once. So we rehearse longest for them and play shortest.',
      ],
    },
  },
  stimmen: {
    name: { de: 'Neue Stimmen', en: 'New Voices' },
    subtitle: {
      de: 'Erste Stücke, erste Töne, zweite Anläufe',
      en: 'First plays, first notes, second tries',
    },
    description: {
      de: [
        'Auf der Probebühne zeigen wir, was noch nicht fertig ist: Texte mit Lücken, Partituren mit Kaffeeflecken. Danach wird geredet, und zwar über das, was fehlt.',
      ],
      en: [
        'On the rehearsal stage we show what is not finished: texts with gaps, scores with coffee stains. Afterwards we talk, about what is missing.',
      ],
    },
  },
  orgel: {
    name: { de: 'Orgel um zwölf', en: 'Organ at Twelve' },
    subtitle: { de: 'Samstags, dreißig Minuten, Eintritt frei', en: 'Saturdays, thirty minutes, free' },
    description: {
      de: [
        'Die Orgel braucht Bewegung, sonst verstimmt sie sich und die Nachbarschaft gleich mit. Jeden Samstag um zwölf wird sie ausgeführt. Kommen Sie mit.',
      ],
      en: [
        'An organ needs exercise, or it goes out of tune and takes the neighbourhood with it. Every Saturday at twelve it is taken for a walk. Come along.',
      ],
    },
  },
} satisfies Record<string, Series>
export type SeriesKey = keyof typeof series
