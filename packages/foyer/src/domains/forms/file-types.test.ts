import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { DOCX, docx, ODT, odt, pdf, zip } from '../../../../../tests/support/small-files.ts'
import { fileType, honestName } from './file-types.ts'
import { plainName } from './temp-files.ts'

const bytes = (text: string) => Buffer.from(text, 'latin1')

const picture = sharp({ create: { width: 3, height: 2, channels: 3, background: 'teal' } })
const [jpeg, png, gif, webp, avif] = await Promise.all([
  picture.clone().jpeg().toBuffer(),
  picture.clone().png().toBuffer(),
  picture.clone().gif().toBuffer(),
  picture.clone().webp().toBuffer(),
  picture.clone().avif({ effort: 0 }).toBuffer(),
])

describe('quality, Security, Uploads: the type of one is decided by its content', () => {
  it.each([
    ['application/pdf', pdf()],
    ['image/jpeg', jpeg],
    ['image/png', png],
    ['image/gif', gif],
    ['image/webp', webp],
    ['text/plain', Buffer.from('Grüße\r\nan Max <max@house.example>, 3 < 4 <3 <b>\n')],
    [DOCX, docx()],
    [ODT, odt()],
  ])('%s', async (type, content) => {
    expect(await fileType(content)).toBe(type)
  })

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['SVG after a comment', bytes('<!-- hello -->\n<svg onload=alert(1)>')],
    ['XML', bytes('\ufeff<?xml version="1.0"?><x/>')],
    ['HTML', bytes('<!DOCTYPE html><p>')],
    ['HTML with no space in its head', bytes('<!doctypehtml><p>')],
    ['HTML without a head', bytes('hello <ScRiPt src=//elsewhere.example>')],
    ['HTML in capitals with spaces', bytes('\n\n < IMG src=x onerror=alert(1)>')],
    ['the end of HTML', bytes('hello </body>')],
    ['a program', bytes('MZ\x90\0\x03')],
    ['another program', bytes('\x7fELF\x02')],
    ['bytes', bytes('\0\x01\x02\x03')],
    ['text in another encoding', bytes('Gr\xfc\xdfe')],
    ['a beginning of a PDF and bytes', bytes('%PDF-1.7\n\0\x01')],
    ['a beginning of a JPEG', bytes('\xff\xd8\xff\xe0\0\x10JFIF')],
    ['a beginning of a PNG', bytes('\x89PNG\r\n\x1a\n\0\0')],
    ['a beginning of a GIF and bytes', bytes('GIF89a\0')],
    ['a beginning of a WebP', bytes('RIFF\x10\0\0\0WEBPVP8 ')],
    ['RIFF that is no picture', bytes('RIFF\x10\0\0\0WAVEfmt ')],
    ['WEBP that is no RIFF', bytes('XXXX\x10\0\0\0WEBPVP8 ')],
    ['an AVIF', avif],
    ['an archive', zip([{ name: 'a.txt', content: 'a' }])],
  ])('%s is refused', async (_name, content) => {
    expect(await fileType(content)).toBeNull()
  })
})

describe('the name of an upload', () => {
  it.each([
    ['Lebenslauf.pdf', 'Lebenslauf.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\ada\\a.pdf', 'a.pdf'],
    ['a\0b\r\n<script>.pdf', 'abscript.pdf'],
    ['\u202egnp.exe', 'gnp.exe'],
    ['', 'file'],
    ['/', 'file'],
    [' . . .pdf . ', 'pdf'],
    ['...', 'file'],
    [`a${'.'.repeat(78_000)}b`, 'b'],
    [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(196)}.pdf`],
  ])('%.40j is kept as %.40j', (given, name) => {
    expect(plainName(given)).toBe(name)
  })
})

describe('a name says what the file is', () => {
  it.each([
    ['brief.PDF', 'application/pdf', 'brief.PDF'],
    ['photo.jpeg', 'image/jpeg', 'photo.jpeg'],
    ['start.bat', 'text/plain', 'start.bat.txt'],
    ['invoice.pdf.exe', 'application/pdf', 'invoice.pdf.exe.pdf'],
    ['file', 'image/png', 'file.png'],
  ])('%s of type %s', (name, mimeType, honest) => expect(honestName(name, mimeType)).toBe(honest))
})
