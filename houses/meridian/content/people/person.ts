import type { Bilingual } from 'openfoyer/content'

export interface Person {
  firstName: string
  lastName: string
  role: Bilingual
  biography: Bilingual
}
