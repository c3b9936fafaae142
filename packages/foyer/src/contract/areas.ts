import { facts } from '#house/facts'
import type { Area } from './area-names.ts'

/** Whether the house has this area; what it has not got is nowhere on the site. */
export function hasArea(area: Area): boolean {
  return !facts.off.includes(area)
}
