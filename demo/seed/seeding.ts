import type { Platform } from '../../src/platform/context.ts'
import type { HouseCalendar } from '../calendar.ts'
import type { PictureOf } from './pictures.ts'
import type { WithRecording } from './recordings.ts'

/** What every part of the seed works with. */
export interface Seeding extends Pick<Platform, 'db' | 'clock' | 'changes'> {
  calendar: HouseCalendar
  pictureOf: PictureOf
  withRecording: WithRecording
}
