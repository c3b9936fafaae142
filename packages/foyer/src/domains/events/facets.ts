import type { z } from 'zod'
import { accessOf } from '../../contract/access-features.ts'
import { AGE_STEPS, isAmong, LANGUAGE_WISHES, PRICE_STEPS } from '../../contract/finding.ts'
import type { Locale } from '../../contract/locale.ts'
import type { OneOrMore } from '../../contract/params.ts'
import type { Context } from '../../platform/context.ts'
import { and, eq, or, sql } from '../../platform/database/drizzle.ts'
import { visibleTo } from '../../platform/database/visibility.ts'
import { addDays, houseDay, nextHouseMidnight } from '../../platform/time/house-clock.ts'
import { isEditor } from '../../platform/viewer.ts'
import { exhibitionTypes, PRODUCTION_WORDS_TAG, productions } from '../productions/tables.ts'
import type { Facets, facets } from './contract.ts'
import { beginsBefore, beginsFrom, isRunningOn } from './days.ts'
import { nameOfOption } from './facet-names.ts'
import { FACTS_TAGS, findInherited, type Inherited } from './inherited-facts.ts'
import { EVENTS_TAG, events, eventTagLinks } from './tables.ts'

type Asked = z.output<typeof facets.params>
type Kind = Exclude<keyof Asked, 'date' | 'until'>

/** What the filters know of an event. Many events have the same facts, so they are counted together. */
interface Facts {
  count: number
  room: number | null
  type: number | null
  series: number | null
  genre: number | null
  tag: readonly number[]
  language: readonly string[]
  access: readonly string[]
  audience: readonly string[]
  age: number | null
  /** In cents. */
  price_max: number | null
  pay: boolean
  premiere: boolean
  tickets: boolean
}

/**
 * How many events each option of each filter leaves. Of its own kind an option counts alone, because several options of a kind
 * are alternatives; only each need of access is a kind of its own.
 *
 * The events of some days are read once, as groups of equal facts, and stored until one changes. Every combination of filters is
 * then counted from these groups.
 */
export async function countFacets(context: Context, { date, until, ...asked }: Asked): Promise<Facets> {
  const inherited = await findInherited(context)
  const found = await factsOf(context, inherited, date, until)
  const kinds = (Object.keys(KINDS) as Kind[]).filter((kind) => asked[kind] !== undefined)
  const passes = (facts: Facts, without?: Kind) =>
    kinds.every((kind) => kind === without || KINDS[kind].fits(facts, asked[kind] as never))
  const sum = (some: Facts[]) => some.reduce((total, { count }) => total + count, 0)
  const left = found.filter((facts) => passes(facts))
  const options = Object.fromEntries(
    (Object.keys(KINDS) as Kind[]).map((kind) => {
      const counts: Record<string, number> = {}
      const others = kind === 'access' ? left : found.filter((facts) => passes(facts, kind))
      for (const facts of others) {
        for (const value of KINDS[kind].optionsOf(facts)) counts[value] = (counts[value] ?? 0) + facts.count
      }
      return [kind, counts]
    }),
  )
  const without = Object.fromEntries(
    kinds.map((kind) => [kind, sum(found.filter((facts) => passes(facts, kind)))]),
  )
  if (date !== undefined || until !== undefined) {
    const always = await factsOf(context, inherited, undefined, undefined)
    without.date = sum(always.filter((facts) => passes(facts)))
  }
  return { count: sum(left), options, names: namesOf(options, context.locale), without }
}

function namesOf(options: Facets['options'], locale: Locale): Facets['names'] {
  const named = Object.entries(options).map(([kind, counts]) => [
    kind,
    Object.fromEntries(
      Object.keys(counts).flatMap((value) => {
        const name = nameOfOption(kind, value, locale)
        return name ? [[value, name]] : []
      }),
    ),
  ])
  return Object.fromEntries(named.filter(([, names]) => Object.keys(names as object).length > 0))
}

interface KindOf<V> {
  fits(facts: Facts, asked: V): boolean
  /** The options that this event is an example of. */
  optionsOf(facts: Facts): readonly (string | number)[]
}

const isOneOf = <T>(asked: OneOrMore<T>, value: T | null) =>
  value !== null && (Array.isArray(asked) ? asked.includes(value) : asked === value)
const byValue = (key: 'room' | 'type' | 'series' | 'genre'): KindOf<OneOrMore<number>> => ({
  fits: (facts, asked) => isOneOf(asked, facts[key]),
  optionsOf: (facts) => [facts[key]].filter((value) => value !== null),
})
const flag = (key: 'pay' | 'premiere' | 'tickets', name: string): KindOf<unknown> => ({
  fits: (facts) => facts[key],
  optionsOf: (facts) => (facts[key] ? [name] : []),
})

const KINDS: { [K in Kind]: KindOf<NonNullable<Asked[K]>> } = {
  room: byValue('room'),
  type: byValue('type'),
  series: byValue('series'),
  genre: byValue('genre'),
  tag: {
    fits: ({ tag }, asked) => tag.some((id) => isOneOf(asked, id)),
    optionsOf: ({ tag }) => tag,
  },
  language: {
    fits: ({ language }, asked) => asked.some((wish) => isAmong(wish, language)),
    optionsOf: ({ language }) => LANGUAGE_WISHES.filter((wish) => isAmong(wish, language)),
  },
  access: {
    fits: ({ access }, asked) => asked.every((need) => access.includes(need)),
    optionsOf: ({ access }) => access,
  },
  audience: {
    fits: ({ audience }, asked) => asked.some((group) => audience.includes(group)),
    optionsOf: ({ audience }) => audience,
  },
  age: {
    fits: ({ age }, asked) => age !== null && age <= asked,
    optionsOf: ({ age }) => AGE_STEPS.filter((step) => age !== null && age <= step),
  },
  price_max: {
    fits: ({ price_max }, asked) => price_max !== null && price_max <= asked * 100,
    optionsOf: ({ price_max }) => PRICE_STEPS.filter((step) => price_max !== null && price_max <= step * 100),
  },
  pay: flag('pay', 'what-you-can'),
  premiere: flag('premiere', 'yes'),
  tickets: flag('tickets', 'left'),
}

/** The facts of the visible events of some days. */
async function factsOf(
  context: Context,
  inherited: Inherited,
  date: string | undefined,
  until: string | undefined,
): Promise<Facts[]> {
  const { clock, memo, reads, viewer } = context
  const tags = [EVENTS_TAG, PRODUCTION_WORDS_TAG, ...FACTS_TAGS]
  reads.note(...tags)
  const now = clock.now()
  const from = date ?? houseDay(now)
  if (date === undefined) reads.until(nextHouseMidnight(now))
  if (until !== undefined && until < from) return []
  const key = `facets ${from} ${until ?? ''} ${isEditor(viewer)} ${inherited.key}`
  const { facts, next } = await memo.remember(key, tags, async () => {
    const value = {
      facts: await readFacts(context, inherited, from, until),
      next: await nextPublication(context),
    }
    return { value, until: value.next }
  })
  if (next) reads.until(next)
  return facts
}

/** When the next event becomes visible. */
async function nextPublication({ db, clock, viewer }: Context): Promise<Date | null> {
  if (isEditor(viewer)) return null
  const now = clock.now().toISOString()
  const [row] = await db
    .select({ next: sql<string | null>`min(${events.publishedAt})` })
    .from(events)
    .where(and(eq(events.isOnline, true), sql`${events.publishedAt} > ${now}::timestamptz`))
  return row?.next ? new Date(row.next) : null
}

async function readFacts(
  context: Context,
  inherited: Inherited,
  from: string,
  until: string | undefined,
): Promise<Facts[]> {
  const { db } = context
  const tagIds = sql<number[]>`array(
    select ${eventTagLinks.tagId} from ${eventTagLinks} where ${eventTagLinks.eventId} = ${events.id} order by 1
  )`
  const grouped = {
    roomId: events.roomId,
    type: exhibitionTypes.slug,
    seriesId: events.seriesId,
    genreId: events.genreId,
    productionId: events.productionId,
    spoken: events.spoken,
    surtitled: events.surtitled,
    ageFrom: events.ageFrom,
    audience: events.audience,
    accessFeatures: events.accessFeatures,
    accessMissing: events.accessMissing,
    priceFrom: events.priceFrom,
    isPayWhatYouCan: events.isPayWhatYouCan,
    status: events.status,
  }
  const isPremiere = sql<boolean>`coalesce(${productions.premiereOn} = ${events.day}, false)`
  const rows = await db
    .select({ ...grouped, tags: tagIds, isPremiere, count: sql<number>`count(*)::int` })
    .from(events)
    .leftJoin(exhibitionTypes, eq(exhibitionTypes.id, events.exhibitionTypeId))
    .leftJoin(productions, eq(productions.id, events.productionId))
    .where(
      and(
        or(
          isRunningOn(from),
          and(beginsFrom(from), until === undefined ? undefined : beginsBefore(addDays(until, 1))),
        ),
        visibleTo(context, events),
      ),
    )
    .groupBy(...Object.values(grouped), tagIds, isPremiere)
  const productionOf = new Map(inherited.productions.map((row) => [row.id, row]))
  const roomOf = new Map(inherited.rooms.map((row) => [row.id, row]))
  return rows.map((row) => {
    const production = productionOf.get(row.productionId ?? 0)
    const place = roomOf.get(row.roomId ?? 0)
    const own = (list: 'spoken' | 'surtitled' | 'audience') =>
      row[list].length > 0 ? row[list] : (production?.[list] ?? [])
    return {
      count: row.count,
      room: row.roomId,
      type: row.type === null ? null : Number(row.type),
      series: inherited.series.has(row.seriesId ?? 0) ? row.seriesId : null,
      genre: row.genreId,
      tag: row.tags,
      language: [...own('spoken'), ...own('surtitled')],
      access: accessOf(row, production, place?.room, place?.venue),
      audience: own('audience'),
      age: row.ageFrom ?? production?.ageFrom ?? null,
      price_max: row.priceFrom,
      pay: row.isPayWhatYouCan,
      premiere: row.isPremiere && production !== undefined,
      tickets: row.status !== 'cancelled' && row.status !== 'sold_out',
    }
  })
}
