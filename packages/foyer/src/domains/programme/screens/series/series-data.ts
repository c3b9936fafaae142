import type { SeriesDetail } from '../../../series/contract.ts'
import type { Dates } from '../detail/dates.ts'
import type { OwnSection } from '../detail/own-section.ts'

export interface SeriesData extends Dates {
  series: SeriesDetail
  section: OwnSection
}
