import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { makeAvif } from '../../packages/foyer/src/domains/media/avif.ts'
import { forgetFiles } from '../../packages/foyer/src/domains/media/forget-files.ts'
import { image } from '../../packages/foyer/src/domains/media/image-subject.ts'
import { importImage, type NewImage } from '../../packages/foyer/src/domains/media/import-image.ts'
import { createRenditions } from '../../packages/foyer/src/domains/media/renditions.ts'
import { describeImage } from '../../packages/foyer/src/domains/media/service.ts'
import { images } from '../../packages/foyer/src/domains/media/tables.ts'
import { series } from '../../packages/foyer/src/domains/series/tables.ts'
import { eq, gt } from '../../packages/foyer/src/platform/database/drizzle.ts'
import { readItem, removeItem, saveItem } from '../../packages/foyer/src/saving/save.ts'
import { AS_INSTALLATION, type Saving, type Subject } from '../../packages/foyer/src/saving/subject.ts'
import { expectDocumentedError } from '../support/hostile-values.ts'
import { addRow, removeRows } from '../support/rows.ts'
import { startTestApp } from '../support/test-app.ts'

const house = await startTestApp()
afterAll(() => house.close())
const { db, clock, storage, changes, log, config } = house.app.platform
const needs = { db, clock, storage }
const pictures = image as unknown as Subject

const DETAILS: NewImage = { alt: { de: 'Bühne', en: 'Stage' }, credit: 'Foto: Test' }

const RED = { r: 220, g: 20, b: 20 }
const BLUE = { r: 20, g: 20, b: 220 }

/** A blue picture with a red square, a tenth of its width, around a point. */
function spotted(width: number, height: number, at: { x: number; y: number }) {
  const edge = Math.round(width / 10)
  const spot = sharp({ create: { width: edge, height: edge, channels: 3, background: RED } })
  return spot
    .png()
    .toBuffer()
    .then((input) =>
      sharp({ create: { width, height, channels: 3, background: BLUE } }).composite([
        {
          input,
          left: Math.min(width - edge, Math.max(0, Math.round(at.x * width - edge / 2))),
          top: Math.min(height - edge, Math.max(0, Math.round(at.y * height - edge / 2))),
        },
      ]),
    )
}

async function imported(bytes: Buffer, details: Partial<NewImage> = {}) {
  const id = await importImage(needs, bytes, { ...DETAILS, ...details })
  const [row] = await db.select().from(images).where(eq(images.id, id))
  if (!row) throw new Error('no row')
  return row
}

const urlOf = ({ id, hash }: { id: number; hash: string }, name: string) => `/media/${id}/${hash}/${name}`

async function pixelAt(bytes: Buffer, x: number, y: number) {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (y * info.width + x) * 3
  return { r: data[at] as number, g: data[at + 1] as number, b: data[at + 2] as number }
}

const isRed = ({ r, b }: { r: number; b: number }) => r > 150 && b < 100

/** Counts how often a picture is decoded and a file stored. */
function countWork(): () => { unpacked: number; stored: number } {
  const unpacking = [vi.spyOn(sharp.prototype, 'toBuffer'), vi.spyOn(sharp.prototype, 'stats')]
  const storing = vi.spyOn(storage, 'put')
  return () => {
    const counted = {
      unpacked: unpacking.reduce((sum, spy) => sum + spy.mock.calls.length, 0),
      stored: storing.mock.calls.length,
    }
    for (const spy of [...unpacking, storing]) spy.mockRestore()
    return counted
  }
}

const photograph = await (await spotted(1600, 1000, { x: 0.2, y: 0.5 })).jpeg().toBuffer()

describe('taking pictures in', () => {
  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('1 §9 Image formats: %s', async (format) => {
    const bytes = await sharp({ create: { width: 400, height: 300, channels: 3, background: RED } })
      .toFormat(format)
      .toBuffer()
    const row = await imported(bytes, { focal: { x: 0.3, y: 0.7 } })
    expect(row).toMatchObject({ width: 400, height: 300, alt: DETAILS.alt, credit: 'Foto: Test' })
    expect(row.hash).toMatch(/^[0-9a-f]{16}$/)
    expect(row.focalX).toBeCloseTo(0.3)
    expect(row.focalY).toBeCloseTo(0.7)
    expect(Buffer.from(row.thumbhash, 'base64').length).toBeGreaterThan(5)
    const ending = format === 'avif' ? 'jpg' : format
    for (const name of ['w320.jpg', `w320.${ending}`, `vertical.${ending}`]) {
      const answer = await house.inject(urlOf(row, name))
      expect(answer.statusCode, name).toBe(200)
      expect(isRed(await pixelAt(answer.rawPayload, 160, 100)), name).toBe(true)
    }
  })

  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
  it.each<[string, Buffer]>([
    ['SVG', Buffer.from(svg)],
    ['SVG after an XML line', Buffer.from(`<?xml version="1.0"?>${svg}`)],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['PDF', Buffer.from('%PDF-1.7\n')],
    ['nothing', Buffer.alloc(0)],
    ['TIFF', Buffer.from('49492a0008000000', 'hex')],
    ['HEIC', Buffer.from('000000186674797068656963000000006d69663168656963', 'hex')],
  ])('refuses %s', async (_, bytes) => {
    await expect(importImage(needs, bytes, DETAILS)).rejects.toMatchObject({ code: 'unsupported_media_type' })
  })

  it('refuses a file that only begins as a picture', async () => {
    const lie = Buffer.concat([photograph.subarray(0, 20), Buffer.from(svg)])
    await expect(importImage(needs, lie, DETAILS)).rejects.toMatchObject({ code: 'invalid' })
    const torn = photograph.subarray(0, photograph.length / 2)
    await expect(importImage(needs, torn, DETAILS)).rejects.toMatchObject({ code: 'invalid' })
  })

  it('refuses more than 20 MB', async () => {
    const heavy = Buffer.concat([photograph, Buffer.alloc(20 * 1024 * 1024)])
    await expect(importImage(needs, heavy, DETAILS)).rejects.toMatchObject({ code: 'too_large' })
  })

  it('refuses a small file with very many pixels before it is unpacked', async () => {
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: RED } })
      .png()
      .toBuffer()
    expect(bomb.length).toBeLessThan(2 * 1024 * 1024)
    const work = countWork()
    await expect(importImage(needs, bomb, DETAILS)).rejects.toMatchObject({
      code: 'too_large',
      details: { limit: 'pixels' },
    })
    expect(work()).toEqual({ unpacked: 0, stored: 0 })
  })

  it.each([
    { x: -0.1, y: 0.5 },
    { x: 0.5, y: 1.1 },
    { x: Number.NaN, y: 0.5 },
  ])('refuses a focal point outside the picture: %j', async (focal) => {
    await expect(importImage(needs, photograph, { ...DETAILS, focal })).rejects.toMatchObject({
      code: 'invalid',
    })
  })

  it('removes what the camera wrote, after turning the picture as it says', async () => {
    const camera = await (await spotted(600, 400, { x: 0, y: 0 }))
      .jpeg()
      .withExif({ IFD0: { Copyright: 'GPS and all', Make: 'Camera' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect((await sharp(camera).metadata()).orientation).toBe(6)
    const row = await imported(camera)
    expect(row).toMatchObject({ width: 400, height: 600 })
    const master = await storage.read(row.storageKey)
    const kept = Buffer.concat((await master?.stream.toArray()) ?? [])
    const rendition = (await house.inject(urlOf(row, 'w320.jpg'))).rawPayload
    for (const bytes of [kept, rendition]) {
      const { exif, orientation, icc, xmp } = await sharp(bytes).metadata()
      expect({ exif, orientation, icc, xmp }).toEqual({})
      expect(bytes.includes('GPS and all')).toBe(false)
    }
    // The corner that was top left is top right after rotation.
    expect(isRed(await pixelAt(kept, 390, 10))).toBe(true)
    expect(isRed(await pixelAt(kept, 10, 10))).toBe(false)
  })

  it('makes a master and its placeholder, and no rendition yet', async () => {
    const work = countWork()
    const rows = [await imported(photograph), await imported(photograph)]
    expect(work()).toEqual({ unpacked: 2 * 2, stored: 2 })
    const folder = path.join(config.dataDir, 'files', 'renditions')
    const made = readdirSync(folder)
    for (const { id } of rows) expect(made).not.toContain(String(id))
  })

  it('gives another focal point another address', async () => {
    const left = await imported(photograph, { focal: { x: 0, y: 0.5 } })
    const right = await imported(photograph, { focal: { x: 1, y: 0.5 } })
    expect(left.hash).not.toBe(right.hash)
  })

  it('keeps transparency for WebP and lays it on white for JPEG', async () => {
    const clear = await sharp({
      create: { width: 400, height: 300, channels: 4, background: { ...RED, alpha: 0 } },
    })
      .png()
      .toBuffer()
    const row = await imported(clear)
    const webp = (await house.inject(urlOf(row, 'w320.webp'))).rawPayload
    expect((await sharp(webp).stats()).isOpaque).toBe(false)
    const { r, g, b } = await pixelAt((await house.inject(urlOf(row, 'w320.jpg'))).rawPayload, 9, 9)
    expect(Math.min(r, g, b)).toBeGreaterThan(250)
  })
})

describe('renditions', () => {
  let row: typeof images.$inferSelect
  beforeAll(async () => {
    row = await imported(photograph, { focal: { x: 0.2, y: 0.5 } })
  })

  it.each([320, 640, 768, 1024, 1280, 1536])('1 §9 Image breakpoints: %i wide', async (width) => {
    for (const [format, type] of [
      ['webp', 'image/webp'],
      ['jpg', 'image/jpeg'],
    ]) {
      const work = countWork()
      const answer = await house.inject(urlOf(row, `w${width}.${format}`))
      expect(work(), 'only what was asked for is made').toEqual({ unpacked: 1, stored: 1 })
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['content-type']).toBe(type)
      expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length))
      const made = await sharp(answer.rawPayload).metadata()
      expect([made.width, made.height]).toEqual([width, (width * 1000) / 1600])
    }
  })

  it.each([
    ['vertical', 400, 500, { x: 0.2, y: 0.5 }],
    ['vertical', 400, 500, { x: 0.9, y: 0.5 }],
    ['horizontal', 1240, 700, { x: 0.5, y: 0.1 }],
    ['horizontal', 1240, 700, { x: 0.5, y: 0.95 }],
  ])('1 §9 Page image aliases: %s is %i × %i around %j', async (alias, width, height, focal) => {
    const upright = alias === 'horizontal'
    const [across, down]: [number, number] = upright ? [900, 1500] : [1600, 1000]
    const bytes = await (await spotted(across, down, focal)).png().toBuffer()
    const aimed = await imported(bytes, { focal })
    const missed = await imported(bytes, { focal: { x: 1 - focal.x, y: 1 - focal.y } })
    const answer = await house.inject(urlOf(aimed, `${alias}.webp`))
    const made = await sharp(answer.rawPayload).metadata()
    expect([made.width, made.height]).toEqual([width, height])
    const spots = async (content: Buffer) => {
      const { data } = await sharp(content).resize(40, 40, { fit: 'fill' }).removeAlpha().raw().toBuffer({
        resolveWithObject: true,
      })
      return [...Array(1600).keys()].filter((n) => isRed({ r: data[n * 3] ?? 0, b: data[n * 3 + 2] ?? 0 }))
    }
    expect((await spots(answer.rawPayload)).length).toBeGreaterThan(10)
    const other = await house.inject(urlOf(missed, `${alias}.webp`))
    expect((await spots(other.rawPayload)).length).toBe(0)
  })

  it('the spot is in the middle of the crop where the edges allow it', async () => {
    const answer = await house.inject(urlOf(row, 'vertical.jpg'))
    // The left edge is 320 px from the focal point, half a crop is 400: the point is at two fifths.
    expect(isRed(await pixelAt(answer.rawPayload, 160, 250))).toBe(true)
    expect(isRed(await pixelAt(answer.rawPayload, 300, 250))).toBe(false)
  })

  it('may be cached for ever, is never sniffed, and is not sent twice', async () => {
    const answer = await house.inject(urlOf(row, 'w320.webp'))
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
    expect(answer.headers['content-encoding']).toBeUndefined()
    expect(answer.headers['set-cookie']).toBeUndefined()
    const etag = String(answer.headers.etag)
    expect(etag).toMatch(/^"[\w.-]+"$/)
    for (const known of [etag, `W/${etag}`, `"x", ${etag}`]) {
      const again = await house.inject({ url: urlOf(row, 'w320.webp'), headers: { 'if-none-match': known } })
      expect(again.statusCode).toBe(304)
      expect(again.rawPayload.length).toBe(0)
      expect(again.headers['cache-control']).toBe(answer.headers['cache-control'])
    }
    const other = await house.inject({ url: urlOf(row, 'w320.webp'), headers: { 'if-none-match': '"x"' } })
    expect(other.statusCode).toBe(200)
    const head = await house.inject({ method: 'HEAD', url: urlOf(row, 'w320.webp') })
    expect(head.statusCode).toBe(200)
    expect(head.rawPayload.length).toBe(0)
  })

  it('what is not there is a 404 in JSON', async () => {
    const { id, hash } = row
    const small = await imported(await sharp(photograph).resize({ width: 700 }).toBuffer())
    const urls = [
      `/media/${id + 9999}/${hash}/w320.webp`,
      `/media/${id}/0000000000000000/w320.webp`,
      `/media/${id}/${hash.toUpperCase()}x/w320.webp`,
      `/media/${id}/${hash}/w321.webp`,
      `/media/${id}/${hash}/w320.svg`,
      `/media/${id}/${hash}/w320.avif`,
      `/media/${id}/${hash}/round.webp`,
      `/media/${id}/${hash}/..%2f..%2fpostgres`,
      `/media/${id}/..%2f${hash}/w320.webp`,
      `/media/0/${hash}/w320.webp`,
      `/media/99999999999/${hash}/w320.webp`,
      `/media/1e3/${hash}/w320.webp`,
      urlOf(small, 'w768.webp'),
      '/media',
      '/media/1',
      `/media/${id}/${hash}/w320.webp/more`,
    ]
    for (const url of urls) {
      const answer = await house.inject(url)
      expect(answer.statusCode, url).toBe(404)
      if (url === '/media') continue
      expectDocumentedError(answer, url)
      expect(answer.headers['cache-control'], url).toBe('no-store')
    }
  })

  it('a picture whose master is gone is a 404, not a failure', async () => {
    const lost = await imported(await sharp(photograph).negate().toBuffer())
    await storage.remove(lost.storageKey)
    expect((await house.inject(urlOf(lost, 'w320.webp'))).statusCode).toBe(404)
  })

  it('is made once for any number of requests at once, and never again', async () => {
    const fresh = await imported(photograph, { focal: { x: 0.41, y: 0.5 } })
    const puts = vi.spyOn(storage, 'put')
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => house.inject(urlOf(fresh, 'w1024.webp'))),
    )
    for (const answer of answers) {
      expect(answer.statusCode).toBe(200)
      expect(answer.rawPayload.equals(answers[0]?.rawPayload as Buffer)).toBe(true)
    }
    await house.inject(urlOf(fresh, 'w1024.webp'))
    expect(puts).toHaveBeenCalledTimes(1)
    puts.mockRestore()
  })

  it('other answers do not wait for a burst of renditions', async () => {
    const fresh = await imported(photograph, { focal: { x: 0.42, y: 0.5 } })
    const names = ['w1536', 'w1280', 'w1024', 'w768', 'w640', 'w320', 'vertical', 'horizontal']
    let left = names.length * 2
    const burst = names.flatMap((name) =>
      ['webp', 'jpg'].map(async (format) => {
        const answer = await house.inject(urlOf(fresh, `${name}.${format}`))
        left--
        return answer.statusCode
      }),
    )
    expect((await house.inject('/livez')).statusCode).toBe(200)
    expect(left).toBeGreaterThan(0)
    expect(new Set(await Promise.all(burst))).toEqual(new Set([200]))
  })
})

describe('a focal point that is moved', () => {
  const changing: Saving = { ...AS_INSTALLATION, db, clock, changes, jobs: { enqueue: vi.fn() } as never }
  const moveFocalPoint = async (saving: Saving, id: number, { x, y }: { x: number; y: number }) => {
    const { version } = await readItem(db, pictures, id)
    await saveItem(saving, pictures, { id, version, values: { focal_x: x, focal_y: y } })
  }
  const rowOf = async (id: number) => (await db.select().from(images).where(eq(images.id, id)))[0]

  it('gives the picture new addresses, and the crop follows', async () => {
    const wide = await (await spotted(2000, 700, { x: 0.9, y: 0.5 })).jpeg().toBuffer()
    const row = await imported(wide, { focal: { x: 0.1, y: 0.5 } })
    const before = (await house.inject(urlOf(row, 'horizontal.jpg'))).rawPayload
    await makeAvif({ db, clock, changes, log }, createRenditions({ db, storage }), row.id)
    const announced: string[] = []
    changes.listen((tags) => announced.push(...(tags ?? [])))
    await moveFocalPoint(changing, row.id, { x: 0.9, y: 0.5 })
    const moved = await rowOf(row.id)
    if (!moved) throw new Error('no row')
    expect(moved.hash).not.toBe(row.hash)
    expect([moved.focalX, moved.focalY]).toEqual([expect.closeTo(0.9), 0.5])
    expect(announced).toContain(`image:${row.id}`)
    const after = (await house.inject(urlOf(moved, 'horizontal.jpg'))).rawPayload
    // The point is near the right edge, which the old crop did not include.
    const reaches = async (bytes: Buffer) => {
      const row = await Promise.all([700, 1000, 1050, 1100, 1200].map((x) => pixelAt(bytes, x, 350)))
      return row.some(isRed)
    }
    expect([await reaches(before), await reaches(after)]).toEqual([false, true])
    // An open page may still request the old address; AVIF is offered again when it is made again.
    expect((await house.inject(urlOf(row, 'horizontal.jpg'))).statusCode).toBe(200)
    expect(moved.formats).toEqual(['webp', 'jpg'])
    expect(changing.jobs?.enqueue).toHaveBeenCalledWith(
      'image-avif',
      { id: row.id },
      expect.objectContaining({ db: expect.anything() }),
    )
  })

  it('lies within the picture, and in one that is there', async () => {
    const row = await imported(photograph)
    for (const focal of [
      { x: -0.1, y: 0.5 },
      { x: 0.5, y: 1.1 },
      { x: Number.NaN, y: 0.5 },
    ])
      await expect(moveFocalPoint(changing, row.id, focal)).rejects.toMatchObject({ code: 'invalid' })
    await expect(moveFocalPoint(changing, 2_000_000_000, { x: 0, y: 0 })).rejects.toMatchObject({
      code: 'not_found',
    })
    expect(await rowOf(row.id)).toEqual(row)
  })
})

async function deleteImage(id: number) {
  const { version } = await readItem(db, pictures, id)
  await removeItem({ ...AS_INSTALLATION, db, clock, changes }, pictures, { id, version })
}

describe('a picture that is deleted', () => {
  const filesOf = (id: number) => path.join(config.dataDir, 'files', 'renditions', String(id))

  it('takes its master and its renditions along, and leaves those of its twin', async () => {
    const [row, twin] = [await imported(photograph), await imported(photograph)]
    for (const one of [row, twin]) await house.inject(urlOf(one, 'w320.webp'))
    expect(existsSync(filesOf(row.id))).toBe(true)
    const announced: string[] = []
    changes.listen((tags) => announced.push(...(tags ?? [])))
    await deleteImage(row.id)
    // Its renditions are deleted at once, its master when it can no longer be restored.
    await forgetFiles({ db, storage }, { id: row.id })
    expect((await house.inject(urlOf(row, 'w320.webp'))).statusCode).toBe(404)
    expect((await storage.read(row.storageKey))?.stream.destroy()).toBeDefined()
    await forgetFiles({ db, storage }, row)
    expect(existsSync(filesOf(row.id))).toBe(false)
    expect(await storage.read(row.storageKey)).toBeNull()
    expect(announced).toContain(`image:${row.id}`)
    expect((await house.inject(urlOf(row, 'w320.webp'))).statusCode).toBe(404)
    expect((await house.inject(urlOf(twin, 'w640.webp'))).statusCode).toBe(200)
    await expect(deleteImage(row.id)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('leaves the master to another that shares it', async () => {
    const row = await imported(photograph)
    const { id: _, ...same } = row
    const other = await addRow(house, images, same)
    await deleteImage(row.id)
    await forgetFiles({ db, storage }, row)
    expect((await house.inject(urlOf(other, 'w320.jpg'))).statusCode).toBe(200)
  })
})

describe('AVIF', () => {
  it('is offered when the job has made all of it, and not before', async () => {
    const row = await imported(await sharp(photograph).resize({ width: 660 }).toBuffer())
    const typesOf = (image: typeof row) => describeImage(image, 'de').sources.map(({ type }) => type)
    expect(typesOf(row)).toEqual(['image/webp', 'image/jpeg'])
    expect((await house.inject(urlOf(row, 'w320.avif'))).statusCode).toBe(404)

    const announced: string[] = []
    changes.listen((tags) => announced.push(...(tags ?? [])))
    await makeAvif({ db, clock, changes, log }, createRenditions({ db, storage }), row.id)
    const [offered] = await db.select().from(images).where(eq(images.id, row.id))
    expect(typesOf(offered as typeof row)).toEqual(['image/avif', 'image/webp', 'image/jpeg'])
    expect(announced).toContain(`image:${row.id}`)
    for (const [name, width] of [
      ['w320', 320],
      ['w640', 640],
      ['vertical', 400],
      ['horizontal', 1240],
    ]) {
      const answer = await house.inject(urlOf(row, `${name}.avif`))
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['content-type']).toBe('image/avif')
      const { format, compression, width: made } = await sharp(answer.rawPayload).metadata()
      expect({ format, compression, made }).toEqual({ format: 'heif', compression: 'av1', made: width })
    }
    expect((await house.inject(urlOf(row, 'w768.avif'))).statusCode).toBe(404)
  })

  it('is not offered where it could not be made', async () => {
    const row = await imported(await sharp(photograph).resize({ width: 330 }).toBuffer())
    await storage.remove(row.storageKey)
    await makeAvif({ db, clock, changes, log }, createRenditions({ db, storage }), row.id)
    const [same] = await db.select().from(images).where(eq(images.id, row.id))
    expect(same?.formats).toEqual(['webp', 'jpg'])
  })

  it('is made after the import by the jobs, and of what was left over', async () => {
    const { jobs } = house.app.platform
    const leftOvers = [
      await imported(await sharp(photograph).resize({ width: 340 }).toBuffer()),
      await imported(await sharp(photograph).resize({ width: 330 }).toBuffer()),
    ]
    house.clock.advance({ minutes: 5 })
    await jobs.start()
    const id = await importImage(
      { ...needs, jobs },
      await sharp(photograph).resize({ width: 350 }).toBuffer(),
      DETAILS,
    )
    const formatsOf = async (image: number) =>
      (await db.select().from(images).where(eq(images.id, image)))[0]?.formats
    const SOON = { timeout: 50_000, interval: 100 }
    await vi.waitFor(async () => expect(await formatsOf(id)).toContain('avif'), SOON)
    // A picture without a master does not stop the others.
    await removeRows(house, images, gt(images.width, 340))
    await jobs.enqueue('image-avif-leftovers', {})
    for (const { id: left } of leftOvers)
      await vi.waitFor(async () => expect(await formatsOf(left)).toContain('avif'), SOON)
  })
})

describe('3-readings, Decided after it was used, attacked and read, English pictures', () => {
  it('stand on English pages in the place of those that name them, and cannot be deleted meanwhile', async () => {
    const bytes = (width: number) =>
      spotted(width, 400, { x: 0.5, y: 0.5 }).then((picture) => picture.png().toBuffer())
    const english = await imported(await bytes(620), {
      alt: { de: 'Plakat, englisch', en: 'The Night Store' },
    })
    const german = await imported(await bytes(640), {
      alt: { de: 'Der Nachtspeicher', en: 'Poster in German' },
      englishImage: english.id,
    })
    const { id } = await addRow(house, series, { name: { de: 'Nacht', en: 'Night' }, imageId: german.id })
    const shownIn = async (locale: string) =>
      (await house.inject(`/${locale}/api/series/${id}/`)).json().image_obj as Record<string, unknown>
    expect(await shownIn('de')).toMatchObject({ id: german.id, alt: 'Der Nachtspeicher', width: 640 })
    const shown = await shownIn('en')
    expect(shown).toMatchObject({ id: german.id, alt: 'The Night Store', width: 620 })
    expect((await house.inject(String(shown.url))).statusCode).toBe(200)

    await expect(deleteImage(english.id), 'it is in use').rejects.toMatchObject({ code: 'invalid' })
    const { version } = await readItem(db, pictures, german.id)
    const change = { id: german.id, version, values: { english_image: null } }
    await saveItem({ ...AS_INSTALLATION, db, clock, changes }, pictures, change)
    expect(await shownIn('en')).toMatchObject({ alt: 'Poster in German', width: 640 })
  })
})
