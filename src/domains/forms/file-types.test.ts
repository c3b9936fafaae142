import { describe, expect, it } from 'vitest'
import { fileType, honestName } from './file-types.ts'
import { plainName } from './temp-files.ts'

const bytes = (text: string) => Buffer.from(text, 'latin1')

/** An archive with empty files of these names, the first of which may hold some bytes. */
function zip(names: string[], first = ''): Buffer {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [index, name] of names.entries()) {
    const content = bytes(index === 0 ? first : '')
    const header = Buffer.alloc(30)
    header.writeUInt32LE(0x04034b50, 0)
    header.writeUInt32LE(content.length, 18)
    header.writeUInt32LE(content.length, 22)
    header.writeUInt16LE(name.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt32LE(offset, 42)
    files.push(header, bytes(name), content)
    directory.push(entry, bytes(name))
    offset += 30 + name.length + content.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(names.length, 8)
  end.writeUInt16LE(names.length, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...files, list, end])
}

const ODT = 'application/vnd.oasis.opendocument.text'
const WORD = ['[Content_Types].xml', 'word/document.xml']

describe('quality, Security, Uploads: the type of one is decided by its content', () => {
  it.each([
    ['application/pdf', bytes('%PDF-1.7\n…')],
    ['image/jpeg', bytes('\xff\xd8\xff\xe0\0\x10JFIF')],
    ['image/png', bytes('\x89PNG\r\n\x1a\n\0\0')],
    ['image/gif', bytes('GIF89a\0')],
    ['image/webp', bytes('RIFF\x10\0\0\0WEBPVP8 ')],
    ['text/plain', Buffer.from('Grüße\r\nan Max <max@house.example>, 3 < 4 <3\n')],
    ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', zip(WORD)],
    [ODT, zip(['mimetype', 'content.xml'], ODT)],
  ])('%s', (type, content) => {
    expect(fileType(content)).toBe(type)
  })

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['SVG after a comment', bytes('<!-- hello -->\n<svg onload=alert(1)>')],
    ['XML', bytes('\ufeff<?xml version="1.0"?><x/>')],
    ['HTML', bytes('<!DOCTYPE html><p>')],
    ['HTML without a head', bytes('hello <ScRiPt src=//elsewhere.example>')],
    ['HTML in capitals with spaces', bytes('\n\n < IMG src=x onerror=alert(1)>')],
    ['a program', bytes('MZ\x90\0\x03')],
    ['another program', bytes('\x7fELF\x02')],
    ['bytes', bytes('\0\x01\x02\x03')],
    ['text in another encoding', bytes('Gr\xfc\xdfe')],
    ['an archive', zip(['a.txt'])],
    ['a document with macros', zip([...WORD, 'word/vbaProject.bin'])],
    ['a spreadsheet', zip(['[Content_Types].xml', 'xl/workbook.xml'])],
    ['a torn document', zip(WORD).subarray(0, 80)],
    ['a document with a false directory', Buffer.concat([bytes('PK\x03\x04'), Buffer.alloc(60, 0xff)])],
    ['an odt that names no type', zip(['content.xml', 'mimetype'], ODT)],
    ['RIFF that is no picture', bytes('RIFF\x10\0\0\0WAVEfmt ')],
    ['WEBP that is no RIFF', bytes('XXXX\x10\0\0\0WEBPVP8 ')],
  ])('%s is refused', (_name, content) => {
    expect(fileType(content)).toBeNull()
  })

  it('directories that lie about their length are no trouble', () => {
    const archive = zip(WORD)
    for (const [at, value] of [
      [10, 0xffff],
      [16, 0xfffffff0],
      [16, 0],
    ] as const) {
      const broken = Buffer.from(archive)
      if (at === 10) broken.writeUInt16LE(value, broken.length - 22 + at)
      else broken.writeUInt32LE(value, broken.length - 22 + at)
      expect(fileType(broken)).toBeNull()
    }
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
    [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(196)}.pdf`],
  ])('%j is kept as %j', (given, name) => {
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
