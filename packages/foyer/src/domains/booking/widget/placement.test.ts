import { describe, expect, it } from 'vitest'
import { type Box, placePopover } from './placement.ts'

const window = { width: 1440, height: 900 }
const popover = { width: 420, height: 500 }
const button = (top: number, right = 1000): Box => ({ top, bottom: top + 44, left: right - 100, right })
const title = (top: number, left: number, right: number): Box => ({ top, bottom: top + 60, left, right })

describe('2 §4 Booking widget: a popover on large screens', () => {
  it('stands under its button, right edge on right edge', () => {
    expect(placePopover(popover, button(100), null, window)).toEqual({
      ...{ left: 580, top: 152, bottom: null, room: 732 },
    })
  })

  it('stands above it near the lower edge of the window', () => {
    expect(placePopover(popover, button(700), null, window)).toEqual({
      ...{ left: 580, top: null, bottom: 208, room: 676 },
    })
  })

  it('never leaves the window', () => {
    expect(placePopover(popover, button(100, 1438), null, window).left).toBe(1440 - 16 - 420)
    expect(placePopover(popover, button(100, 60), null, window).left).toBe(16)
  })

  it.each([402, 430, 450])(
    'is whole where neither under nor above its button (at %i) is room for it',
    (top) => {
      const { room } = placePopover(popover, button(top), null, window)
      expect(room).toBe(900 - 2 * 16)
    },
  )

  it('keeps off the title of its evening', () => {
    const tablet = { width: 820, height: 1180 }
    const placed = placePopover(popover, button(760, 300), title(560, 40, 780), tablet)
    // From the lower edge up to the title, over the button.
    expect(placed).toMatchObject({ top: null, bottom: 16, room: 1180 - 16 - (620 + 8) })
    const high = placePopover(popover, button(1060, 300), title(900, 40, 780), tablet)
    expect(high, 'above the title').toMatchObject({ top: 16, room: 900 - 8 - 16 })
  })

  it('may stand beside the title at any height', () => {
    expect(placePopover(popover, button(700), title(690, 40, 500), window)).toMatchObject({ bottom: 208 })
  })

  it('is as high as it can be in a low window', () => {
    expect(placePopover(popover, button(200), null, { width: 800, height: 400 })).toMatchObject({ room: 368 })
  })
})
