/** 1 §9 Page image aliases: a picture is cropped to each of them around its focal point. */
export const IMAGE_ALIASES = {
  vertical: { width: 400, height: 500 },
  horizontal: { width: 1240, height: 700 },
} as const
export type ImageAlias = keyof typeof IMAGE_ALIASES

/**
 * Search engines ask for the picture of an event in three ratios, each at least 720 px wide. No page shows these, so each is made
 * when it is asked for the first time.
 */
export const SEARCH_SHAPES = {
  wide: { width: 1280, height: 720 },
  classic: { width: 960, height: 720 },
  square: { width: 800, height: 800 },
} as const

/** Everything that a picture is cropped to. */
export const IMAGE_CROPS = { ...IMAGE_ALIASES, ...SEARCH_SHAPES }
export type ImageCrop = keyof typeof IMAGE_CROPS

interface Size {
  width: number
  height: number
}

/** A smaller difference between two aspect ratios is not visible. */
const TOLERANCE = 0.02

export interface Fit {
  /** The edges that are cropped; null where the whole picture is shown. */
  lost: 'sides' | 'ends' | null
  /** The picture has fewer pixels than the shape, so it is enlarged and not sharp. */
  isSoft: boolean
}

/** How a picture fits a shape that it is cropped to. */
export function fitInto(picture: Size, shape: Size): Fit {
  const ratio = (picture.width * shape.height) / (picture.height * shape.width)
  const lost = Math.abs(ratio - 1) <= TOLERANCE ? null : ratio > 1 ? 'sides' : 'ends'
  return { lost, isSoft: picture.width < shape.width || picture.height < shape.height }
}

/** The address of a crop, from the address of any other rendition of the picture. */
export function cropAddress(rendition: string, alias: ImageCrop): string {
  const [folder, ending] = [rendition.slice(0, rendition.lastIndexOf('/') + 1), rendition.split('.').at(-1)]
  return `${folder}${alias}.${ending}`
}
