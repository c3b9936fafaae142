import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { DOCX, docx, ODT, odt, type Packed, zip } from '../../../../../tests/support/small-files.ts'
import { documentType } from './documents.ts'

const MEGABYTE = 1024 * 1024
const words = (size: number): Packed => ({ name: 'word/long.xml', content: Buffer.alloc(size, 'x') })
/** Data that cannot be compressed, and that are the same on every run. */
const noise = (size: number) =>
  Buffer.concat(
    Array.from({ length: Math.ceil(size / 32) }, (_, n) => createHash('sha256').update(`${n}`).digest()),
  )
const types = (content: string): Packed => ({ name: '[Content_Types].xml', content })
/** An entry inside the content of another: both are complete. */
const inner: Packed = { name: 'b.xml', content: 'b' }
const outer: Packed = { name: 'a.bin', content: zip([inner]), isStored: true }
const document: Packed = { name: 'word/document.xml', content: '<document/>' }

describe('quality, Security, Uploads: a document is opened before it is believed', () => {
  it.each([
    ['a short one', DOCX, docx()],
    ['an OpenDocument text', ODT, odt()],
    ['one with a picture', DOCX, docx({ name: 'word/a.jpg', content: noise(50_000), isStored: true })],
    [
      'one that is long, and not only repetition',
      DOCX,
      docx(words(2 * MEGABYTE), { name: 'a.bin', content: noise(50_000) }),
    ],
    ['one that repeats itself, and stays small', DOCX, docx(words(MEGABYTE - 1_000))],
  ])('%s is taken', async (_name, type, content) => {
    expect(await documentType(content)).toBe(type)
  })

  it.each([
    [
      'that unpacks to 500 MB',
      docx(...Array.from({ length: 10 }, (_, n) => ({ ...words(50 * MEGABYTE), name: `${n}.xml` }))),
    ],
    ['that unpacks to hundreds of its size', docx(words(3 * MEGABYTE))],
    ['that unpacks to more than it says', docx({ ...words(3 * MEGABYTE), claims: { size: 1_000 } })],
    ['that unpacks to less than it says', docx({ ...words(1_000), claims: { size: 2_000 } })],
    ['that says it is not packed', docx({ ...words(1_000), claims: { method: 0 } })],
    [
      'whose packing is broken',
      docx({ name: 'a.xml', content: noise(99), isStored: true, claims: { method: 8 } }),
    ],
    ['packed in an unknown way', docx({ name: 'a.xml', content: 'a', claims: { method: 14 } })],
    ['that is locked', docx({ name: 'a.xml', content: 'a', claims: { flags: 1 } })],
    [
      'whose entries share a place',
      docx(outer, { ...inner, claims: { at: docx(outer).indexOf(zip([inner])) } }),
    ],
    [
      'that calls an entry otherwise where it stands',
      docx({ name: 'a.xml', content: 'a', claims: { localName: 'b.xml' } }),
    ],
    ['with one name twice', docx({ ...document })],
    ['with macros', docx({ name: 'word/vbaProject.bin', content: 'a' })],
    [
      'with macros under another name',
      zip([types(`<Types>${DOCX}.main+xml application/vnd.ms-office.vbaProject</Types>`), document]),
    ],
    [
      'with macros by its type',
      zip([types('<Types>application/vnd.ms-word.document.macroEnabled.main+xml</Types>'), document]),
    ],
    ['with programs', odt({ name: 'Basic/a.xml', content: 'a' })],
    ['that would be written elsewhere', docx({ name: '../../a.xml', content: 'a' })],
    ['that would be written at the root', docx({ name: '/etc/a.xml', content: 'a' })],
    ['that would be written on a drive', docx({ name: 'C:a.xml', content: 'a' })],
    ['with a backslash', docx({ name: 'word\\a.xml', content: 'a' })],
    ['with a zero in a name', docx({ name: 'a.xml\0.txt', content: 'a' })],
    [
      'of too many entries',
      docx(...Array.from({ length: 2_000 }, (_, n) => ({ name: `${n}`, content: '' }))),
    ],
    ['without words', zip([types(`${DOCX}.main+xml`)])],
    ['of another kind', zip([types('<Types/>'), document])],
    ['whose list of types has no end', zip([types('x'.repeat(MEGABYTE)), document])],
    ['that is a spreadsheet', zip([types('<Types/>'), { name: 'xl/workbook.xml', content: 'a' }])],
    [
      'that names its type last',
      zip([
        { name: 'content.xml', content: 'a' },
        { name: 'mimetype', content: ODT, isStored: true },
      ]),
    ],
    ['that was cut off', docx().subarray(0, 120)],
    ['that is nothing but a beginning', Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(60, 0xff)])],
  ])('one %s is refused', async (_name, content) => {
    expect(await documentType(content)).toBeNull()
  })

  it.each([
    [10, 2, 0xffff],
    [16, 4, 0xfffffff0],
    [16, 4, 0],
  ])('a directory that lies about itself at %i is no trouble', async (at, size, value) => {
    const broken = Buffer.from(docx())
    broken.writeUIntLE(value, broken.length - 22 + at, size)
    expect(await documentType(broken)).toBeNull()
  })

  it('one cut off anywhere, or with any byte changed, is no trouble', async () => {
    const whole = docx()
    for (let at = 0; at < whole.length; at++) {
      await documentType(whole.subarray(0, at))
      const changed = Buffer.from(whole)
      changed[at] = (changed[at] ?? 0) ^ 0xff
      await documentType(changed)
    }
  })
})
