/**
 * What `screens/<name>.route.ts` of a house imports. Node reads these files, too, for their paths: nothing here may import a view or
 * `contract/routes.ts`, which is waiting for them.
 */
import { Failure } from '../contract/errors.ts'
import { isInternal } from '../contract/links.ts'
import { Redirect } from '../ui/screen.ts'

export type { Call } from '../contract/endpoint.ts'
export { events } from '../domains/events/endpoints.ts'
export { magazine } from '../domains/magazine/endpoints.ts'
export { people } from '../domains/people/endpoints.ts'
export { productions } from '../domains/productions/endpoints.ts'
export { search } from '../domains/search/endpoints.ts'
export { series } from '../domains/series/endpoints.ts'
export { subscriptions } from '../domains/subscriptions/endpoints.ts'
export { venues } from '../domains/venues/endpoints.ts'
export type { Language } from '../house/define-house.ts'
export { defineOwnScreen as defineScreen, type OwnScreen, type PathParams } from '../ui/own-screen.ts'
export type { LoadArguments } from '../ui/screen.ts'

/** Ends `load` with the "not found" page. */
export function notFound(): never {
  throw new Failure('not_found')
}

/** Ends `load` by sending the visitor to another page of this site: for good (301), or for now (302). */
export function redirect(to: string, status: 301 | 302 = 302): never {
  if (!isInternal(to)) throw new TypeError(`A screen redirects to a path on this site, not to ${to}`)
  throw new Redirect(to, status)
}
