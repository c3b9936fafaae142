import { expect, it } from 'vitest'
import { imageTypeOf } from './image-type.ts'

const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex')
const text = (...parts: (string | Buffer)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)))
const box = (length: number, ...brands: string[]) =>
  text(hex(length.toString(16).padStart(8, '0')), 'ftyp', ...brands)

it.each<[string | null, string, Buffer]>([
  ['jpg', 'a JPEG', hex('ffd8ff e0')],
  [null, 'half a JPEG', hex('ffd8fe')],
  [null, 'another half of one', hex('ffd9ff')],
  [null, 'none', hex('fed8ff')],
  ['png', 'a PNG', hex('89504e470d0a1a0a 00')],
  [null, 'a PNG cut off', hex('89504e470d0a1a')],
  ['gif', 'a GIF of 1987', text('GIF87a')],
  ['gif', 'a GIF of 1989', text('GIF89a...')],
  [null, 'a GIF that comes later', text(' GIF89a')],
  ['webp', 'a WebP', text('RIFF', hex('0a0a0a0a'), 'WEBPVP8 ')],
  [null, 'another RIFF', text('RIFF....WAVE')],
  [null, 'a WebP that comes later', text(' RIFF....WEBP')],
  ['avif', 'an AVIF', box(20, 'avif', '0000', 'mif1')],
  ['avif', 'an AVIF by its last brand', box(24, 'mif1', '0000', 'miaf', 'avif')],
  [null, 'a brand after the end of the box', box(20, 'mif1', '0000', 'miaf', 'avif')],
  [null, 'a brand that does not fit into it', box(23, 'mif1', '0000', 'miaf', 'avif')],
  ['avif', 'a box that claims more than there is', box(4000, 'mif1', '0000', 'avif')],
  [null, 'brands without end', box(400, ...Array<string>(80).fill('mif1'), 'avif')],
  [null, 'another HEIF', box(20, 'heic', '0000', 'mif1')],
  [null, 'too short for any brand', box(12, 'avi')],
  [null, 'no box of brands', text(hex('00000014'), 'moov', 'avif', '0000', 'avif')],
  [null, 'nothing', Buffer.alloc(0)],
])('1 §9 Image formats: %s is %s', (type, _, bytes) => {
  expect(imageTypeOf(bytes)).toBe(type)
})
