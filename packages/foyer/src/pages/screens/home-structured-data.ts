import { type Describing, type Graph, houseOf, known, whole } from '../../ui/graph.ts'
import type { Page } from '../contract.ts'

/** The home page tells search engines who the house is; all other pages name it by its `@id`. */
export function homeStructuredData(page: Page, site: Describing): Graph {
  return known({
    ...houseOf(site),
    description: page.meta_description,
    logo: whole('/favicon.svg', site.origin),
    image: page.og_image_thumbs.horizontal && whole(page.og_image_thumbs.horizontal, site.origin),
  })
}
