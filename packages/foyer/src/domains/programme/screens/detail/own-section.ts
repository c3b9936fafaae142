import type { Call } from '../../../../contract/endpoint.ts'
import { pages } from '../../../../pages/endpoints.ts'
import type { SlotModule } from '../../../../ui/slots.tsx'

/**
 * The part of a detail page that editors build in place (1 §3 Section). Its slug is made of the kind and id of the
 * item.
 */
export interface OwnSection {
  slug: string
  modules: SlotModule[]
}

/**
 * Empty if there is no section. A list that may be empty is called, so that there is no 404 in the visitor's console.
 */
export async function loadOwnSection(call: Call, slug: string): Promise<OwnSection> {
  const { data } = await call(pages.sections, { slug })
  return { slug, modules: data.flatMap(({ children }) => children) }
}
