import type { Readable } from 'node:stream'
import { Failure } from '../../contract/errors.ts'

/** A Blob or a stream is copied piece by piece, so it may be larger than memory. */
export type Content = Buffer | Blob | Readable

export interface StoredFile {
  key: string
  size: number
}

/** Stores files by key. A file is always stored as a whole or not at all. */
export interface Storage {
  put(key: string, content: Content): Promise<void>
  /** Null where there is none. The stream must be read or destroyed. A part is given by its first and last byte. */
  read(key: string, part?: { start: number; end: number }): Promise<{ size: number; stream: Readable } | null>
  /** Null where there is none. */
  sizeOf(key: string): Promise<number | null>
  remove(key: string): Promise<void>
  /** Removes everything under a folder of keys. */
  removeAll(folder: string): Promise<void>
  /** Every file, in no particular order. One that is stored or removed meanwhile may be missing. */
  list(): AsyncIterable<StoredFile>
}

/** Folders and names of plain characters, so that no key leads out of the storage. */
const KEY = /^[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/i

export function isKey(key: string): boolean {
  return KEY.test(key) && !key.includes('..')
}

/** The key, or a refusal if it is none. */
export function checkedKey(key: string): string {
  if (!isKey(key)) throw new Failure('invalid')
  return key
}
