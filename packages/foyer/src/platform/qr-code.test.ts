import readCode from 'jsqr'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { qrPicture } from './qr-code.ts'

/** The text that a scanner reads from the picture. */
async function read(svg: string): Promise<string | undefined> {
  const { data, info } = await sharp(Buffer.from(svg), { density: 72 * 4 })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return readCode(new Uint8ClampedArray(data), info.width, info.height)?.data
}

describe('QR codes', () => {
  it.each([1, 14, 16, 26, 42, 60, 80, 100, 120, 150, 178])(
    'a text of %i letters is read back',
    async (length) => {
      const text = 'K7m2PQ9x'.repeat(30).slice(0, length)
      expect(await read(qrPicture(text))).toBe(text)
    },
  )

  it.each(['K7M2PQ9XK7M2PQ9X', 'otpauth://totp/Höfe:a@b.example?secret=JBSWY3DP&issuer=H%C3%B6fe'])(
    '%s is read back',
    async (text) => {
      expect(await read(qrPicture(text))).toBe(text)
    },
  )

  it('has a quiet zone of four modules around it', () => {
    const svg = qrPicture('K7M2')
    expect(svg).toContain(`viewBox="0 0 ${21 + 8} ${21 + 8}"`)
    const places = [...svg.matchAll(/M(\d+) (\d+)h1v1/g)].flatMap(([, x, y]) => [Number(x), Number(y)])
    expect([Math.min(...places), Math.max(...places)]).toEqual([4, 4 + 20])
  })

  it('what is too long is refused', () => {
    expect(() => qrPicture('x'.repeat(200))).toThrow(RangeError)
  })
})
