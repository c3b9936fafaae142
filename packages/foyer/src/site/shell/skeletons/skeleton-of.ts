import { type AnyRoute, match } from '../../../contract/routes.ts'

/** 1 §2 Layouts: the outlines a screen can have while it loads. */
export type SkeletonKind =
  | 'eventList'
  | 'eventDetail'
  | 'ensembleList'
  | 'optionsList'
  | 'productionsList'
  | 'venueDetail'
  | 'homeSlides'
  | 'magazineList'
  | 'pageHeader'
  | 'seriesDetail'
  | 'cardList'

const KINDS: Partial<Record<AnyRoute, SkeletonKind>> = {
  home: 'homeSlides',
  magazine: 'magazineList',
  magazineTags: 'optionsList',
  magazineCategory: 'cardList',
  magazineTag: 'cardList',
  productions: 'productionsList',
  production: 'eventDetail',
  events: 'eventList',
  event: 'eventDetail',
  team: 'ensembleList',
  person: 'eventDetail',
  venue: 'venueDetail',
  series: 'seriesDetail',
  search: 'optionsList',
}

/** The outline of the screen at a path; screens without one of their own get a page header. */
export function skeletonOf(pathname: string): SkeletonKind {
  try {
    const found = match(pathname)
    return (found && KINDS[found.name]) ?? 'pageHeader'
  } catch {
    return 'pageHeader'
  }
}
