/** What a brand may choose. Without imports, so that the tables can use it. */
export const BRAND_PICTURES = ['theme', 'none', 'duotone'] as const
export type BrandPictures = (typeof BRAND_PICTURES)[number]

export const BRAND_CORNERS = ['theme', 'square', 'soft', 'round'] as const
export type BrandCorners = (typeof BRAND_CORNERS)[number]

export interface BrandColour {
  role: string
  ground: string
  figure: string
}
