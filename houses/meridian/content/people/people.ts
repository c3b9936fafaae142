import type { Bilingual } from 'openfoyer/content'
import { acting } from './acting.ts'
import { dance } from './dance.ts'
import { direction } from './direction.ts'
import { music } from './music.ts'
import type { Person } from './person.ts'
import { workshop } from './workshop.ts'

/** The ensemble, in the order of its page. */
export const personCategories: { name: Bilingual; members: Record<string, Person> }[] = [
  { name: { de: 'Schauspiel', en: 'Acting' }, members: acting },
  { name: { de: 'Tanz', en: 'Dance' }, members: dance },
  { name: { de: 'Musik', en: 'Music' }, members: music },
  { name: { de: 'Dramaturgie & Leitung', en: 'Dramaturgy & Direction' }, members: direction },
  { name: { de: 'Werkstatt', en: 'Workshop' }, members: workshop },
]

export type PersonKey =
  | keyof typeof acting
  | keyof typeof dance
  | keyof typeof music
  | keyof typeof direction
  | keyof typeof workshop

/** A credit: a member of the ensemble by key, or a guest by first and last name; with their role in both languages. */
export type Credit = [who: PersonKey | `${string} ${string}`, de: string, en: string]
