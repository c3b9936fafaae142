import sharp from 'sharp'

/** AVIF is one of the brands that its `ftyp` box names; what telephones call HEIC lacks it. */
const SIGNATURES = /^(?:\xff\xd8\xff|\x89PNG\r\n|GIF8[79]a|RIFF.{4}WEBP|.{4}ftyp(?:.{4}){0,60}avif)/s

/**
 * Whether a file begins as pictures do that we take in (1 §9 Image formats): JPEG, PNG, GIF, WebP and AVIF. No other file may
 * reach the decoders: some of them, such as the one for SVG, read documents that can run scripts.
 */
export function beginsAsPicture(content: Buffer): boolean {
  return SIGNATURES.test(content.toString('latin1', 0, 256))
}

/** More than the cameras of the house take; unpacked it is 200 MB. */
export const MOST_PIXELS = 50_000_000

/** What the head of a picture says; null where a decoder does not understand it. */
export interface PictureHead {
  /** Its MIME type, whatever its name says. */
  mediaType: string
  pixels: number
}

/** What follows the head is not decoded, so this costs a millisecond, however large the picture says it is. */
export async function pictureHead(content: Buffer): Promise<PictureHead | null> {
  if (!beginsAsPicture(content)) return null
  try {
    const { mediaType, width, height } = await sharp(content, { limitInputPixels: false }).metadata()
    return mediaType === undefined ? null : { mediaType, pixels: width * height }
  } catch {
    return null
  }
}
