import type { Call } from '../../../../contract/endpoint.ts'
import { pages } from '../../../../pages/endpoints.ts'
import type { SlotModule } from '../../../../ui/slots.tsx'

/** The part of a detail page that editors build in place (1 §3 Section): found by the kind and id of what is shown. */
export interface OwnSection {
  slug: string
  modules: SlotModule[]
}

/** Nothing where nobody has written one; a list that may be empty keeps 404s out of the visitor's console. */
export async function loadOwnSection(call: Call, slug: string): Promise<OwnSection> {
  const { data } = await call(pages.sections, { slug })
  return { slug, modules: data.flatMap(({ children }) => children) }
}
