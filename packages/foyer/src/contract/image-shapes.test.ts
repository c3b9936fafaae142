import { describe, expect, it } from 'vitest'
import { cropAddress, fitInto, IMAGE_ALIASES } from './image-shapes.ts'

describe('1 §9 Page image aliases: whether a picture fits', () => {
  it.each([
    ['vertical', { width: 800, height: 1000 }, { lost: null, isSoft: false }],
    ['vertical', { width: 1600, height: 1000 }, { lost: 'sides', isSoft: false }],
    ['vertical', { width: 300, height: 1000 }, { lost: 'ends', isSoft: true }],
    ['horizontal', { width: 1920, height: 1080 }, { lost: null, isSoft: false }],
    ['horizontal', { width: 1240, height: 1240 }, { lost: 'ends', isSoft: false }],
    ['horizontal', { width: 1000, height: 560 }, { lost: null, isSoft: true }],
  ] as const)('%s, %o', (alias, picture, fit) => expect(fitInto(picture, IMAGE_ALIASES[alias])).toEqual(fit))

  it('its crop stands beside its other renditions', () => {
    expect(cropAddress('/media/7/0123456789abcdef/w320.webp', 'vertical')).toBe(
      '/media/7/0123456789abcdef/vertical.webp',
    )
  })
})
