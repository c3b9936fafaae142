import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { Failure } from '../../contract/errors.ts'
import type { Bilingual } from '../../contract/locale.ts'
import type { Platform } from '../../platform/context.ts'
import { beginsAsPicture, MOST_PIXELS } from '../../platform/file-formats/pictures.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { houseTime } from '../../platform/time/house-clock.ts'
import { createItems } from '../../saving/save.ts'
import { AS_INSTALLATION, type Saving } from '../../saving/subject.ts'
import type { FocalPoint } from './crop.ts'
import { imageHash, requireInside } from './image-hash.ts'
import { image } from './image-subject.ts'
import { PATIENCE_SECONDS } from './render.ts'

const MAX_BYTES = 20 * 1024 * 1024
/** Wide enough for the largest rendition of every crop; a wider master would only make rendering slower. */
const MASTER_EDGE = 2560
const THUMBHASH_EDGE = 100

/** `jobs` only where jobs run: the demo is filled before, and a later run finds its pictures. */
type Needs = Pick<Platform, 'db' | 'clock' | 'storage'> & Partial<Saving>

export interface NewImage {
  alt: Bilingual
  /** The name of the file. */
  name?: string
  isDecorative?: boolean
  credit?: string
  focal?: FocalPoint
  /** The picture that English pages show instead. */
  englishImage?: number
}

/**
 * Imports a picture: checks its content, rotates it upright, re-encodes it without the camera's metadata, and stores
 * it. Renditions are made on first request. Returns the id of its row.
 */
export async function importImage(
  { storage, ...needs }: Needs,
  bytes: Buffer,
  { alt, name = '', isDecorative = false, credit = '', focal = { x: 0.5, y: 0.5 }, englishImage }: NewImage,
): Promise<number> {
  requireInside(focal)
  const { width, height, ...columns } = await keepMaster(storage, bytes, focal)
  const values = {
    ...{ name, alt, is_decorative: isDecorative, credit, focal_x: focal.x, focal_y: focal.y, width, height },
    english_image: englishImage ?? null,
  }
  const createdAt = needs.clock.now()
  // No page contains the picture yet, so without `changes` nothing has to be announced.
  const saving: Saving = { changes: { announce: async () => {} } as never, ...AS_INSTALLATION, ...needs }
  const [id] = await createItems(saving, image, [
    { values: { ...values, created_at: houseTime(createdAt) }, columns: { ...columns, createdAt } },
  ])
  if (id === undefined) throw new Error('The image was not stored')
  return id
}

/** Stores the file of a picture, and returns the columns that come from it. */
export async function keepMaster(storage: Storage, bytes: Buffer, focal: FocalPoint) {
  if (bytes.length > MAX_BYTES) throw new Failure('too_large')
  if (!beginsAsPicture(bytes)) throw new Failure('unsupported_media_type')
  const master = await makeMaster(bytes).catch((error: unknown) => {
    throw error instanceof Failure ? error : new Failure('invalid', { cause: error })
  })
  // A new key even for a known picture: each can then be deleted without checking others.
  const storageKey = `masters/${randomUUID()}.${master.extension}`
  // The file is stored before its row: a file without a row is only waste, a row without a file is a broken picture.
  await storage.put(storageKey, master.content)
  return {
    hash: imageHash(master.content, focal),
    storageKey,
    width: master.width,
    height: master.height,
    thumbhash: await thumbhashOf(master.content),
  }
}

async function makeMaster(bytes: Buffer) {
  const open = () =>
    sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).timeout({ seconds: PATIENCE_SECONDS })
  // Read from the header of the file: nothing is decoded yet, however large the picture claims to be.
  const { width, height, hasAlpha } = await sharp(bytes, { limitInputPixels: false }).metadata()
  if (width * height > MOST_PIXELS) throw new Failure('too_large', { details: { limit: 'pixels' } })
  // Many pictures have an alpha channel that they do not use, and JPEG is the faster master.
  const isOpaque = !hasAlpha || (await open().stats()).isOpaque
  const upright = open()
    .autoOrient()
    .resize({ width: MASTER_EDGE, height: MASTER_EDGE, fit: 'inside', withoutEnlargement: true })
  const encoded = isOpaque
    ? upright.removeAlpha().jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    : upright.webp({ quality: 92, effort: 1 })
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
  return {
    content: data,
    width: info.width,
    height: info.height,
    extension: isOpaque ? 'jpg' : 'webp',
  }
}

async function thumbhashOf(master: Buffer): Promise<string> {
  const { data, info } = await sharp(master)
    .resize({ width: THUMBHASH_EDGE, height: THUMBHASH_EDGE, fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64')
}
