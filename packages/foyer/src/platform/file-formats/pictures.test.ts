import sharp from 'sharp'
import { expect, it } from 'vitest'
import { pdf, riff, riffChunk } from '../../../../../tests/support/small-files.ts'
import { beginsAsPicture, pictureHead } from './pictures.ts'

const bytes = (text: string) => Buffer.from(text, 'latin1')
const picture = sharp({ create: { width: 9, height: 7, channels: 3, background: 'teal' } })
const [png, jpeg, progressive, gif, webp, lossless, avif, tiff, animated] = await Promise.all([
  picture.clone().png().toBuffer(),
  picture.clone().jpeg().toBuffer(),
  picture.clone().jpeg({ progressive: true }).withMetadata().toBuffer(),
  picture.clone().gif().toBuffer(),
  picture.clone().webp().toBuffer(),
  picture.clone().webp({ lossless: true }).toBuffer(),
  picture.clone().avif({ effort: 0 }).toBuffer(),
  picture.clone().tiff().toBuffer(),
  sharp([await picture.clone().png().toBuffer(), await picture.clone().negate().png().toBuffer()], {
    join: { animated: true },
  })
    .webp()
    .toBuffer(),
])
const PROGRAM = 'hello <script>alert(1)</script>'.repeat(40)

it.each([
  ['image/png', 'a PNG', png],
  ['image/png', 'a PNG with something behind it', Buffer.concat([png, bytes('x')])],
  ['image/jpeg', 'a JPEG', jpeg],
  ['image/jpeg', 'a progressive JPEG with facts about it', progressive],
  ['image/gif', 'a GIF', gif],
  ['image/webp', 'a WebP', webp],
  ['image/webp', 'a WebP without loss', lossless],
  ['image/webp', 'a WebP that moves', animated],
  ['image/avif', 'an AVIF', avif],
])('1 §9 Image formats: %s is %s', async (type, _, content) => {
  expect(await pictureHead(content)).toEqual({ mediaType: type, pixels: 9 * 7 })
})

it.each([
  ['nothing', Buffer.alloc(0)],
  ['a TIFF', tiff],
  ['an SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="7"/>')],
  ['a PDF', pdf()],
  ['another HEIF', bytes('\0\0\0\x14ftypheic0000mif1')],
  ['a page that begins like a PNG', bytes(`\x89PNG\r\n\x1a\n${PROGRAM}`)],
  ['a PNG without its size', Buffer.concat([png.subarray(0, 8), png.subarray(33)])],
  ['a page that begins like a JPEG', bytes(`\xff\xd8\xff\xe0${PROGRAM}`)],
  ['a JPEG without a picture', bytes('\xff\xd8\xff\xe0\0\x04ab\xff\xd9')],
  ['a page that begins like a GIF', bytes(`GIF89a=1;/*${PROGRAM}`)],
  ['a GIF without a picture', bytes('GIF89a\x01\0\x01\0\0\0\0;')],
  ['a page that begins like a WebP', bytes(`RIFF\x10\0\0\0WEBPVP8 ${PROGRAM}`)],
  ['a WebP of nothing', riff('WEBP', riffChunk('VP8X', Buffer.alloc(10)))],
  ['a WebP that was cut off', webp.subarray(0, -4)],
])('quality, Security, Uploads: %s is no picture', async (_, content) => {
  expect(await pictureHead(content)).toBeNull()
})

it('one that is cut off anywhere is no trouble', async () => {
  for (const file of [png, jpeg, gif, webp, avif]) {
    for (let length = 0; length < Math.min(file.length, 200); length++) {
      expect([null, await pictureHead(file)]).toContainEqual(await pictureHead(file.subarray(0, length)))
    }
  }
})

const box = (length: number, brands: string) => bytes(`\0\0\0${String.fromCharCode(length)}ftyp${brands}`)

it.each([
  [true, 'an AVIF by its last brand', box(24, 'mif10000miafavif')],
  [false, 'another HEIF', box(20, 'heic0000mif1')],
  [false, 'a brand that begins in the middle of another', box(24, 'mif10000miavif00')],
  [false, 'brands without end', box(255, `${'mif1'.repeat(80)}avif`)],
  [false, 'a GIF that comes later', bytes(' GIF89a')],
  [false, 'a WebP that comes later', bytes(' RIFF....WEBP')],
  [false, 'half a JPEG', bytes('\xff\xd8\xfe')],
])('1 §9 Image formats: %s: %s begins as a picture', (expected, _, content) => {
  expect(beginsAsPicture(content)).toBe(expected)
})
