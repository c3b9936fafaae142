import type { Readable } from 'node:stream'
import { fromBufferPromise, validateFileName } from 'yauzl'

const MAX_ENTRIES = 2_000

export interface ZipEntry {
  name: string
  /** How long it says it is when unpacked. */
  size: number
  open(): Promise<Readable>
}

/**
 * What a zip archive holds, as its directory lists it; null where it is none, or where an entry is locked, packed in a way
 * that few know, stands where another stands, leads out of the archive (`../a`), or is called otherwise where it stands.
 * Nothing is unpacked.
 */
export async function zipEntries(bytes: Buffer): Promise<ZipEntry[] | null> {
  try {
    // Names as they are stored: yauzl would prefer the ones of an extra field that word processors do not read.
    const archive = await fromBufferPromise(bytes, { decodeStrings: false })
    if (archive.entryCount > MAX_ENTRIES) return null
    const entries: ZipEntry[] = []
    const places: [start: number, end: number][] = []
    for await (const entry of archive.eachEntry()) {
      const name = entry.fileNameRaw.toString()
      const local = await archive.readLocalFileHeaderPromise(entry)
      if (!entry.canDecodeFileData() || local.compressionMethod !== entry.compressionMethod) return null
      if (!local.fileName.equals(entry.fileNameRaw) || name.includes('\0') || validateFileName(name))
        return null
      places.push([entry.relativeOffsetOfLocalHeader, local.fileDataStart + entry.compressedSize])
      entries.push({
        name,
        size: entry.uncompressedSize,
        open: () => archive.openReadStreamPromise(entry),
      })
    }
    return areApart(places) && new Set(entries.map(({ name }) => name)).size === entries.length
      ? entries
      : null
  } catch {
    return null
  }
}

/** Many entries that share one place are the oldest way to make little look like much. */
function areApart(places: [start: number, end: number][]): boolean {
  const inOrder = places.toSorted(([a], [b]) => a - b)
  return inOrder.every(([start], index) => start >= (inOrder[index - 1]?.[1] ?? 0))
}

/** Whether an entry unpacks to what it says it does. Reading ends where it would be more; `take` is given the pieces. */
export async function unpacks(entry: ZipEntry, take: (piece: Buffer) => void = () => {}): Promise<boolean> {
  try {
    for await (const piece of await entry.open()) take(piece)
    return true
  } catch {
    return false
  }
}
