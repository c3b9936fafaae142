import sharp, { type Sharp } from 'sharp'
import { IMAGE_CROPS } from '../../contract/image-shapes.ts'
import type { RenditionFormat } from './contract.ts'
import { cropAround } from './crop.ts'
import type { Rendition } from './rendition-names.ts'
import type { images } from './tables.ts'

// One thread per picture and no cache between pictures: the queue decides how many are rendered at once.
sharp.concurrency(1)
sharp.cache(false)

/** Longer than any real picture takes; one that takes longer was made to be slow. */
export const PATIENCE_SECONDS = 20

/**
 * A JPEG has no transparent parts; they become white, whatever the theme, because a rendition never changes under its address.
 * Little time for compression, because a visitor waits; only AVIF is made in the background.
 */
const ENCODE: Record<RenditionFormat, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 52, effort: 3, chromaSubsampling: '4:2:0' }),
  webp: (picture) => picture.webp({ quality: 78, effort: 3 }),
  jpg: (picture) => picture.flatten({ background: '#ffffff' }).jpeg({ quality: 80, progressive: true }),
  png: (picture) => picture.png(),
  gif: (picture) => picture.gif(),
}

type Picture = Pick<typeof images.$inferSelect, 'width' | 'height' | 'focalX' | 'focalY'>

/** Makes one rendition of a master. */
export async function render(master: Buffer, picture: Picture, rendition: Rendition): Promise<Buffer> {
  const source = sharp(master).timeout({ seconds: PATIENCE_SECONDS })
  return ENCODE[rendition.format](shape(source, picture, rendition)).toBuffer()
}

function shape(source: Sharp, picture: Picture, { width, alias }: Rendition): Sharp {
  if (alias === undefined) return source.resize({ width, withoutEnlargement: true })
  const size = IMAGE_CROPS[alias]
  const focal = { x: picture.focalX, y: picture.focalY }
  return source.extract(cropAround(picture, size, focal)).resize({ ...size, fit: 'fill' })
}
