import type { Page } from '../contract.ts'

interface Part {
  first_large?: boolean
  event_objs?: unknown[]
  children?: Part[]
  columns?: { children: Part[] }[]
}

/**
 * Whether a page begins with an evening as large as a poster. Styles find that out by themselves, but browsers look into a page
 * for them only when they have read all of it: on a slow phone it would be painted before, and move.
 */
export function leadsWithEvening(modules: Page['modules']): boolean {
  return (modules as Part[]).some(isLeading)
}

function isLeading({ first_large, event_objs = [], children = [], columns = [] }: Part): boolean {
  if (first_large && event_objs.length > 0) return true
  return [...children, ...columns.flatMap((column) => column.children)].some(isLeading)
}
