import { unpacks, type ZipEntry, zipEntries } from '../../platform/file-formats/zip.ts'

export const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
export const ODT = 'application/vnd.oasis.opendocument.text'

/**
 * The limits for the unpacked size of a document. Ten megabytes of photographs stay ten, and plain text becomes about
 * twenty times as long. A file that becomes a thousand times as long is made to fill the memory of the reader's
 * computer.
 */
const MAX_UNPACKED = 64 * 1024 * 1024
const MAX_RATIO = 100
/** Below this size no ratio is harmful: an empty document is mostly repetition. */
const SMALL = 1024 * 1024
const MAX_TYPES = 256 * 1024

/** The type of a zip archive that is a word processor's document without macros and safe to open; otherwise null. */
export async function documentType(content: Buffer): Promise<string | null> {
  const entries = await zipEntries(content)
  if (!entries || entries.some(({ name }) => isProgram(name))) return null
  const type = isOdt(content, entries) ? ODT : (await isDocx(entries)) ? DOCX : null
  return type !== null && (await isBounded(entries, content.length)) ? type : null
}

/**
 * Checks first the sizes that the entries declare, which is fast, then the real ones, because a header can be false.
 */
async function isBounded(entries: ZipEntry[], packed: number): Promise<boolean> {
  const size = entries.reduce((sum, entry) => sum + entry.size, 0)
  if (size > MAX_UNPACKED || (size > SMALL && size > packed * MAX_RATIO)) return false
  for (const entry of entries) if (!(await unpacks(entry))) return false
  return true
}

function isProgram(name: string): boolean {
  return /vbaProject|^Basic\/|^Scripts\//i.test(name)
}

/** Macros may have any file name, but the list of types declares them. */
async function isDocx(entries: ZipEntry[]): Promise<boolean> {
  const types = entries.find(({ name }) => name === '[Content_Types].xml')
  if (!types || types.size > MAX_TYPES || !entries.some(({ name }) => name === 'word/document.xml'))
    return false
  const pieces: Buffer[] = []
  if (!(await unpacks(types, (piece) => pieces.push(piece)))) return false
  const list = Buffer.concat(pieces).toString('utf8')
  return list.includes(`${DOCX}.main+xml`) && !/macroEnabled|vbaProject/i.test(list)
}

/** The first entry of an OpenDocument file is its type, not compressed, directly after the header of 30 bytes. */
function isOdt(content: Buffer, entries: ZipEntry[]): boolean {
  const begins = content.toString('latin1', 30, 38 + ODT.length) === `mimetype${ODT}`
  return begins && entries[0]?.name === 'mimetype' && entries.some(({ name }) => name === 'content.xml')
}
