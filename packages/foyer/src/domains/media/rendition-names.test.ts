import { describe, expect, it } from 'vitest'
import { nameOf, renditionOf, renditionsIn, widthsOf } from './rendition-names.ts'

describe('the names of renditions', () => {
  it('1 §9 Image breakpoints, Page image aliases: each name leads back to what it names', () => {
    const names = renditionsIn('webp', { width: 4000 }).map(nameOf)
    expect(names).toEqual([
      ...['w320.webp', 'w640.webp', 'w768.webp', 'w1024.webp', 'w1280.webp', 'w1536.webp'],
      ...['vertical.webp', 'horizontal.webp'],
    ])
    for (const name of names) expect(nameOf(renditionOf(name) as never)).toBe(name)
  })

  it('1 §9 Image formats: every one of them is answered, and jpeg is another word for jpg', () => {
    expect(renditionOf('w320.jpeg')).toEqual(renditionOf('w320.jpg'))
    for (const format of ['webp', 'avif', 'jpg', 'png', 'gif'])
      expect(renditionOf(`vertical.${format}`)).toEqual({ alias: 'vertical', format })
  })

  it('are those that search engines ask for as well, which no page shows and nothing makes ahead', () => {
    expect(renditionOf('wide.jpg')).toEqual({ alias: 'wide', format: 'jpg' })
    expect(renditionsIn('jpg', { width: 4000 }).map(nameOf)).not.toContain('wide.jpg')
  })

  it.each([
    'w321.webp',
    'w320.svg',
    'w320',
    'w320.webp.jpg',
    '320.webp',
    'w0320.webp',
    'W320.webp',
    'round.jpg',
    'toString.jpg',
    '__proto__.jpg',
    '.jpg',
    'w.jpg',
    '',
  ])('%j names nothing', (name) => expect(renditionOf(name)).toBeNull())

  it('are only those a picture is wide enough for, and at least one', () => {
    expect(widthsOf({ width: 1023 })).toEqual([320, 640, 768])
    expect(widthsOf({ width: 1024 })).toEqual([320, 640, 768, 1024])
    expect(widthsOf({ width: 12 })).toEqual([320])
  })
})
