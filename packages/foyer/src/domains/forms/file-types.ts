import { isPdf } from '../../platform/file-formats/pdf.ts'
import { MOST_PIXELS, pictureHead } from '../../platform/file-formats/pictures.ts'
import { DOCX, documentType, ODT } from './documents.ts'

/** The file name extensions of a type; the first is added to a name without one of them. */
const ENDINGS: Record<string, string[]> = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/gif': ['gif'],
  'image/webp': ['webp'],
  'text/plain': ['txt', 'csv', 'md'],
  [DOCX]: ['docx'],
  [ODT]: ['odt'],
}

/** A name with an extension that fits the content: text named `.bat` would run as a program when opened. */
export function honestName(name: string, mimeType: string): string {
  const endings = ENDINGS[mimeType] ?? []
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  return endings.length === 0 || endings.includes(ending) ? name : `${name}.${endings[0]}`
}

/** Control characters that texts do not contain; tabs and line ends are allowed. */
const NO_TEXT = /(?![\t\n\f\r])\p{Cc}/u
/** Finds possible tags, and the names of those by which a browser may recognise a page or an image. */
const TAG = /<\s*([!?/]?)(\w+)/g
const PAGE_TAGS = new Set(
  'html head body svg script style iframe object embed link meta base form img math template'.split(' '),
)

/** The type of a file by its content, whatever its name; null for types that are not accepted. */
export async function fileType(content: Buffer): Promise<string | null> {
  if (content.toString('latin1', 0, 4) === 'PK\x03\x04') return documentType(content)
  if (isPdf(content)) return 'application/pdf'
  const picture = await pictureHead(content)
  if (picture) return picture.mediaType in ENDINGS ? picture.mediaType : null
  return isPlainText(content) ? 'text/plain' : null
}

/**
 * An image file of a few kilobytes that would fill the memory of the computer that opens it. The server never decodes
 * it: it is stored unchanged and downloaded.
 */
export async function isTooLargeToOpen(content: Buffer): Promise<boolean> {
  return ((await pictureHead(content))?.pixels ?? 0) > MOST_PIXELS
}

function isMarkup(text: string): boolean {
  for (const [, sign, word = ''] of text.matchAll(TAG)) {
    const name = word.toLowerCase()
    if (sign === '!' && name.startsWith('doctype')) return true
    if (sign === '?' && name.startsWith('xml')) return true
    if ((sign === '' || sign === '/') && PAGE_TAGS.has(name)) return true
  }
  return false
}

function isPlainText(content: Buffer): boolean {
  if (content.length === 0) return false
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(content)
    return !NO_TEXT.test(text) && !isMarkup(text)
  } catch {
    return false
  }
}
