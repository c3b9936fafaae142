import { describe, expect, it } from 'vitest'
import {
  box,
  ebml,
  id3,
  mp3,
  mp3Frame,
  mp4,
  ogg,
  oggPage,
  pdf,
  riff,
  riffChunk,
  wav,
  webm,
} from '../../../../../tests/support/small-files.ts'
import { Bytes } from './bytes.ts'
import { isMp3 } from './mp3.ts'
import { isMp4 } from './mp4.ts'
import { isOgg } from './ogg.ts'
import { isPdf } from './pdf.ts'
import { isWav } from './wav.ts'
import { isWebm } from './webm.ts'

const bytes = (text: string) => Buffer.from(text, 'latin1')

/** Films and recordings are read from a blob, as from the disk; the other formats are read in memory. */
const fromDisk = (is: (content: Bytes) => Promise<boolean>) => (content: Buffer) =>
  is(new Bytes(new Blob([new Uint8Array(content)])))
const [wavFile, mp4File, webmFile, oggFile, mp3File] = [isWav, isMp4, isWebm, isOgg, isMp3].map(
  fromDisk,
) as Judge[] as [Judge, Judge, Judge, Judge, Judge]
type Judge = (content: Buffer) => boolean | Promise<boolean>

const PROGRAM = 'hello <script>alert(1)</script>'.repeat(40)

describe('quality, Security, Uploads: a file is what it is made of, not what its first bytes say', () => {
  it.each<[string, Judge, Buffer]>([
    ['a PDF', isPdf, pdf()],
    ['a PDF with a line behind it', isPdf, Buffer.concat([pdf(), bytes('\r\n')])],
    ['a WAV', wavFile, wav()],
    ['an MP4', mp4File, mp4()],
    ['an MP4 in parts', mp4File, mp4('iso5', box('moof', Buffer.alloc(8)), box('mdat', Buffer.alloc(8)))],
    ['an MP4 with a long length', mp4File, Buffer.concat([mp4(), long('free', 10)])],
    ['an MP4 whose last box goes on to the end', mp4File, Buffer.concat([mp4(), bytes('\0\0\0\0mdatxxxx')])],
    ['a WebM', webmFile, webm('webm', true)],
    ['a WebM as a browser records it', webmFile, webm()],
    ['an Ogg', oggFile, ogg()],
    ['an MP3', mp3File, mp3()],
    ['an MP3 of the later version', mp3File, mp3(10, true)],
    ['a short MP3', mp3File, mp3(3)],
    ['an MP3 with a description', mp3File, Buffer.concat([id3(300), mp3()])],
    [
      'a short MP3 with the older description',
      mp3File,
      Buffer.concat([mp3(2), bytes('TAG'), Buffer.alloc(125)]),
    ],
  ])('%s', async (_name, is, content) => {
    expect(await is(content)).toBe(true)
  })

  it.each<[string, Judge, Buffer]>([
    ['a page that begins like a PDF', isPdf, bytes(`%PDF-1.7\n${PROGRAM}`)],
    ['a PDF that was cut off', isPdf, pdf('x'.repeat(3_000)).subarray(0, 2_000)],
    ['a PDF of no version', isPdf, bytes('%PDF-x.y\nstartxref\n9\n%%EOF')],
    ['a page that begins like a WAV', wavFile, bytes(`RIFF\x10\0\0\0WAVEfmt ${PROGRAM}`)],
    ['a WAV without sound', wavFile, riff('WAVE', riffChunk('fmt ', wav().subarray(20, 36)))],
    ['a WAV that was cut off', wavFile, wav().subarray(0, -10)],
    ['a WAV of an unknown format', wavFile, changed(wav(), 20)],
    ['a page that begins like an MP4', mp4File, Buffer.concat([box('ftyp', bytes('isom')), bytes(PROGRAM)])],
    ['a picture of that family', mp4File, mp4('avif')],
    ['an MP4 of no known brand', mp4File, mp4('evil')],
    ['an MP4 that was cut off', mp4File, mp4().subarray(0, -10)],
    ['an MP4 without tracks', mp4File, Buffer.concat([box('ftyp', bytes('isom')), box('moov'), box('mdat')])],
    ['an MP4 with a page behind it', mp4File, Buffer.concat([mp4(), bytes(PROGRAM)])],
    [
      'an MP4 whose boxes have no length',
      mp4File,
      Buffer.concat([box('ftyp', bytes('isom')), bytes('\0\0\0\x01mdat')]),
    ],
    ['a page that begins like a WebM', webmFile, bytes(`\x1a\x45\xdf\xa3${PROGRAM}`)],
    ['a Matroska film', webmFile, webm('matroska')],
    [
      'a WebM without tracks',
      webmFile,
      Buffer.concat([webm().subarray(0, 16), ebml(0x18538067, ebml(0x1f43b675, Buffer.alloc(4)))]),
    ],
    ['a WebM that was cut off', webmFile, webm('webm', true).subarray(0, -10)],
    ['a page that begins like an Ogg', oggFile, bytes(`OggS\0\x02${PROGRAM}`)],
    ['an Ogg film', oggFile, Buffer.concat([oggPage(bytes('\x80theora'), 2), oggPage(Buffer.alloc(9))])],
    ['an Ogg that was cut off', oggFile, ogg().subarray(0, -3)],
    ['an Ogg with a page behind it', oggFile, Buffer.concat([ogg(), bytes(PROGRAM)])],
    ['a page that begins like an MP3', mp3File, bytes(`\xff\xfb\x90\x64${PROGRAM.repeat(9)}`)],
    ['a page behind a description', mp3File, Buffer.concat([id3(10), bytes(PROGRAM.repeat(9))])],
    ['one frame', mp3File, mp3(1)],
    ['frames that go on as a page', mp3File, Buffer.concat([mp3(4), bytes(PROGRAM.repeat(9))])],
    ['frames of two kinds', mp3File, Buffer.concat([mp3Frame(), mp3Frame(true), mp3(8)])],
  ])('%s is none', async (_name, is, content) => {
    expect(await is(content)).toBe(false)
  })

  const all = [isPdf, wavFile, mp4File, webmFile, oggFile, mp3File]

  it('whatever is cut off anywhere, or nothing at all, is no trouble', async () => {
    for (const file of [pdf(), wav().subarray(0, 99), mp4(), webm(), ogg(), mp3(2)]) {
      for (let length = 0; length < Math.min(file.length, 400); length++) {
        for (const is of all)
          expect(await is(file.subarray(0, length)), `${is.name} ${length}`).toBeTypeOf('boolean')
      }
    }
  })

  it('no file is of two kinds', async () => {
    for (const file of [pdf(), wav(), mp4(), webm(), ogg(), mp3()]) {
      const judged = await Promise.all(all.map((is) => is(file)))
      expect(judged.filter(Boolean)).toHaveLength(1)
    }
  })
})

function changed(file: Buffer, at: number): Buffer {
  const copy = Buffer.from(file)
  copy[at] = (copy[at] ?? 0) ^ 0xff
  return copy
}

/** A box whose length is written in eight bytes. */
function long(type: string, size: number): Buffer {
  const length = Buffer.alloc(8)
  length.writeBigUInt64BE(BigInt(size + 16))
  return Buffer.concat([bytes(`\0\0\0\x01${type}`), length, Buffer.alloc(size)])
}
