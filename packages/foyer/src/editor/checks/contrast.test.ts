import { describe, expect, it } from 'vitest'
import { contrast } from '../../contract/contrast.ts'
import { type Colour, drawnBox, neededContrast, over, worstContrast } from './contrast.ts'

const grey = (value: number, a = 1): Colour => ({ r: value, g: value, b: value, a })
const [BLACK, WHITE] = [grey(0), grey(255)]

/** A black picture with one white area. */
function blackWithPatch(size: number, patch: { x: number; y: number; size: number }) {
  const data: number[] = []
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const isIn = x >= patch.x && x < patch.x + patch.size && y >= patch.y && y < patch.y + patch.size
      data.push(...(isIn ? [255, 255, 255, 255] : [0, 0, 0, 255]))
    }
  }
  return { data, width: size, height: size }
}
const wordsIn = (x: number, y: number, width: number, height: number) => ({
  ...{ colour: WHITE, boxes: [{ x, y, width, height }], letter: 4 },
})

describe('check before publishing: contrast of words on pictures', () => {
  it('is that of WCAG: black on white is 21, the grey #767676 on white the first that is enough', () => {
    expect(contrast(BLACK, WHITE)).toBe(21)
    expect(contrast(grey(0x76), WHITE)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(grey(0x77), WHITE)).toBeLessThan(4.5)
    expect(contrast(grey(90), grey(90))).toBe(1)
    expect(contrast({ r: 0, g: 0, b: 255 }, WHITE)).toBeCloseTo(8.59, 2)
  })

  it('large words need 3, others 4.5', () => {
    expect([neededContrast(24, 400), neededContrast(19, 700)]).toEqual([3, 3])
    expect([neededContrast(23, 400), neededContrast(18, 800), neededContrast(23, 600)]).toEqual([
      4.5, 4.5, 4.5,
    ])
  })

  it('what shines through is mixed with what lies below', () => {
    expect(over(grey(0, 0.5), WHITE)).toEqual(grey(127.5))
    expect(over(grey(0, 0), WHITE)).toEqual(WHITE)
  })

  it('the worst part behind the words counts, and nothing beside them', () => {
    const picture = blackWithPatch(40, { x: 20, y: 20, size: 8 })
    expect(worstContrast(wordsIn(0, 20, 12, 8), picture, [])).toBe(21)
    expect(worstContrast(wordsIn(0, 20, 40, 8), picture, [])).toBe(1)
  })

  it('a speck makes no letter unreadable', () => {
    const picture = blackWithPatch(40, { x: 20, y: 20, size: 1 })
    expect(worstContrast(wordsIn(0, 20, 40, 8), picture, [])).toBeGreaterThan(4.5)
  })

  it('a dark veil between the picture and the words is counted', () => {
    const picture = blackWithPatch(40, { x: 0, y: 0, size: 40 })
    expect(worstContrast(wordsIn(4, 4, 20, 8), picture, [grey(0, 0.8)])).toBeGreaterThan(7)
  })

  it('words that reach beyond the picture are measured where they lie on it', () => {
    const picture = blackWithPatch(40, { x: 0, y: 0, size: 40 })
    expect(worstContrast(wordsIn(-20, -20, 100, 100), picture, [])).toBe(1)
    expect(worstContrast(wordsIn(50, 50, 10, 10), picture, [])).toBe(21)
  })

  it.each([
    ['cover', { x: -50, y: 0, width: 200, height: 100 }],
    ['contain', { x: 0, y: 25, width: 100, height: 50 }],
    ['fill', { x: 0, y: 0, width: 100, height: 100 }],
    ['none', { x: -150, y: -50, width: 400, height: 200 }],
  ])('a picture is measured where it is drawn: %s', (fit, box) => {
    expect(drawnBox({ width: 400, height: 200 }, { width: 100, height: 100 }, fit, [0.5, 0.5])).toEqual(box)
  })

  it('a focal point moves what is cut off', () => {
    const { x } = drawnBox({ width: 400, height: 200 }, { width: 100, height: 100 }, 'cover', [1, 0.5])
    expect(x).toBe(-100)
  })
})
