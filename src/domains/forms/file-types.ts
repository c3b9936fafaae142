import { zipEntries } from './zip-entries.ts'

const SIGNATURES: [mimeType: string, offset: number, bytes: string][] = [
  ['application/pdf', 0, '%PDF-'],
  ['image/jpeg', 0, '\xff\xd8\xff'],
  ['image/png', 0, '\x89PNG\r\n\x1a\n'],
  ['image/gif', 0, 'GIF87a'],
  ['image/gif', 0, 'GIF89a'],
  ['image/webp', 8, 'WEBP'],
]

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const ODT = 'application/vnd.oasis.opendocument.text'

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
/** Text that a browser might take for a page or a picture. */
const MARKUP =
  /<\s*(?:!doctype|\?xml|\/?(?:html|head|body|svg|script|style|iframe|object|embed|link|meta|base|form|img|math|template)\b)/i

/** What a file is by its content, whatever it is called; null where it is nothing we take. */
export function fileType(content: Buffer): string | null {
  const signed = SIGNATURES.find(([, offset, bytes]) => {
    return content.toString('latin1', offset, offset + bytes.length) === bytes
  })?.[0]
  if (signed) return signed === 'image/webp' && content.toString('latin1', 0, 4) !== 'RIFF' ? null : signed
  if (content.toString('latin1', 0, 4) === 'PK\x03\x04') return documentType(content)
  return isPlainText(content) ? 'text/plain' : null
}

/** A zip that is a document of a word processor, and holds no macros. */
function documentType(content: Buffer): string | null {
  const names = zipEntries(content)
  if (!names || names.some((name) => /vbaProject|^Basic\/|^Scripts\//i.test(name))) return null
  if (names.includes('[Content_Types].xml') && names.includes('word/document.xml')) return DOCX
  // The first entry of an OpenDocument file is its type, not compressed, right behind the header of 30 bytes.
  const isOdt = content.toString('latin1', 30, 38 + ODT.length) === `mimetype${ODT}`
  return isOdt && names[0] === 'mimetype' && names.includes('content.xml') ? ODT : null
}

function isPlainText(content: Buffer): boolean {
  if (content.length === 0) return false
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(content)
    return !NO_TEXT.test(text) && !MARKUP.test(text)
  } catch {
    return false
  }
}
