import type { Readable } from 'node:stream'
import { fromBufferPromise, validateFileName } from 'yauzl'

const MAX_ENTRIES = 2_000

export interface ZipEntry {
  name: string
  /** The unpacked size that the directory claims. */
  size: number
  open(): Promise<Readable>
}

/**
 * The entries of a zip archive, from its directory. Null where it is no archive, or where an entry is encrypted, is packed in an
 * uncommon way, overlaps another one, leads out of the archive (`../a`), or has another name in its own header. Nothing is
 * unpacked.
 */
export async function zipEntries(bytes: Buffer): Promise<ZipEntry[] | null> {
  try {
    // Names as they are stored: yauzl would prefer those of an extra field that word processors do not read.
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

/** Overlapping entries are the classic zip bomb: many entries share the same packed bytes. */
function areApart(places: [start: number, end: number][]): boolean {
  const inOrder = places.toSorted(([a], [b]) => a - b)
  return inOrder.every(([start], index) => start >= (inOrder[index - 1]?.[1] ?? 0))
}

/** Whether an entry unpacks to the size it claims. Reading stops at that size; `take` receives the pieces. */
export async function unpacks(entry: ZipEntry, take: (piece: Buffer) => void = () => {}): Promise<boolean> {
  try {
    for await (const piece of await entry.open()) take(piece)
    return true
  } catch {
    return false
  }
}
