import type { Bilingual } from '../../../../packages/foyer/src/contract/locale.ts'

export interface Person {
  firstName: string
  lastName: string
  role: Bilingual
  biography: Bilingual
}
