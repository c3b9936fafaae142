import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { Failure } from '../../contract/errors.ts'
import type { Bilingual } from '../../contract/locale.ts'
import type { Platform } from '../../platform/context.ts'
import { beginsAsPicture, MOST_PIXELS } from '../../platform/file-formats/pictures.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { berlinTime } from '../../platform/time/berlin.ts'
import { createItems } from '../../saving/save.ts'
import { AS_INSTALLATION, type Saving } from '../../saving/subject.ts'
import type { FocalPoint } from './crop.ts'
import { imageHash, requireInside } from './image-hash.ts'
import { image } from './image-subject.ts'
import { PATIENCE_SECONDS } from './render.ts'

const MAX_BYTES = 20 * 1024 * 1024
/** Wide enough for the largest rendition on any crop; more would only make every rendition slower. */
const MASTER_EDGE = 2560
const THUMBHASH_EDGE = 100

/** `jobs` only where they run: the demo is filled before they do, and the leftovers are found later. */
type Needs = Pick<Platform, 'db' | 'clock' | 'storage'> & Partial<Saving>

export interface NewImage {
  alt: Bilingual
  /** What the file is called. */
  name?: string
  isDecorative?: boolean
  credit?: string
  focal?: FocalPoint
  /** The picture that English pages show instead. */
  englishImage?: number
}

/**
 * Takes a picture in: checked by its content, turned upright, re-encoded without anything a camera wrote into it, and
 * stored. Renditions are made when they are first asked for. Returns the id of its row.
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
  // Nobody has seen it yet, so nobody is to be told of it unless somebody listens.
  const saving: Saving = { changes: { announce: async () => {} } as never, ...AS_INSTALLATION, ...needs }
  const [id] = await createItems(saving, image, [
    { values: { ...values, created_at: berlinTime(createdAt) }, columns: { ...columns, createdAt } },
  ])
  if (id === undefined) throw new Error('The image was not stored')
  return id
}

/** The columns of a picture that come from its file, which is stored by then. */
export async function keepMaster(storage: Storage, bytes: Buffer, focal: FocalPoint) {
  if (bytes.length > MAX_BYTES) throw new Failure('too_large')
  if (!beginsAsPicture(bytes)) throw new Failure('unsupported_media_type')
  const master = await makeMaster(bytes).catch((error: unknown) => {
    throw error instanceof Failure ? error : new Failure('invalid', { cause: error })
  })
  // One of its own, even of a picture that is there already: each can then be deleted without a look at the others.
  const storageKey = `masters/${randomUUID()}.${master.extension}`
  // The file before its row: a file nobody knows is waste, a row without a file is a broken picture.
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
  // Read from the head of the file: nothing is unpacked yet, however large it says it is.
  const { width, height, hasAlpha } = await sharp(bytes, { limitInputPixels: false }).metadata()
  if (width * height > MOST_PIXELS) throw new Failure('too_large', { details: { limit: 'pixels' } })
  // Many pictures have a transparency that they do not use, and JPEG is the faster master.
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
