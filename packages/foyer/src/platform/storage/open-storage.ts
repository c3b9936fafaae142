import type { StorageSettings } from './definitions.ts'
import { diskStorage } from './disk/disk-storage.ts'
import { movingStorage } from './moving-storage.ts'
import { s3Storage } from './s3/s3-storage.ts'
import type { Storage } from './storage.ts'

/** Opens the storage of the house, by its kind. */
const OPEN: { [Kind in StorageSettings['kind']]: (settings: StorageSettings & { kind: Kind }) => Storage } = {
  disk: ({ folder }) => diskStorage(folder),
  s3: (settings) => s3Storage(settings),
}

const openOne = <Settings extends StorageSettings>(settings: Settings): Storage =>
  (OPEN[settings.kind] as (settings: StorageSettings) => Storage)(settings)

export function openStorage(settings: StorageSettings): Storage {
  const both = openBoth(settings)
  return both ? movingStorage(both.to, both.from) : openOne(settings)
}

/** The two storages of a house whose files are being moved. */
export function openBoth(settings: StorageSettings): { to: Storage; from: Storage } | null {
  // What a house may name there is a storage as well (`house/check-house.ts`).
  const from = settings.from as StorageSettings | undefined
  return from ? { to: openOne(settings), from: openOne(from) } : null
}
