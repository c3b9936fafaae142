import { type Bilingual, LOCALES } from '../contract/locale.ts'
import {
  and,
  eq,
  getTableColumns,
  gt,
  isNotNull,
  isNull,
  lt,
  not,
  or,
  type PgColumn,
  type SQL,
  sql,
} from '../platform/database/drizzle.ts'
import { inLocale } from '../platform/database/text-in.ts'
import { houseDay } from '../platform/time/house-clock.ts'
import { columnOf, hasColumn } from './item-store.ts'
import type { Resource } from './resource.ts'
import type { Values } from './subject.ts'

/** Reasons why an item in a list needs an editor's attention. */
export const MARKS = [
  'unread',
  'offline',
  'later',
  'past',
  'no_picture',
  'no_description',
  'no_translation',
] as const
export type Mark = (typeof MARKS)[number]

/** A mark as a check of one item and as a condition on the table. Null where the resource has no such fields. */
interface Rule {
  isOn(values: Values): boolean
  where: SQL | undefined
}

/** The marks that a resource's items can have. */
export function marksFor(resource: Resource, now = new Date(0)): Mark[] {
  return MARKS.filter((mark) => ruleOf(resource, mark, now) !== null)
}

export function marksOf(resource: Resource, values: Values, now: Date): Mark[] {
  return MARKS.filter((mark) => ruleOf(resource, mark, now)?.isOn(values))
}

export function whereMarked(resource: Resource, mark: Mark, now: Date): SQL | undefined {
  const rule = ruleOf(resource, mark, now)
  return rule ? rule.where : sql`false`
}

function ruleOf(resource: Resource, mark: Mark, now: Date): Rule | null {
  const { subject, endsAt, lentBy } = resource
  const { fields } = subject
  const column = (name: string) => columnFor(resource, name)
  switch (mark) {
    case 'unread': {
      if (!resource.unread) return null
      const said = Object.entries(resource.unread)
      return {
        isOn: (values) => said.every(([name, value]) => values[name] === value),
        where: and(...said.map(([name, value]) => eq(column(name), value))),
      }
    }
    case 'offline':
      if (subject.store.part?.isOffline) return subject.store.part.isOffline
      return fields.is_online
        ? { isOn: (values) => values.is_online === false, where: eq(column('is_online'), false) }
        : null
    case 'later':
      return fields.published_at && hasColumn(subject.store, 'published_at', fields.published_at)
        ? { isOn: (values) => isAfter(values.published_at, now), where: gt(column('published_at'), now) }
        : null
    case 'past': {
      if (!endsAt) return null
      if (fields[endsAt]?.kind === 'day') {
        const today = houseDay(now)
        return {
          isOn: (values) => values[endsAt] !== null && (values[endsAt] as string) < today,
          where: lt(column(endsAt), today),
        }
      }
      return {
        isOn: (values) => values[endsAt] !== null && !isAfter(values[endsAt], now),
        where: lt(column(endsAt), now),
      }
    }
    case 'no_picture': {
      if (fields.image?.kind !== 'image') return null
      const lender = lentBy ? isNull(column(lentBy)) : undefined
      return {
        isOn: (values) => values.image === null && (!lentBy || values[lentBy] === null),
        where: and(isNull(column('image')), lender),
      }
    }
    case 'no_description': {
      if (fields.alt?.kind !== 'bilingual' || fields.is_decorative?.kind !== 'boolean') return null
      const alt = column('alt')
      return {
        isOn: ({ alt, is_decorative }) => is_decorative === false && isEmpty(alt as Bilingual),
        where: and(
          eq(column('is_decorative'), false),
          ...LOCALES.map((locale) => eq(inLocale(alt, locale), '')),
        ),
      }
    }
    case 'no_translation': {
      const texts = Object.keys(fields).filter(
        (name) => fields[name]?.kind === 'bilingual' && hasColumn(subject.store, name, fields[name]),
      )
      if (texts.length === 0 || LOCALES.length === 1) return null
      return {
        isOn: (values) => texts.some((name) => isHalf(values[name] as Bilingual)),
        where: or(
          ...texts.map((name) => {
            const text = column(name)
            return and(isNotNull(text), whereHalf(text))
          }),
        ),
      }
    }
  }
}

const isEmpty = (text: Bilingual) => LOCALES.every((locale) => text[locale] === '')
const isHalf = (text: Bilingual) => !isEmpty(text) && LOCALES.some((locale) => text[locale] === '')

/** A text that is written in some of the languages of the site, and not in all. */
export function whereHalf(column: PgColumn): SQL | undefined {
  const isMissing = LOCALES.map((locale) => sql`coalesce(${inLocale(column, locale)}, '') = ''`)
  return and(or(...isMissing), not(and(...isMissing) as SQL))
}

function isAfter(moment: unknown, now: Date): boolean {
  return typeof moment === 'string' && Date.parse(moment) > now.getTime()
}

function columnFor({ subject }: Resource, name: string): PgColumn {
  const { table } = subject.store
  return (getTableColumns(table) as Record<string, PgColumn>)[columnOf(table, name)] as PgColumn
}
