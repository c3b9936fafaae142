/**
 * What `resources/`, `database/`, `endpoints/` and `jobs/` of a house import: docs/reference/resources.md and its neighbours. It must
 * not import `server/resources.ts`, directly or not: that file waits for the resources of the house.
 */
export { z } from 'zod'
export { defineEndpoint } from '../contract/endpoint.ts'
export { Failure } from '../contract/errors.ts'
export type { Bilingual } from '../contract/locale.ts'
export { listed } from '../contract/paging.ts'
export { id, wholeNumber } from '../contract/params.ts'
export { findItems, listItems, removeItem, saveItem } from '../domains/house/items-for-house.ts'
export {
  type BoundCalls,
  bindOwn as bind,
  type HouseContext,
  type HouseDb,
} from '../domains/house/own-calls.ts'
export { defineJob, type OwnJob } from '../domains/house/own-job.ts'
export {
  defineOwnResource as defineResource,
  type ItemOf,
  type OwnResource,
} from '../domains/house/own-resource.ts'
export { findVenue, listEvents } from '../domains/house/programme-for-house.ts'
export { variablesOf } from '../domains/house/variables-of.ts'
export {
  bilingual,
  boolean,
  choice,
  choices,
  dateTime,
  day,
  decimal,
  image,
  items,
  link,
  number,
  reference,
  references,
  richText,
  slug,
  string,
  time,
} from '../fields/kinds.ts'
export {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  not,
  or,
  sql,
  sum,
} from '../platform/database/drizzle.ts'
export { tagOf } from '../platform/database/house-tables.ts'
export { addDays, houseDay, houseInstant, houseTime } from '../platform/time/house-clock.ts'
export { publicationFields } from '../saving/publication.ts'
