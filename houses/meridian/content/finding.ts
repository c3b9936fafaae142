import type { Bilingual } from 'openfoyer/content'

/** The codes of the languages that a text names, for the filters of the programme. */
export function codesOf({ en }: Bilingual): string[] {
  const codes = { none: 'No language', de: 'German', en: 'English' }
  return Object.entries(codes).flatMap(([code, name]) => (en.includes(name) ? [code] : []))
}

/** The first number of an age advice: „Von 6 bis 11 Jahren“. */
export function ageIn({ de }: Bilingual): number | null {
  const [age] = /\d+/.exec(de) ?? []
  return age === undefined ? null : Number(age)
}
