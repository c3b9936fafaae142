import { openAsBlob } from 'node:fs'
import path from 'node:path'
import { addFile } from '../../../../packages/foyer/src/domains/media/uploads.ts'
import type { Work } from '../../../../packages/foyer/src/domains/productions/contract.ts'
import type { Storage } from '../../../../packages/foyer/src/platform/storage/storage.ts'
import type { Saving } from '../../../../packages/foyer/src/saving/subject.ts'
import { prelude } from '../artwork/sound/prelude.ts'
import type { PlannedWork } from '../texts.ts'

const BELL = path.join(import.meta.dirname, '..', 'artwork', 'films', 'noon-bell.wav')

/** A piece with the address of its recording; without one where there is none, or no storage for files. */
export type WithRecording = (work: PlannedWork) => Work

export async function takeRecordings(saving: Saving, storage: Storage | undefined): Promise<WithRecording> {
  const addresses = storage && {
    prelude: await addFile(saving, storage, {
      name: 'Präludium',
      credit: '',
      content: new Blob([new Uint8Array(prelude())]),
    }),
    bell: await addFile(saving, storage, {
      name: 'Mittagsglocke',
      credit: '',
      content: await openAsBlob(BELL),
    }),
  }
  return ({ recording, ...work }) => ({
    ...work,
    audio_url: (recording && addresses?.[recording]) ?? '',
  })
}
