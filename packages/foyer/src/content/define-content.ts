import type { HouseContent } from './fill.ts'

/** Gives `content/content.ts` its types: `export default defineContent({ async fill(desk) { … } })`. */
export function defineContent<C extends HouseContent>(content: C): C {
  return content
}
