import { transcode } from 'node:buffer'
import { isLasting } from '../../platform/cache/answers.ts'

/** Of a page: a text that was written for it, or the bytes of one that stands in many. */
type Part = string | Buffer

/** From here on it is worth the way through another buffer. */
const LONG = 500

/** The bytes of all parts in their order; texts beside each other are turned into bytes as one. */
export function joinParts(parts: Part[]): Buffer {
  const all: Buffer[] = []
  let text = ''
  for (const part of parts) {
    if (typeof part === 'string') text += part
    else {
      all.push(bytesOf(text), part)
      text = ''
    }
  }
  return Buffer.concat([...all, bytesOf(text)])
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

const known = new WeakMap<object, Buffer>()

/**
 * A value as JSON that can stand in a page. Most of what a page says is made of answers for all, of which each is written once,
 * whatever pages it stands in.
 */
export function jsonParts(value: unknown): Part[] {
  if (typeof value !== 'object' || value === null) return [inPage(value)]
  if (isLasting(value)) {
    const bytes = known.get(value) ?? bytesOf(inPage(value))
    known.set(value, bytes)
    return [bytes]
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

function inPage(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
