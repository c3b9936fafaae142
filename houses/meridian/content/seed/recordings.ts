import path from 'node:path'
import type { Desk, ValuesOf } from 'openfoyer/content'
import { prelude } from '../artwork/sound/prelude.ts'
import type { PlannedWork } from '../texts.ts'

const BELL = path.join(import.meta.dirname, '..', 'artwork', 'films', 'noon-bell.wav')

/** A piece with the address of its recording; without one where there is none, or where files are left out. */
export type WithRecording = (work: PlannedWork) => NonNullable<ValuesOf<'production'>['works']>[number]

export async function takeRecordings(desk: Desk): Promise<WithRecording> {
  const addresses = {
    prelude: await desk.file(prelude(), { name: 'Präludium' }),
    bell: await desk.file(BELL, { name: 'Mittagsglocke' }),
  }
  return ({ recording, ...work }) => ({ ...work, audio_url: recording ? addresses[recording] : '' })
}
