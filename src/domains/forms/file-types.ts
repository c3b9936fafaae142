import { isPdf } from '../../platform/file-formats/pdf.ts'
import { MOST_PIXELS, pictureHead } from '../../platform/file-formats/pictures.ts'
import { DOCX, documentType, ODT } from './documents.ts'

/** What files of a type may be called; the first is added to one that is called otherwise. */
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

/** A name that says what the file is: lines of text called `.bat` would be a program to whoever opens them. */
export function honestName(name: string, mimeType: string): string {
  const endings = ENDINGS[mimeType] ?? []
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  return endings.length === 0 || endings.includes(ending) ? name : `${name}.${endings[0]}`
}

/** Control characters that no text has; tabs and line ends are none of them. */
const NO_TEXT = /(?![\t\n\f\r])\p{Cc}/u
/** What may be a tag, and the names of those that a browser might take for the beginning of a page or a picture. */
const TAG = /<\s*([!?/]?)(\w+)/g
const PAGE_TAGS = new Set(
  'html head body svg script style iframe object embed link meta base form img math template'.split(' '),
)

/** What a file is by its content, whatever it is called; null where it is nothing we take. */
export async function fileType(content: Buffer): Promise<string | null> {
  if (content.toString('latin1', 0, 4) === 'PK\x03\x04') return documentType(content)
  if (isPdf(content)) return 'application/pdf'
  const picture = await pictureHead(content)
  if (picture) return picture.mediaType in ENDINGS ? picture.mediaType : null
  return isPlainText(content) ? 'text/plain' : null
}

/**
 * A picture of a few kilobytes that fills the memory of whoever opens it. We never open it ourselves: it is kept as it came, and
 * read as a download.
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
