import { parseVideoAddress } from '../../../../contract/video-address.ts'
import type { EventData } from './event-data.ts'

/** 2 §2 Section order on event detail. Each says when it has something to show. */
const SECTIONS = {
  Children: ({ event }: EventData) => event.children.length > 0,
  ImportantInfo: ({ event }: EventData) => event.important_info !== '',
  OpeningHours: ({ venue }: EventData) => venue !== null && venue.opening_hours.length > 0,
  Description: ({ event }: EventData) => event.description !== '',
  ImageSlider: ({ event }: EventData) => event.images.length > 0,
  Programs: ({ event }: EventData) => event.works.length > 0,
  Video: ({ event }: EventData) => parseVideoAddress(event.video_url) !== null,
  Contributors: ({ event }: EventData) => event.contributors.length > 0,
  Series: ({ event }: EventData) => event.series !== null,
  Events: ({ others }: EventData) => others.length > 0,
  Blog: ({ articles }: EventData) => articles.length > 0,
  Sponsors: ({ event }: EventData) => event.sponsors.length > 0,
  Promoter: ({ event }: EventData) => event.promoter !== '',
}
export type EventSectionName = keyof typeof SECTIONS

export function eventSections(data: EventData): EventSectionName[] {
  return (Object.keys(SECTIONS) as EventSectionName[]).filter((name) => SECTIONS[name](data))
}
