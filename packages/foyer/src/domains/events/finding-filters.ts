import { accessTo } from '../../contract/access-features.ts'
import { foreignTo, isAmong, type WORD_FILTERS, type WordFilter } from '../../contract/finding.ts'
import { and, eq, inArray, isNull, lte, not, or, type SQL, sql } from '../../platform/database/drizzle.ts'
import type { Inherited } from './inherited-facts.ts'
import { events } from './tables.ts'

/** The filters by which visitors find an evening, besides those of the specification (contract/finding.ts). */
export type FindingFilter = { [K in WordFilter]?: (typeof WORD_FILTERS)[K][number][] | undefined } & {
  age?: number | undefined
  price_max?: number | undefined
}

const INHERITED = ['language', 'access', 'audience', 'age', 'premiere'] as const

/** Whether a filter asks for something that events take from their production or room. */
export function asksForInherited(filter: FindingFilter): boolean {
  return INHERITED.some((key) => filter[key] !== undefined)
}

/** The condition for events that match. `inherited` may be left out for a filter that asks for nothing of it. */
export function matchesFinding(filter: FindingFilter, inherited: Inherited | null): SQL | undefined {
  const { language, access, audience, age, price_max, pay, premiere, tickets } = filter
  return and(
    price_max === undefined ? undefined : lte(events.priceFrom, price_max * 100),
    pay && eq(events.isPayWhatYouCan, true),
    tickets && not(inArray(events.status, ['cancelled', 'sold_out'])),
    ...(inherited
      ? [
          language && or(...language.map((wish) => isUnderstood(wish, inherited))),
          ...(access ?? []).map((feature) => isAccessible(feature, inherited)),
          audience && isFor(audience, inherited),
          age === undefined ? undefined : isFitAt(age, inherited),
          premiere && isPremiere(inherited),
        ]
      : []),
  )
}

const idsOf = (items: { id: number }[]) => items.map(({ id }) => id)
const textArray = (values: readonly string[]) =>
  sql`array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`
/** A production or a room that an event may be without. */
const isOneOf = (column: typeof events.productionId | typeof events.roomId, ids: number[]): SQL =>
  ids.length === 0 ? sql`false` : sql`coalesce(${inArray(column, ids)}, false)`

function isUnderstood(wish: string, { productions }: Inherited): SQL | undefined {
  const other = foreignTo(wish)
  const inList = (column: typeof events.spoken | typeof events.surtitled) =>
    other
      ? sql`(${column} <> '{}' and not ${column} <@ ${textArray([other])})`
      : sql`${column} && ${textArray([wish])}`
  const through = (list: 'spoken' | 'surtitled') =>
    and(
      sql`${events[list]} = '{}'`,
      isOneOf(events.productionId, idsOf(productions.filter((one) => isAmong(wish, one[list])))),
    )
  return or(inList(events.spoken), through('spoken'), inList(events.surtitled), through('surtitled'))
}

function isAccessible(feature: string, { productions, rooms }: Inherited): SQL | undefined {
  const has = (column: typeof events.accessFeatures | typeof events.accessMissing) =>
    sql`${feature} = any(${column})`
  const saying = (answer: boolean) =>
    idsOf(productions.filter((one) => accessTo(feature, null, one, null, null) === answer))
  const inRooms = rooms.filter(({ room, venue }) => accessTo(feature, null, null, room, venue))
  return and(
    not(has(events.accessMissing)),
    or(
      has(events.accessFeatures),
      isOneOf(events.productionId, saying(true)),
      and(not(isOneOf(events.productionId, saying(false))), isOneOf(events.roomId, idsOf(inRooms))),
    ),
  )
}

function isFor(audience: readonly string[], { productions }: Inherited): SQL | undefined {
  const through = productions.filter((one) => one.audience.some((group) => audience.includes(group)))
  return or(
    sql`${events.audience} && ${textArray(audience)}`,
    and(sql`${events.audience} = '{}'`, isOneOf(events.productionId, idsOf(through))),
  )
}

function isFitAt(age: number, { productions }: Inherited): SQL | undefined {
  const through = productions.filter(({ ageFrom }) => ageFrom !== null && ageFrom <= age)
  return or(
    lte(events.ageFrom, age),
    and(isNull(events.ageFrom), isOneOf(events.productionId, idsOf(through))),
  )
}

function isPremiere({ productions }: Inherited): SQL | undefined {
  const opening = productions.flatMap(({ id, premiereOn }) =>
    premiereOn ? [sql`(${id}::integer, ${premiereOn}::date)`] : [],
  )
  if (opening.length === 0) return sql`false`
  return sql`(${events.productionId}, ${events.day}) in (${sql.join(opening, sql`, `)})`
}
