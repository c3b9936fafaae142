import { videoAddress } from '../../../../contract/video-address.ts'
import type { ProductionData } from './production-data.ts'

/** 2 §2 Section order on production detail. The section of dates is always shown: without dates it says so. */
const SECTIONS = {
  OpeningHours: ({ venue }: ProductionData) => venue !== null && venue.opening_hours.length > 0,
  Description: ({ production }: ProductionData) => production.description !== '',
  ImageSlider: ({ production }: ProductionData) => production.images.length > 0,
  Programs: ({ production }: ProductionData) => production.works.length > 0,
  Video: ({ production }: ProductionData) => videoAddress(production.video_url) !== null,
  Contributors: ({ production }: ProductionData) => production.contributors.length > 0,
  Events: () => true,
  Blog: ({ articles }: ProductionData) => articles.length > 0,
  Promoter: ({ production }: ProductionData) => production.promoter !== '',
}
export type ProductionSectionName = keyof typeof SECTIONS

export function productionSections(data: ProductionData): ProductionSectionName[] {
  return (Object.keys(SECTIONS) as ProductionSectionName[]).filter((name) => SECTIONS[name](data))
}
