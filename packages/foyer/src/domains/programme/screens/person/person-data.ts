import type { PersonDetail } from '../../../people/contract.ts'
import type { ListedProduction } from '../../../productions/contract.ts'
import type { Dates } from '../detail/dates.ts'
import type { OwnSection } from '../detail/own-section.ts'

export interface PersonData extends Dates {
  person: PersonDetail
  productions: ListedProduction[]
  section: OwnSection
}
