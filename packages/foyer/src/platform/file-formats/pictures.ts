import sharp from 'sharp'

/** AVIF is one of the brands in the `ftyp` box; HEIC from telephones lacks it. */
const SIGNATURES = /^(?:\xff\xd8\xff|\x89PNG\r\n|GIF8[79]a|RIFF.{4}WEBP|.{4}ftyp(?:.{4}){0,60}avif)/s

/**
 * Whether a file begins like one of the accepted pictures (1 §9 Image formats): JPEG, PNG, GIF, WebP and AVIF. No other file may
 * reach the decoders: some of them, such as the one for SVG, read documents that can run scripts.
 */
export function beginsAsPicture(content: Buffer): boolean {
  return SIGNATURES.test(content.toString('latin1', 0, 256))
}

/** More than the cameras of a house make; unpacked it is 200 MB. */
export const MOST_PIXELS = 50_000_000

/** What the header of a picture says; null where a decoder does not understand it. */
export interface PictureHead {
  /** The MIME type of the content, whatever the file's name says. */
  mediaType: string
  pixels: number
}

/** Reads only the header, so it costs a millisecond even for a huge picture. */
export async function pictureHead(content: Buffer): Promise<PictureHead | null> {
  if (!beginsAsPicture(content)) return null
  try {
    const { mediaType, width, height } = await sharp(content, { limitInputPixels: false }).metadata()
    return mediaType === undefined ? null : { mediaType, pixels: width * height }
  } catch {
    return null
  }
}
