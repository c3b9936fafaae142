import { facts } from '#house/facts'
import { cropAddress, SEARCH_SHAPES } from '../contract/image-shapes.ts'

/**
 * The parts that the descriptions of items for search engines share (schema.org). All of it is made on the server: `StructuredData`
 * gets null in a browser, so visitors do not load this file.
 */
export type Graph = Record<string, unknown>

/** The site that describes itself. */
export interface Describing {
  origin: string
  siteName: string
}

/** Without what is not known: null, an empty text and an empty list say nothing. */
export function known(graph: Graph): Graph {
  const says = (value: unknown) =>
    value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)
  return Object.fromEntries(Object.entries(graph).filter(([, value]) => says(value)))
}

/** An address as other machines need it: with the site in front. */
export function whole(url: string, origin: string): string {
  return new URL(url, origin).href
}

/** A picture in the three ratios that search engines show: 16:9, 4:3 and 1:1. */
export function picturesOf(image: { url: string } | null, origin: string): string[] {
  if (!image) return []
  const crops = Object.keys(SEARCH_SHAPES) as (keyof typeof SEARCH_SHAPES)[]
  return crops.map((crop) => whole(cropAddress(image.url, crop), origin))
}

/** The house. Its `@id` is the same on every page, so that machines know it again. */
export function houseOf({ origin, siteName }: Describing): Graph {
  return { '@type': 'Organization', '@id': `${origin}/#house`, name: siteName, url: origin }
}

export function addressOf(place: { street: string; postal_code: string; city: string }): Graph {
  return known({
    '@type': 'PostalAddress',
    streetAddress: place.street,
    postalCode: place.postal_code,
    addressLocality: place.city,
    addressCountry: facts.country,
  })
}
