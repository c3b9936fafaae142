import type { Page } from '../contract.ts'

interface Part {
  first_large?: boolean
  event_objs?: unknown[]
  children?: Part[]
  columns?: { children: Part[] }[]
}

/**
 * Whether a page begins with an event as large as a poster. CSS could test that with `:has`, but browsers evaluate it only after
 * they have read the whole page: on a slow phone the page would be painted before, and then move.
 */
export function leadsWithEvening(modules: Page['modules']): boolean {
  return (modules as Part[]).some(isLeading)
}

function isLeading({ first_large, event_objs = [], children = [], columns = [] }: Part): boolean {
  if (first_large && event_objs.length > 0) return true
  return [...children, ...columns.flatMap((column) => column.children)].some(isLeading)
}
