/** How people write the months, in German and English, in full and short. */
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

/** 1 to 12; 0 where the word is no month. In small letters. */
export function monthNamed(word: string): number {
  return MONTHS.findIndex((names) => names.includes(word)) + 1
}
