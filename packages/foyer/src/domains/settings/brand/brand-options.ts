/** What a brand may choose. Without imports, so that the tables can use it. */
export const BRAND_SCOPES = ['house', 'festival'] as const
export type BrandScope = (typeof BRAND_SCOPES)[number]

export const BRAND_PICTURES = ['theme', 'none', 'duotone'] as const
export type BrandPictures = (typeof BRAND_PICTURES)[number]

export const BRAND_CORNERS = ['theme', 'square', 'soft', 'round'] as const
export type BrandCorners = (typeof BRAND_CORNERS)[number]

/** How much room there is between the parts of a page. */
export const BRAND_DENSITIES = ['theme', 'airy', 'tight'] as const
export type BrandDensity = (typeof BRAND_DENSITIES)[number]

/** `theme`: as the theme has it, which may follow the visitor's device. */
export const BRAND_SCHEMES = ['theme', 'light', 'dark'] as const
export type BrandScheme = (typeof BRAND_SCHEMES)[number]

export interface BrandColour {
  role: string
  ground: string
  figure: string
}
