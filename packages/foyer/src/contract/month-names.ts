/** The names of the months in German and English, in full and short. */
const MONTHS = [
  ...[
    ['januar', 'january', 'jan'],
    ['februar', 'february', 'feb'],
    ['märz', 'march', 'mär', 'mar'],
  ],
  ...[
    ['april', 'apr'],
    ['mai', 'may'],
    ['juni', 'june', 'jun'],
    ['juli', 'july', 'jul'],
  ],
  ...[
    ['august', 'aug'],
    ['september', 'sept', 'sep'],
    ['oktober', 'october', 'okt', 'oct'],
  ],
  ...[
    ['november', 'nov'],
    ['dezember', 'december', 'dez', 'dec'],
  ],
]

/** The number of a month by its name in small letters; 0 for any other word. */
export function monthNamed(word: string): number {
  return MONTHS.findIndex((names) => names.includes(word)) + 1
}
