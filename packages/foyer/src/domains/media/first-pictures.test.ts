import { describe, expect, it, vi } from 'vitest'
import { firstPicturesOf, prepareFirstPictures, prepareInTime } from './first-pictures.ts'

const picture = (id: number, sizes: string) =>
  `<source type="image/avif" srcSet="/media/${id}/a/w320.avif 320w" sizes="${sizes}"/>` +
  `<source type="image/webp" srcSet="/media/${id}/a/w320.webp 320w, /media/${id}/a/w640.webp 640w, /media/${id}/a/w1280.webp 1280w" sizes="${sizes}"/>`

describe('the pictures of the first screens exist when the house says that it is open', () => {
  it('takes every width of a picture that fills its column', () => {
    expect(firstPicturesOf(picture(1, '100vw'))).toEqual([
      '/media/1/a/w320.webp',
      '/media/1/a/w640.webp',
      '/media/1/a/w1280.webp',
    ])
  })

  it('takes of a picture of a fixed size what the densest screen needs, and no more', () => {
    expect(firstPicturesOf(picture(1, '13rem'))).toEqual(['/media/1/a/w320.webp', '/media/1/a/w640.webp'])
  })

  it('stops where the first screen ends', () => {
    const many = Array.from({ length: 40 }, (_, at) => picture(at, '5rem')).join('')
    expect(firstPicturesOf(many)).toHaveLength(12)
  })

  it('asks for home, programme and the first event, and for each of their pictures once', async () => {
    const pages: Record<string, string> = {
      '/de': picture(1, '5rem'),
      '/de/programm': `${picture(1, '5rem')}${picture(2, '5rem')}<a href="/de/programm?date=1">x</a><a href="/de/programm/faeden/35">Fäden</a>`,
      '/de/programm/faeden/35': picture(3, '5rem'),
      '/en': picture(4, '5rem'),
    }
    const asked: string[] = []
    await prepareFirstPictures(async (path) => {
      asked.push(path)
      return { statusCode: 200, body: pages[path] ?? '' }
    })
    expect(asked.filter((path) => !path.startsWith('/media/'))).toEqual(Object.keys(pages))
    expect(asked.filter((path) => path.startsWith('/media/'))).toEqual(
      [1, 2, 3, 4].map((id) => `/media/${id}/a/w320.webp`),
    )
  })

  it.each([
    [10, true],
    [60, false],
  ])('on a machine that takes %i s for a picture, it waits for them: %s', async (seconds, isMade) => {
    vi.useFakeTimers()
    let made = 0
    const get = async (path: string) => {
      if (path.startsWith('/media/')) {
        await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
        made++
      }
      return { statusCode: 200, body: path === '/de' ? picture(1, '5rem') : '' }
    }
    const madeWhenOpen = prepareInTime(get).then(() => made)
    await vi.advanceTimersByTimeAsync(30_000)
    vi.useRealTimers()
    expect(await madeWhenOpen).toBe(isMade ? 1 : 0)
  })

  it('leaves it at that where a page cannot be had', async () => {
    const asked: string[] = []
    await prepareFirstPictures(async (path) => {
      asked.push(path)
      return { statusCode: 503, body: picture(1, '5rem') }
    })
    expect(asked).toEqual(['/de', '/de/programm', '/en'])
  })
})
