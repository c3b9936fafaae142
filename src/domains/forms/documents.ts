import { unpacks, type ZipEntry, zipEntries } from '../../platform/file-formats/zip.ts'

export const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
export const ODT = 'application/vnd.oasis.opendocument.text'

/**
 * What a document may unpack to. Ten megabytes of photographs stay ten, and pages of plain words become some twenty times
 * as long; whoever opens one that becomes a thousand times as long has no memory left.
 */
const MAX_UNPACKED = 64 * 1024 * 1024
const MAX_RATIO = 100
/** Below this, no ratio harms anybody: an empty document is mostly repetition. */
const SMALL = 1024 * 1024
const MAX_TYPES = 256 * 1024

/** The type of a zip archive that is a document of a word processor, holds no macros and can be opened without harm; else null. */
export async function documentType(content: Buffer): Promise<string | null> {
  const entries = await zipEntries(content)
  if (!entries || entries.some(({ name }) => isProgram(name))) return null
  const type = isOdt(content, entries) ? ODT : (await isDocx(entries)) ? DOCX : null
  return type !== null && (await isBounded(entries, content.length)) ? type : null
}

/** First by what the entries say, which costs nothing, then by what they do: a header can lie. */
async function isBounded(entries: ZipEntry[], packed: number): Promise<boolean> {
  const size = entries.reduce((sum, entry) => sum + entry.size, 0)
  if (size > MAX_UNPACKED || (size > SMALL && size > packed * MAX_RATIO)) return false
  for (const entry of entries) if (!(await unpacks(entry))) return false
  return true
}

function isProgram(name: string): boolean {
  return /vbaProject|^Basic\/|^Scripts\//i.test(name)
}

/** Macros may stand under any name, but the list of types says that there are some. */
async function isDocx(entries: ZipEntry[]): Promise<boolean> {
  const types = entries.find(({ name }) => name === '[Content_Types].xml')
  if (!types || types.size > MAX_TYPES || !entries.some(({ name }) => name === 'word/document.xml'))
    return false
  const pieces: Buffer[] = []
  if (!(await unpacks(types, (piece) => pieces.push(piece)))) return false
  const list = Buffer.concat(pieces).toString('utf8')
  return list.includes(`${DOCX}.main+xml`) && !/macroEnabled|vbaProject/i.test(list)
}

/** The first entry of an OpenDocument file is its type, not compressed, right behind the header of 30 bytes. */
function isOdt(content: Buffer, entries: ZipEntry[]): boolean {
  const begins = content.toString('latin1', 30, 38 + ODT.length) === `mimetype${ODT}`
  return begins && entries[0]?.name === 'mimetype' && entries.some(({ name }) => name === 'content.xml')
}
