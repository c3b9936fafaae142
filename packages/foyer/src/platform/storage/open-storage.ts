import type { StorageSettings } from './definitions.ts'
import { diskStorage } from './disk/disk-storage.ts'
import type { Storage } from './storage.ts'

/** Opens the storage of the house, by its kind. */
const OPEN: { [Kind in StorageSettings['kind']]: (settings: StorageSettings & { kind: Kind }) => Storage } = {
  disk: ({ folder }) => diskStorage(folder),
}

export function openStorage(settings: StorageSettings): Storage {
  return OPEN[settings.kind](settings)
}
