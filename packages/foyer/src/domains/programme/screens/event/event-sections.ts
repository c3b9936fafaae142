import { videoAddress } from '../../../../contract/video-address.ts'
import { isLong } from '../../../events/screens/lasting.ts'
import type { EventData } from './event-data.ts'

/** 2 §2 Section order on event detail. Each function says whether its section has content. */
const SECTIONS = {
  Children: ({ event }: EventData) => event.children.length > 0,
  ImportantInfo: ({ event }: EventData) => event.important_info !== '',
  OpeningHours: ({ event, venue }: EventData) => venue !== null && hasHours(event, venue),
  Description: ({ event }: EventData) => event.description !== '',
  ImageSlider: ({ event }: EventData) => event.images.length > 0,
  Programs: ({ event }: EventData) => event.works.length > 0,
  Video: ({ event }: EventData) => videoAddress(event.video_url) !== null,
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

function hasHours(
  event: EventData['event'],
  { opening_hours, box_office_minutes, doors_minutes }: NonNullable<EventData['venue']>,
): boolean {
  if (isLong(event)) return opening_hours.length > 0
  return event.status !== 'cancelled' && (box_office_minutes !== null || doors_minutes !== null)
}
