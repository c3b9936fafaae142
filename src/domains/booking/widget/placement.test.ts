import { describe, expect, it } from 'vitest'
import { placePopover } from './placement.ts'

const window = { width: 1440, height: 900 }
const button = (top: number, right = 1000) => ({ top, bottom: top + 44, right })

describe('2 §4 Booking widget: a popover on large screens', () => {
  it('stands under its button, right edge on right edge', () => {
    expect(placePopover(button(100), 420, window)).toEqual({ left: 580, top: 152, bottom: null, room: 732 })
  })

  it('stands above it near the lower edge of the window', () => {
    expect(placePopover(button(700), 420, window)).toEqual({ left: 580, top: null, bottom: 208, room: 676 })
  })

  it('never leaves the window', () => {
    expect(placePopover(button(100, 1438), 420, window).left).toBe(1440 - 16 - 420)
    expect(placePopover(button(100, 60), 420, window).left).toBe(16)
  })

  it('covers its button where there is no room beside it', () => {
    expect(placePopover(button(200), 420, { width: 800, height: 500 })).toMatchObject({ top: 16, room: 468 })
  })
})
