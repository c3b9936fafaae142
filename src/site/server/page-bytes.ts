import { transcode } from 'node:buffer'
import { isLasting } from '../../platform/cache/answers.ts'
import { etagOf, printOf } from '../../platform/http/finished.ts'

/** Bytes that stand in many pages. */
export interface SharedBytes {
  bytes: Buffer
  /** Stands for them in the ETag of a page, so that they need not be read again for each. */
  print: string
}

/** Of a page: a text that was written for it, or one that it shares with others. */
type Part = string | SharedBytes

/** From here on it is worth the way through another buffer. */
const LONG = 500

/** The bytes of all parts in their order, and the ETag of the whole; texts beside each other are turned into bytes as one. */
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

/** Where texts stand while they are turned into bytes: room taken anew for each page would have V8 clear its heap far more often. */
let desk = Buffer.alloc(0)

/** The bytes of a text. One with letters beyond Latin-1, as every page is, Node writes letter by letter; this turns it as a whole. */
function bytesOf(text: string): Buffer {
  if (text.length < LONG) return Buffer.from(text)
  if (desk.length < text.length * 2) desk = Buffer.allocUnsafeSlow(text.length * 2)
  try {
    return transcode(desk.subarray(0, desk.write(text, 'utf16le')), 'utf16le', 'utf8') as Buffer
  } catch {
    // Half a letter has no bytes: a sign stands in its place.
    return Buffer.from(text)
  }
}

const known = new WeakMap<object, SharedBytes>()

/**
 * A value as JSON that can stand in a page. Most of what a page says is made of answers for all, of which each is written once,
 * whatever pages it stands in.
 */
export function jsonParts(value: unknown): Part[] {
  if (typeof value !== 'object' || value === null) return [inPage(value)]
  if (isLasting(value)) {
    const shared = known.get(value) ?? share(bytesOf(inPage(value)))
    known.set(value, shared)
    return [shared]
  }
  // A list, a date: what is more than its entries.
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
