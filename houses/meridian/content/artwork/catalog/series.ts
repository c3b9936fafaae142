import type { Entry } from './entry.ts'

export const series = {
  'series-noon-concerts': {
    alt: {
      de: 'Reihe „Mittagskonzerte“: In einem Rahmen fünf Notenlinien, oben in der Mitte eine blaue Sonne.',
      en: 'Series “Mittagskonzerte”: five lines of a stave within a frame, a blue sun at the top centre.',
    },
    focal: [0.5, 0.5],
  },
  'series-night-pieces': {
    alt: {
      de: 'Reihe „Nachtstücke“: Auf dunklem Grund geht am unteren Rand des Rahmens ein Mond unter, von Ringen umgeben.',
      en: 'Series “Nachtstücke”: on a dark ground a moon sets at the lower edge of the frame, with rings around it.',
    },
    focal: [0.55, 0.62],
  },
  'series-ferry-talks': {
    alt: {
      de: 'Reihe „Fährgespräche“: Zwei sitzen in einem halbrunden Boot, das an einer Leine auf die Sonne am Rahmen zufährt.',
      en: 'Series “Fährgespräche”: two people sit in a half-round boat that follows a rope towards the sun on the frame.',
    },
    focal: [0.45, 0.5],
  },
  'series-young-meridian': {
    alt: {
      de: 'Reihe „Junges Meridian“: Eine Scheibe am Rahmen, von der aus die Punktspur eines Balls in drei Sprüngen davonhüpft.',
      en: 'Series “Junges Meridian”: a disc on the frame, and the dotted trace of a ball bouncing away from it three times.',
    },
    focal: [0.45, 0.5],
  },
  'series-new-voices': {
    alt: {
      de: 'Reihe „Neue Stimmen“: Von einer blauen Scheibe in der Ecke des Rahmens breiten sich kräftige Schallringe aus.',
      en: 'Series “Neue Stimmen”: strong rings of sound spread from a blue disc in the corner of the frame.',
    },
    focal: [0.6, 0.5],
  },
  'series-organ-at-twelve': {
    alt: {
      de: 'Reihe „Orgel um zwölf“: Orgelpfeifen steigen zur Mitte hin an, über der höchsten steht die Sonne.',
      en: 'Series “Orgel um zwölf”: organ pipes rise towards the middle, the sun stands above the tallest.',
    },
    focal: [0.5, 0.5],
  },
} satisfies Record<string, Entry>
