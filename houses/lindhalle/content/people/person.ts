import type { Bilingual } from 'openfoyer/content'
import { both } from '../words.ts'

export interface Person {
  first: string
  last: string
  role: Bilingual
  life: Bilingual
}

export const person = (
  [first, last]: [first: string, last: string],
  [roleDe, roleEn]: [de: string, en: string],
  de: string,
  en: string,
): Person => ({ first, last, role: both(roleDe, roleEn), life: both(`<p>${de}</p>`, `<p>${en}</p>`) })
