import { type AnyRoute, routeRow } from './routes.ts'

/** Whether a route exists with a shop that answers these. Routes that do not belong to a shop always exist. */
export function hasRoute(answered: readonly string[], name: AnyRoute): boolean {
  return routeRow(name).layout !== 'webshop' || answered.includes(name)
}
