import { inLanguage } from '../contract/in-language.ts'
import type { Bilingual, Locale } from '../contract/locale.ts'
import type { Field, Fields } from '../fields/kinds.ts'
import type { Db } from '../platform/database/database.ts'
import { readItems } from './item-store.ts'
import { allResources, type Resource } from './resource.ts'
import type { Item } from './save.ts'
import { titleAt, urlsOf } from './shown-at.ts'
import { allSubjects, subjectName, type Values } from './subject.ts'

/** How an item is shown where there is only one line for it. */
export interface Named {
  name: string
  /** The address of a small picture. */
  picture: string | null
}

/** The same, with the addresses where visitors see it. */
export interface NamedItem extends Named {
  urls: Bilingual | null
}

type Items = Pick<Item, 'id' | 'values'>[]

/**
 * The names of items of one kind in the language of the viewer, with their pictures and the addresses where visitors see them.
 */
export async function nameItems(
  db: Db,
  resource: Resource,
  items: Items,
  locale: Locale,
): Promise<Map<number, NamedItem>> {
  const lender = await lentNames(db, resource, items, locale)
  const pictures = (await resource.pictures?.(
    db,
    items.map(({ id }) => id),
  )) as Map<number, string> | undefined
  return new Map(
    items.map(({ id, values }) => {
      const lent = lender(values)
      const own = wordsOf(resource, values, locale) || lent.name
      const name = [own, momentOf(resource, values)].filter(Boolean).join(' · ')
      return [
        id,
        {
          name: name || `${resource.strings.one[locale]} ${id}`,
          picture: pictures?.get(id) ?? null,
          urls: urlsOf(resource, { id, values }, lent.title),
        },
      ]
    }),
  )
}

/** Everything that items reference in their fields, as `venues/room/3`: one query per kind, however many items there are. */
export async function namedBy(
  db: Db,
  { subject }: Resource,
  items: Items,
  locale: Locale,
): Promise<Record<string, Named>> {
  const wanted = new Map<Resource, Set<number>>()
  for (const { values } of items) collect(subject.fields, values, wanted)
  const named: Record<string, Named> = {}
  for (const [resource, ids] of wanted) {
    const found = await readThese(db, resource, [...ids])
    for (const [id, { name, picture }] of await nameItems(db, resource, found, locale)) {
      named[`${subjectName(resource.subject)}/${id}`] = { name, picture }
    }
  }
  return named
}

/** The names of the writers of trail entries. */
export async function writersOf(db: Db, entries: { actorId: number | null }[]): Promise<Map<number, string>> {
  const accounts = allSubjects().find((subject) => subjectName(subject) === 'accounts/user')
  const ids = new Set(entries.flatMap(({ actorId }) => actorId ?? []))
  if (!accounts || ids.size === 0) return new Map()
  const found = await readItems(db, accounts.store, accounts.fields, [...ids])
  return new Map([...found].map(([id, values]) => [id, accounts.titleOf(values)]))
}

async function readThese(db: Db, { subject }: Resource, ids: number[]): Promise<Items> {
  const found = await readItems(db, subject.store, subject.fields, ids)
  return [...found].map(([id, values]) => ({ id, values }))
}

function collect(fields: Fields, values: Values, wanted: Map<Resource, Set<number>>): void {
  for (const [name, field] of Object.entries(fields)) {
    const value = values[name]
    if (field.kind === 'items') {
      for (const row of (value as Values[] | null) ?? []) collect(field.fields, row, wanted)
      continue
    }
    const target = targetOf(field)
    if (!target) continue
    const ids = wanted.get(target) ?? new Set()
    for (const id of [value].flat()) if (typeof id === 'number') ids.add(id)
    if (ids.size > 0) wanted.set(target, ids)
  }
}

function targetOf(field: Field): Resource | undefined {
  const to = field.kind === 'image' ? 'image' : 'to' in field ? field.to : null
  const subject = to && allSubjects().find(({ target }) => target === to)
  return subject ? allResources().find((resource) => resource.subject === subject) : undefined
}

/**
 * The first column that contains words. A name that is not bilingual comes from the subject's `titleOf`, such as first and last
 * name.
 */
function wordsOf({ subject, columns }: Resource, values: Values, locale: Locale): string {
  for (const name of columns) {
    const kind = subject.fields[name]?.kind
    if (kind === 'bilingual') {
      const text = inLanguage(values[name] as Bilingual, locale)
      if (text) return text
    } else if (kind === 'string' && values[name]) return subject.titleOf(values)
  }
  return ''
}

/** The time tells two evenings of the same production apart. */
function momentOf({ subject, columns: [first = ''] }: Resource, values: Values): string {
  const value = values[first]
  if (subject.fields[first]?.kind !== 'dateTime' || typeof value !== 'string') return ''
  const [day = '', time = ''] = value.split('T')
  return `${day.split('-').reverse().join('.')} ${time.slice(0, 5)}`
}

/**
 * An item without words of its own gets the name of the item it belongs to: an event that of its production, an entry that of its
 * form.
 */
async function lentNames(db: Db, resource: Resource, items: Items, locale: Locale) {
  const field = resource.lentBy ?? resource.columns.find((name) => isReference(resource, name))
  const target = field && targetOf(resource.subject.fields[field] as Field)
  if (!target || target === resource) return () => NOTHING_LENT
  const nameless = items.filter(({ values }) => !wordsOf(resource, values, locale))
  const ids = nameless.flatMap(({ values }) => (typeof values[field] === 'number' ? [values[field]] : []))
  const found = await readThese(db, target, [...new Set(ids)])
  const lent = new Map(
    found.map(({ id, values }) => [
      id,
      { name: wordsOf(target, values, locale), title: titleAt(target, values) },
    ]),
  )
  return (values: Values) => lent.get(values[field] as number) ?? NOTHING_LENT
}

const NOTHING_LENT = { name: '', title: null }

function isReference({ subject }: Resource, name: string): boolean {
  return subject.fields[name]?.kind === 'reference'
}
