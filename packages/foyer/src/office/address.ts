import type { ResourceDescription } from '../fields/description.ts'

/** A place in the back-office. */
export type OfficeAddress =
  | { at: 'home' }
  | { at: 'importDesk' }
  | { at: 'list'; resource: string }
  | { at: 'add' | 'calendar' | 'tree'; resource: string }
  | { at: 'change'; resource: string; id: number }

const WORD = /^[a-z][a-z0-9_-]*$/
const ID = /^[1-9]\d{0,9}$/

/** Reads the part of a path after `/admin/` (3-readings, Routes: Back-office); null if the address does not exist. */
export function readAddress(path: string): OfficeAddress | null {
  const [area, model, ...rest] = path.split('/').filter(Boolean)
  if (area === undefined) return { at: 'home' }
  if (area === IMPORT_DESK && model === undefined) return { at: 'importDesk' }
  if (model === undefined || !WORD.test(area) || !WORD.test(model)) return null
  const resource = `${area}/${model}`
  const [first = '', second] = rest
  if (rest.length === 0) return { at: 'list', resource }
  if (rest.length === 1 && isPlace(first)) return { at: first, resource }
  if (rest.length === 2 && ID.test(first) && second === 'change') {
    return { at: 'change', resource, id: Number(first) }
  }
  return null
}

const PLACES = ['add', 'calendar', 'tree'] as const
const isPlace = (word: string): word is (typeof PLACES)[number] => PLACES.some((place) => place === word)

/** The area of the import sources; without a model, its address is the import desk. */
const IMPORT_DESK = 'import-desk'

export const homeHref = '/admin/'
export const importDeskHref = `/admin/${IMPORT_DESK}/`
export const listHref = (resource: string): string => `/admin/${resource}/`
export const addHref = (resource: string): string => `/admin/${resource}/add/`
export const calendarHref = (resource: string): string => `/admin/${resource}/calendar/`
export const treeHref = (resource: string): string => `/admin/${resource}/tree/`
export const changeHref = (resource: string, id: number): string => `/admin/${resource}/${id}/change/`

/** The first address of a resource: its list, or its only item. */
export function startHref({ area, model, is_singleton }: ResourceDescription): string {
  return is_singleton ? changeHref(`${area}/${model}`, 1) : listHref(`${area}/${model}`)
}
