import type { Desk } from 'openfoyer/content'
import type { HouseCalendar } from '../calendar.ts'
import type { GalleryOf, PictureOf } from './pictures.ts'
import type { WithRecording } from './recordings.ts'

/** What every part of the seed needs. */
export interface Seeding {
  desk: Desk
  calendar: HouseCalendar
  pictureOf: PictureOf
  galleryOf: GalleryOf
  withRecording: WithRecording
}
