const END = 0x06054b50
const ENTRY = 0x02014b50
const END_LENGTH = 22
const ENTRY_LENGTH = 46
const MAX_COMMENT = 65_535
const MAX_ENTRIES = 5_000

/** The names in a zip archive, as its directory lists them; null where it is none. Nothing is unpacked. */
export function zipEntries(content: Buffer): string[] | null {
  const end = endOfDirectory(content)
  if (end === null) return null
  const count = content.readUInt16LE(end + 10)
  let at = content.readUInt32LE(end + 16)
  if (count > MAX_ENTRIES) return null
  const names: string[] = []
  for (let entry = 0; entry < count; entry++) {
    if (at + ENTRY_LENGTH > end || content.readUInt32LE(at) !== ENTRY) return null
    const nameLength = content.readUInt16LE(at + 28)
    const rest = content.readUInt16LE(at + 30) + content.readUInt16LE(at + 32)
    names.push(content.toString('utf8', at + ENTRY_LENGTH, at + ENTRY_LENGTH + nameLength))
    at += ENTRY_LENGTH + nameLength + rest
  }
  return names
}

/** The directory ends the file, but for a comment of any length up to the limit. */
function endOfDirectory(content: Buffer): number | null {
  const first = Math.max(0, content.length - END_LENGTH - MAX_COMMENT)
  for (let at = content.length - END_LENGTH; at >= first; at--) {
    if (content.readUInt32LE(at) === END) return at
  }
  return null
}
