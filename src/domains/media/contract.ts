import { z } from 'zod'

/** 1 §9 Image breakpoints. */
export const IMAGE_WIDTHS = { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536 } as const

/** 1 §9 Page image aliases: cropped around the focal point. */
export const IMAGE_ALIASES = {
  vertical: { width: 400, height: 500 },
  horizontal: { width: 1240, height: 700 },
} as const

/** Best first; only those that exist are offered. */
export const IMAGE_FORMATS = ['avif', 'webp', 'jpg'] as const
export type ImageFormat = (typeof IMAGE_FORMATS)[number]
export const IMAGE_TYPES: Record<ImageFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
}

/** A picture as screens show it. */
export const image = z.object({
  id: z.int(),
  url: z.string(),
  width: z.int(),
  height: z.int(),
  alt: z.string(),
  credit: z.string(),
  /** Base64 of a thumbhash, to be shown until the picture is there. */
  thumbhash: z.string(),
  focal_x: z.number(),
  focal_y: z.number(),
  /** One per format, best first, for `<source>`. */
  sources: z.array(z.object({ type: z.string(), srcset: z.string() })),
})
export type Image = z.infer<typeof image>

/** Addresses of crops and of the widest plain rendition. */
export const thumbnails = z.object({ vertical: z.string(), horizontal: z.string(), large: z.string() })
export type Thumbnails = z.infer<typeof thumbnails>

/** How an entity carries its picture (2 §3). */
export const withImage = { image_obj: image.nullable(), image_thumbnails: thumbnails.nullable() }
