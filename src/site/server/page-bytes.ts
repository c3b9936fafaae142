import { transcode } from 'node:buffer'
import { isLasting } from '../../platform/cache/answers.ts'

/** The bytes of a text. One with letters beyond Latin-1, as every page is, Node writes letter by letter; this turns it as a whole. */
export function bytesOf(text: string): Buffer {
  try {
    return transcode(Buffer.from(text, 'utf16le'), 'utf16le', 'utf8') as Buffer
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
export function jsonParts(value: unknown): Buffer[] {
  if (typeof value !== 'object' || value === null) return [jsonBytes(value)]
  if (isLasting(value)) {
    const bytes = known.get(value) ?? jsonBytes(value)
    known.set(value, bytes)
    return [bytes]
  }
  // A list, a date: what is more than its entries.
  if (Object.getPrototypeOf(value) !== Object.prototype) return [jsonBytes(value)]
  const said = Object.entries(value).filter(([, part]) => part !== undefined)
  const parts = said.flatMap(([name, part], place) => [
    Buffer.from(`${place === 0 ? '' : ','}${inPage(name)}:`),
    ...jsonParts(part),
  ])
  return [Buffer.from('{'), ...parts, Buffer.from('}')]
}

function jsonBytes(value: unknown): Buffer {
  return bytesOf(inPage(value))
}

function inPage(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
