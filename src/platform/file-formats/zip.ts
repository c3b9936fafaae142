import { createInflateRaw } from 'node:zlib'

const END = 0x06054b50
const ENTRY = 0x02014b50
const LOCAL = 0x04034b50
const END_LENGTH = 22
const ENTRY_LENGTH = 46
const LOCAL_LENGTH = 30
const MAX_COMMENT = 65_535
const MAX_ENTRIES = 2_000
const STORED = 0
const DEFLATED = 8
const ENCRYPTED = 1

export interface ZipEntry {
  name: string
  /** How long it says it is when unpacked. */
  size: number
  isPacked: boolean
  content: Buffer
}

/**
 * What a zip archive holds, as its directory lists it; null where it is none, or where an entry is locked, packed in a way
 * that few know, stands where another stands, or is called otherwise where it stands. Nothing is unpacked.
 */
export function zipEntries(bytes: Buffer): ZipEntry[] | null {
  const end = endOfDirectory(bytes)
  if (end === null) return null
  const count = bytes.readUInt16LE(end + 10)
  const directory = bytes.readUInt32LE(end + 16)
  if (count > MAX_ENTRIES) return null
  const entries: ZipEntry[] = []
  const places: [start: number, end: number][] = []
  let at = directory
  for (let place = 0; place < count; place++) {
    if (at + ENTRY_LENGTH > end || bytes.readUInt32LE(at) !== ENTRY) return null
    const nameLength = bytes.readUInt16LE(at + 28)
    const entry = entryAt(bytes, at, nameLength, directory)
    if (!entry) return null
    entries.push(entry)
    places.push(entry.place)
    at += ENTRY_LENGTH + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return areApart(places) && new Set(entries.map(({ name }) => name)).size === count ? entries : null
}

function entryAt(bytes: Buffer, at: number, nameLength: number, directory: number) {
  const method = bytes.readUInt16LE(at + 10)
  const isLocked = (bytes.readUInt16LE(at + 8) & ENCRYPTED) !== 0
  const [packed, size, local] = [20, 24, 42].map((offset) => bytes.readUInt32LE(at + offset)) as Numbers
  if (isLocked || (method !== STORED && method !== DEFLATED) || local + LOCAL_LENGTH > directory) return null
  const name = bytes.toString('utf8', at + ENTRY_LENGTH, at + ENTRY_LENGTH + nameLength)
  const localName = bytes.toString(
    'utf8',
    local + LOCAL_LENGTH,
    local + LOCAL_LENGTH + bytes.readUInt16LE(local + 26),
  )
  if (bytes.readUInt32LE(local) !== LOCAL || bytes.readUInt16LE(local + 8) !== method) return null
  if (localName !== name || (method === STORED && packed !== size)) return null
  const start = local + LOCAL_LENGTH + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
  const end = start + packed
  if (end > directory) return null
  const place: [number, number] = [local, end]
  return { name, size, isPacked: method === DEFLATED, content: bytes.subarray(start, end), place }
}
type Numbers = [number, number, number]

/** Many entries that share one place are the oldest way to make little look like much. */
function areApart(places: [start: number, end: number][]): boolean {
  const inOrder = places.toSorted(([a], [b]) => a - b)
  return inOrder.every(([start], index) => start >= (inOrder[index - 1]?.[1] ?? 0))
}

/** The directory ends the file, but for a comment of any length up to the limit. */
function endOfDirectory(bytes: Buffer): number | null {
  const first = Math.max(0, bytes.length - END_LENGTH - MAX_COMMENT)
  for (let at = bytes.length - END_LENGTH; at >= first; at--) {
    if (bytes.readUInt32LE(at) === END) return at
  }
  return null
}

/** Whether an entry unpacks to what it says it does. Reading ends where it would be more; `take` is given the pieces. */
export async function unpacks(entry: ZipEntry, take: (piece: Buffer) => void = () => {}): Promise<boolean> {
  if (!entry.isPacked) {
    take(entry.content)
    return true
  }
  const unpacking = createInflateRaw()
  unpacking.end(entry.content)
  let size = 0
  try {
    for await (const piece of unpacking) {
      size += piece.length
      if (size > entry.size) return false
      take(piece)
    }
  } catch {
    return false
  }
  return size === entry.size
}
