import type { Bilingual } from '../contract/locale.ts'
import type { Fields } from '../fields/kinds.ts'
import type { Subject } from './subject.ts'

type Name<F> = keyof F & string

/**
 * What the back-office shows of a subject: the calls, their rows in the OpenAPI document, lists and forms all follow
 * from it. It stands in the `admin.ts` of its area.
 */
export interface Resource<F extends Fields = Fields> {
  subject: Subject<F>
  /** What one is called, what many are called, and every field. */
  strings: { one: Bilingual; many: Bilingual } & Record<Name<F>, Bilingual>
  /** The fields a list shows. */
  columns: Name<F>[]
  /** The texts its search looks into. */
  searched: Name<F>[]
  /** The fields a list can be narrowed by. */
  filters: Name<F>[]
  /** How a list is ordered unless somebody says otherwise; a minus turns it round. */
  order: Name<F> | `-${Name<F>}`
  /** The number that keeps the order editors give the items, where they have one. */
  position?: Name<F>
}

export function defineResource<F extends Fields>(resource: Resource<F>): Resource<F> {
  return resource
}
