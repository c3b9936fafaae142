import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cropAround } from './crop.ts'

const VERTICAL = { width: 400, height: 500 }
const HORIZONTAL = { width: 1240, height: 700 }

describe('the crop around a focal point', () => {
  it('takes the middle where the focal point is in the middle', () => {
    const crop = cropAround({ width: 1600, height: 1000 }, VERTICAL, { x: 0.5, y: 0.5 })
    expect(crop).toEqual({ left: 400, top: 0, width: 800, height: 1000 })
  })

  it('stays inside where the focal point is at an edge', () => {
    const picture = { width: 1600, height: 1000 }
    expect(cropAround(picture, VERTICAL, { x: 0, y: 0 }).left).toBe(0)
    expect(cropAround(picture, VERTICAL, { x: 1, y: 1 }).left).toBe(800)
  })

  it('moves along the height of an upright picture', () => {
    const picture = { width: 1000, height: 2000 }
    expect(cropAround(picture, HORIZONTAL, { x: 0.5, y: 0 }).top).toBe(0)
    expect(cropAround(picture, HORIZONTAL, { x: 0.5, y: 0.25 }).top).toBe(218)
    expect(cropAround(picture, HORIZONTAL, { x: 0.5, y: 1 }).top).toBe(2000 - 565)
  })

  it('lies within any picture and has the shape wanted', () => {
    const edge = fc.integer({ min: 1, max: 10_000 })
    const share = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(edge, edge, share, share, (width, height, x, y) => {
        const crop = cropAround({ width, height }, HORIZONTAL, { x, y })
        expect(crop.left).toBeGreaterThanOrEqual(0)
        expect(crop.top).toBeGreaterThanOrEqual(0)
        expect(crop.width).toBeGreaterThan(0)
        expect(crop.height).toBeGreaterThan(0)
        expect(crop.left + crop.width).toBeLessThanOrEqual(width)
        expect(crop.top + crop.height).toBeLessThanOrEqual(height)
        // The crop is as large as possible: one side equals that of the picture.
        expect(crop.width === width || crop.height === height).toBe(true)
        const exact = Math.min(width / HORIZONTAL.width, height / HORIZONTAL.height)
        expect(Math.abs(crop.width - HORIZONTAL.width * exact)).toBeLessThanOrEqual(1)
        expect(Math.abs(crop.height - HORIZONTAL.height * exact)).toBeLessThanOrEqual(1)
      }),
    )
  })
})
