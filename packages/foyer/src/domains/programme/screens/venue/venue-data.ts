import type { VenueDetail } from '../../../venues/contract.ts'
import type { Dates } from '../detail/dates.ts'
import type { OwnSection } from '../detail/own-section.ts'

export interface VenueData extends Dates {
  venue: VenueDetail
  section: OwnSection
}
