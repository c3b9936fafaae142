import type { Platform } from '../../../../packages/foyer/src/platform/context.ts'
import { AS_INSTALLATION, type Saving } from '../../../../packages/foyer/src/saving/subject.ts'
import type { HouseCalendar } from '../calendar.ts'
import type { GalleryOf, PictureOf } from './pictures.ts'
import type { WithRecording } from './recordings.ts'

/** What every part of the seed needs. */
export interface Seeding extends Pick<Platform, 'db' | 'clock' | 'changes'> {
  calendar: HouseCalendar
  pictureOf: PictureOf
  galleryOf: GalleryOf
  withRecording: WithRecording
}

/** The demo is written as the installation. The search index is updated once, at the end. */
export function savingOf({ db, clock, changes }: Pick<Seeding, 'db' | 'clock' | 'changes'>): Saving {
  return { db, clock, changes, ...AS_INSTALLATION }
}
