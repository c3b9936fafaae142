import type { Bilingual } from '../../src/contract/locale.ts'

export interface Person {
  firstName: string
  lastName: string
  role: Bilingual
  biography: Bilingual
}
