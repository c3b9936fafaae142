import { z } from 'zod'
import { defineEndpoint } from '../../contract/endpoint.ts'
import { lang } from '../../contract/item.ts'
import { id } from '../../contract/params.ts'
import { MAX_UPLOAD_BYTES } from '../../contract/upload-failure.ts'

/** 1 §9 Image breakpoints. */
export const IMAGE_WIDTHS = { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536 } as const

/** Best first; only those that exist are offered. */
export const IMAGE_FORMATS = ['avif', 'webp', 'jpg'] as const
export type ImageFormat = (typeof IMAGE_FORMATS)[number]
/** Further formats that an address may ask for (1 §9 Image formats). No page uses them. */
export type RenditionFormat = ImageFormat | 'png' | 'gif'
export const IMAGE_TYPES: Record<RenditionFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
}

/** A picture in the form of screens. */
export const image = z.object({
  id: z.int(),
  url: z.string(),
  width: z.int(),
  height: z.int(),
  alt: z.string(),
  /** The language of the alternative text. */
  lang,
  credit: z.string(),
  /** A thumbhash in base64, shown until the picture has loaded. */
  thumbhash: z.string(),
  focal_x: z.number(),
  focal_y: z.number(),
  /** One per format, best first, for `<source>`. */
  sources: z.array(z.object({ type: z.string(), srcset: z.string() })),
})
export type Image = z.infer<typeof image>

/** Addresses of the crops and of the widest rendition that is not cropped. */
export const thumbnails = z.object({ vertical: z.string(), horizontal: z.string(), large: z.string() })
export type Thumbnails = z.infer<typeof thumbnails>

/** The fields of an item with a picture (2 §3). */
export const withImage = { image_obj: image.nullable(), image_thumbnails: thumbnails.nullable() }

/** For one editor: a day's photographs and some films. */
const BYTES_PER_HOUR = 2048 * 1024 * 1024

const line = z.string().max(1000).default('')
const newPicture = z.object({
  file: z.file(),
  alt_de: line,
  alt_en: line,
  credit: line,
  is_decorative: z.stringbool().default(false),
})
export type NewPicture = z.output<typeof newPicture>
const newFile = z.object({ file: z.file(), credit: line })
export type NewFile = z.output<typeof newFile>

/** An item, as the calls of the library answer it. */
const item = z.looseObject({ id: z.int(), version: z.int() })

export const uploadPicture = defineEndpoint({
  summary: 'Take a picture into the library',
  access: 'editor',
  upload: { maxBytes: MAX_UPLOAD_BYTES.picture, bytesPerHour: BYTES_PER_HOUR },
  body: newPicture,
  answer: item,
})

export const replacePicture = defineEndpoint({
  summary: 'Put another file behind a picture, wherever it is used',
  access: 'editor',
  params: z.object({ id }),
  upload: { maxBytes: MAX_UPLOAD_BYTES.picture, bytesPerHour: BYTES_PER_HOUR },
  body: z.object({ file: z.file() }),
  answer: item,
})

export const uploadFile = defineEndpoint({
  summary: 'Take a film or a recording into the library',
  access: 'editor',
  upload: { maxBytes: MAX_UPLOAD_BYTES.film, bytesPerHour: BYTES_PER_HOUR },
  body: newFile,
  answer: item,
})
