import type { Choice } from '../../house/choice.ts'
import { disk } from './disk/definition.ts'
import { s3 } from './s3/definition.ts'

/** The storages that a house can choose, by their kinds. Each has a folder beside this file. */
export const STORAGES = { disk, s3 }

/** What the storage is opened with (`open-storage.ts`). */
export type StorageSettings = {
  [Kind in keyof typeof STORAGES]: ReturnType<ReturnType<(typeof STORAGES)[Kind]>['settings']>
}[keyof typeof STORAGES]

/** A storage in `house.ts`, from a function of `openfoyer/storage`. */
export type StorageChoice = Choice<StorageSettings>
