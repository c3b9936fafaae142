import { IMAGE_ALIASES, IMAGE_CROPS, type ImageAlias, type ImageCrop } from '../../contract/image-shapes.ts'
import { IMAGE_TYPES, IMAGE_WIDTHS, type RenditionFormat } from './contract.ts'

/** One form of a picture: its full width at a breakpoint, or a named crop. */
export type Rendition = { format: RenditionFormat } & (
  | { width: number; alias?: undefined }
  | { alias: ImageCrop; width?: undefined }
)

interface Addressed {
  id: number
  hash: string
}

/** The name of a rendition's file: `w640.webp` or `vertical.jpg`. */
export function nameOf({ width, alias, format }: Rendition): string {
  return `${alias ?? `w${width}`}.${format}`
}

/** The rendition of a file name, or null if there is none. */
export function renditionOf(name: string): Rendition | null {
  const [base = '', ending] = name.split('.')
  const format = ending === 'jpeg' ? 'jpg' : ending
  if (!isFormat(format) || name !== `${base}.${ending}`) return null
  if (Object.hasOwn(IMAGE_CROPS, base)) return { alias: base as ImageCrop, format }
  const width = Object.values(IMAGE_WIDTHS).find((candidate) => base === `w${candidate}`)
  return width === undefined ? null : { width, format }
}

function isFormat(text: string | undefined): text is RenditionFormat {
  return text !== undefined && Object.hasOwn(IMAGE_TYPES, text)
}

/** The breakpoints a picture is wide enough for; at least one. */
export function widthsOf({ width }: { width: number }): number[] {
  const fitting = Object.values(IMAGE_WIDTHS).filter((candidate) => candidate <= width)
  return fitting.length > 0 ? fitting : [IMAGE_WIDTHS.xs]
}

/** Every rendition of a picture in one format that pages show. */
export function renditionsIn(format: RenditionFormat, picture: { width: number }): Rendition[] {
  const aliases = Object.keys(IMAGE_ALIASES) as ImageAlias[]
  return [
    ...widthsOf(picture).map((width) => ({ width, format })),
    ...aliases.map((alias) => ({ alias, format })),
  ]
}

/** The address contains the hash, so its content never changes and may be cached for ever. */
export function renditionUrl({ id, hash }: Addressed, rendition: Rendition): string {
  return `/media/${id}/${hash}/${nameOf(rendition)}`
}

/** The storage folder of a picture's renditions. */
export function renditionsFolder(id: number): string {
  return `renditions/${id}`
}

/** The storage key of a rendition. */
export function renditionKey({ id, hash }: Addressed, rendition: Rendition): string {
  return `${renditionsFolder(id)}/${hash}/${nameOf(rendition)}`
}
