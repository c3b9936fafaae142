import { expect, it } from 'vitest'
import { contrast, type Rgb, readableOn, readHex } from './contrast.ts'

const rgb = (hex: string) => readHex(hex) as Rgb

it('offers the nearest colour that can be read, and leaves one that can', () => {
  expect(readableOn(rgb('#ffffff'), rgb('#1a2b3c'))).toBe('#1a2b3c')
  for (const [ground, figure] of [
    ['#ffffff', '#ffcc00'],
    ['#1d36c9', '#3355ff'],
    ['#777777', '#888888'],
  ] as const)
    expect(contrast(rgb(readableOn(rgb(ground), rgb(figure))), rgb(ground))).toBeGreaterThanOrEqual(4.5)
})
