import { transcode } from 'node:buffer'
import { isLasting } from '../../platform/cache/answers.ts'
import { etagOf, printOf } from '../../platform/http/finished.ts'

/** Bytes that many pages share. */
export interface SharedBytes {
  bytes: Buffer
  /** Represents the bytes in the ETag of a page, so that they are not hashed again for each page. */
  print: string
}

/** A part of a page: text written for this page, or bytes it shares with others. */
type Part = string | SharedBytes

/** From this length on, converting through another buffer is faster. */
const LONG = 500

/** The bytes of all parts in order, and the ETag of the whole. Neighbouring texts are converted together. */
export function joinParts(parts: Part[]): { bytes: Buffer; etag: string } {
  const all: Buffer[] = []
  const prints: (string | Buffer)[] = []
  let text = ''
  const endText = () => {
    const bytes = bytesOf(text)
    text = ''
    all.push(bytes)
    prints.push(bytes)
  }
  for (const part of parts) {
    if (typeof part === 'string') text += part
    else {
      endText()
      all.push(part.bytes)
      prints.push(part.print)
    }
  }
  endText()
  return { bytes: Buffer.concat(all), etag: etagOf(...prints) }
}

/**
 * A buffer that is reused for converting texts: allocating one for each page would make V8 collect garbage much more
 * often.
 */
let desk = Buffer.alloc(0)

/**
 * The bytes of a text. Node converts a text with characters beyond Latin-1, as every page has, one character at a time;
 * this converts it as a whole.
 */
function bytesOf(text: string): Buffer {
  if (text.length < LONG) return Buffer.from(text)
  if (desk.length < text.length * 2) desk = Buffer.allocUnsafeSlow(text.length * 2)
  try {
    return transcode(desk.subarray(0, desk.write(text, 'utf16le')), 'utf16le', 'utf8') as Buffer
  } catch {
    // Half of a surrogate pair has no bytes; a replacement character is written instead.
    return Buffer.from(text)
  }
}

const known = new WeakMap<object, SharedBytes>()

/**
 * A value as JSON that can be part of a page. Most of a page's data are answers shared by all visitors; each of these
 * is written once and used in all pages.
 */
export function jsonParts(value: unknown): Part[] {
  if (typeof value !== 'object' || value === null) return [inPage(value)]
  if (isLasting(value)) {
    const shared = known.get(value) ?? share(bytesOf(inPage(value)))
    known.set(value, shared)
    return [shared]
  }
  // A list or a date is more than its entries, so it is written as a whole.
  if (Object.getPrototypeOf(value) !== Object.prototype) return [inPage(value)]
  const said = Object.entries(value).filter(([, part]) => part !== undefined)
  const parts = said.flatMap(([name, part], place) => [
    `${place === 0 ? '' : ','}${inPage(name)}:`,
    ...jsonParts(part),
  ])
  return ['{', ...parts, '}']
}

export function share(bytes: Buffer): SharedBytes {
  return { bytes, print: printOf(bytes) }
}

function inPage(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
