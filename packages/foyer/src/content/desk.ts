import '../server/resources.ts'
import { openAsBlob } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { facts } from '#house/facts'
import type { DesignSettings } from '../contract/design-settings.ts'
import { addressOf, type ItemRoute } from '../contract/item.ts'
import { type Bilingual, inEachLocale, LOCALES, type Locale } from '../contract/locale.ts'
import { href, type RouteName, type RouteParams } from '../contract/routes.ts'
import { createPage, createSection, type NewPage as StoredPage } from '../documents/create.ts'
import { madeOf } from '../domains/house/made.ts'
import type { OwnResource } from '../domains/house/own-resource.ts'
import { importImage } from '../domains/media/import-image.ts'
import { addFile } from '../domains/media/uploads.ts'
import type { ErrorPages, SiteSettings } from '../domains/settings/contract.ts'
import { writeSettings } from '../domains/settings/service.ts'
import type { Fields } from '../fields/kinds.ts'
import type { PageFields } from '../pages/contract.ts'
import { pageUrl } from '../pages/service.ts'
import type { ModuleInput as StoredInput } from '../pages/stored-modules.ts'
import type { Platform } from '../platform/context.ts'
import { addDays, houseDay, houseInstant } from '../platform/time/house-clock.ts'
import { allResources } from '../saving/resource.ts'
import { createItems } from '../saving/save.ts'
import { titleAt } from '../saving/shown-at.ts'
import { AS_INSTALLATION, type Saving, type Subject, subjectName, type Values } from '../saving/subject.ts'
import { completed, completedText } from './completed-values.ts'
import { withoutGaps } from './missing-pictures.ts'
import type { ModuleInput } from './modules.ts'
import { type GivenFields, RESOURCES, type ResourceName, type ValuesOf } from './resources.ts'
import { takeIds } from './take-ids.ts'
import type { VisitLists } from './visits.ts'

/** The values of a new item, and the id that was reserved for it, if any. */
export type NewItem<R extends ResourceName> = ValuesOf<R> & { id?: number }

/** What `desk.add` needs of a resource of the house. */
type OwnKept<F extends Fields> = Pick<OwnResource<string, F>, 'name' | 'fields'>

/** The same for a resource of the house. */
export type NewOwnItem<F extends Fields> = GivenFields<F> & { id?: number }

/** The words of a page in one language, under the names of the page editor, and its modules. */
export interface NewWords extends Partial<PageFields> {
  title: string
  /** After the language, without a slash; empty for the home page. */
  path: string
  /** True unless given. */
  is_online?: boolean
  modules: ModuleInput[]
}

export interface NewPage {
  parent?: number
  position?: number
  in_menu?: boolean
  in_secondary_menu?: boolean
  in_footer?: boolean
  is_clickable?: boolean
  has_tab_navigation?: boolean
  is_landing_page?: boolean
  is_findable?: boolean
  page_class?: string
  share_image?: number | null
  /** Every language of the house. */
  languages: Partial<Record<Locale, NewWords>>
}

export interface NewPicture {
  alt: Partial<Bilingual>
  credit?: string
  /** The part that every crop keeps, from 0 to 1; the middle unless given. */
  focal?: [x: number, y: number]
  /** The picture that English pages show instead, where a picture has words in it. */
  english?: number | null
}

interface Settings {
  site: Partial<SiteSettings>
  design: Partial<DesignSettings>
  errorPages: ErrorPages
}

/** The values of a group of settings. */
export type SettingsOf<G extends keyof Settings> = Settings[G]

/** Where a file is, or what is in it. */
type FileSource = string | URL | Uint8Array

/** The screens whose addresses need no more than a language. */
export type ScreenName = {
  [N in RouteName]: Record<never, never> extends RouteParams<N> ? N : never
}[RouteName]

/** What `fill` of a house's content is given. Everything is saved as editors save it, with the same checks. */
export interface Desk {
  /** The name of the house. */
  readonly name: string
  /** The moment of the filling, and its day at the house. */
  readonly now: Date
  readonly today: string
  /** The languages of the house; the first is the default. */
  readonly languages: readonly Locale[]
  /** False where pictures and files are left out, as in most tests. Then `picture` gives null and `file` an empty address. */
  readonly takesFiles: boolean
  /** Says what comes next; shown at the start. */
  step(name: string): void
  /** A day some days after another. */
  addDays(day: string, days: number): string
  /** The moment at which the clocks of the house show a time on a day, as the fields of items want it. */
  instant(day: string, time: string): string
  /** The same for every language of the house. */
  inEach<T>(make: (language: Locale) => T): Record<Locale, T>

  /** Adds items and returns their ids: in the same order, or under the same names. */
  add<R extends ResourceName>(resource: R, items: NewItem<R>[]): Promise<number[]>
  add<R extends ResourceName, K extends string>(
    resource: R,
    items: Record<K, NewItem<R>>,
  ): Promise<Record<K, number>>
  /** The same for what the house keeps itself: `desk.add(work, [{ title: 'Winterreise' }])`. */
  add<F extends Fields>(resource: OwnKept<F>, items: NewOwnItem<F>[]): Promise<number[]>
  add<F extends Fields, K extends string>(
    resource: OwnKept<F>,
    items: Record<K, NewOwnItem<F>>,
  ): Promise<Record<K, number>>
  /** Ids for items that others name before they are added: give each as `id` with its values. */
  reserve(resource: ResourceName | OwnResource, count: number): Promise<number[]>
  /** Changes settings; what is left out has its default, and the site the name of the house. */
  settings<G extends keyof Settings>(group: G, values: SettingsOf<G>): Promise<void>
  /** Adds a page in all languages, published, and returns its id. */
  page(page: NewPage): Promise<number>
  /** Adds modules below the page of an item, or the body of an article. */
  section(
    resource: 'article' | 'event' | 'production',
    id: number,
    languages: Partial<Record<Locale, ModuleInput[]>>,
  ): Promise<void>
  /** Adds a picture and returns its id. */
  picture(file: FileSource, picture: NewPicture): Promise<number | null>
  /** Adds a film or a recording and returns its address. */
  file(file: FileSource, about: { name: string; credit?: string }): Promise<string>
  /** Invents figures for the dashboard, where the start asks for them: in demonstrations and measurements only. */
  visits(lists: VisitLists): void

  /** The address of an item that was added at this desk. */
  address(resource: ItemRoute, id: number, language: Locale): string
  /** The address of a page by its path. */
  pageAt(path: string, language: Locale): string
  /** The address of a screen, such as `events`. */
  screen(name: ScreenName, language: Locale): string
}

export interface DeskNeeds extends Pick<Platform, 'db' | 'clock' | 'changes'> {
  /** Without it, pictures and files are left out. */
  storage?: Platform['storage']
  onStep?(name: string): void
  onVisits?(lists: VisitLists): void
  /** Hears of what exists once in a house: a group of settings, the kind of a legal text. */
  onGiven?(what: string): void
  /** Ends the filling at its next write. */
  signal?: AbortSignal
}

/** Opens a desk in the caller's transaction. */
export function openDesk({ storage, onStep, onVisits, onGiven, signal, ...needs }: DeskNeeds): Desk {
  const { db, clock } = needs
  const saving: Saving = { ...needs, ...AS_INSTALLATION }
  const now = clock.now()
  const added = new Map<string, Values>()
  const keyOf = (resource: string, id: number) => `${resource} ${id}`
  const modulesFor = (modules: ModuleInput[]) =>
    storage ? (modules as StoredInput[]) : withoutGaps(modules as StoredInput[])

  async function addAll(
    resource: ResourceName | OwnResource,
    items: (Values & { id?: number })[],
  ): Promise<number[]> {
    signal?.throwIfAborted()
    const subject = subjectOf(resource)
    const list = items.map(({ id, ...values }) => ({
      ...(id !== undefined && { id }),
      values: completed(subject.fields, values),
    }))
    const ids = await createItems(saving, subject, list)
    if (resource === 'legaltext') for (const { kind } of items) onGiven?.(String(kind))
    for (const [index, id] of ids.entries())
      added.set(keyOf(nameIn(resource), id), list[index]?.values as Values)
    return ids
  }

  function valuesOf(resource: string, id: number): Values {
    const values = added.get(keyOf(resource, id))
    if (!values) throw new Error(`This content has added no ${resource} with the id ${id}.`)
    return values
  }

  function inAll<T>(what: string, given: Partial<Record<Locale, T>>): Record<Locale, T> {
    const missing = LOCALES.filter((language) => !given[language])
    if (missing.length > 0) throw new Error(`${what} is missing in "${missing.join('", "')}".`)
    return given as Record<Locale, T>
  }

  const desk: Desk = {
    name: facts.name,
    now,
    today: houseDay(now),
    languages: LOCALES,
    takesFiles: storage !== undefined,
    step: (name) => onStep?.(name),
    addDays,
    instant: (day, time) => houseInstant(day, time).toISOString(),
    inEach: (make) => inEachLocale(make),

    add: (async (resource: ResourceName | OwnResource, items: Values[] | Record<string, Values>) => {
      if (Array.isArray(items)) return addAll(resource, items)
      const ids = await addAll(resource, Object.values(items))
      return Object.fromEntries(Object.keys(items).map((key, index) => [key, ids[index]]))
    }) as Desk['add'],

    reserve: (resource, count) => takeIds(db, subjectOf(resource).store.table, count),

    async settings(group, values) {
      signal?.throwIfAborted()
      const own = group === 'site' ? { site_name: facts.name, ...values } : values
      await writeSettings(needs, group, own as typeof values)
      onGiven?.(group)
    },

    async page({ languages: given, ...page }) {
      signal?.throwIfAborted()
      const name = Object.values(given)[0]?.title ?? ''
      const words = inAll(`The page "${name}"`, given)
      return createPage(needs, {
        writtenBy: 'admin',
        parentId: page.parent,
        position: page.position,
        inMenu: page.in_menu,
        inSecondaryMenu: page.in_secondary_menu,
        inFooter: page.in_footer,
        isClickable: page.is_clickable,
        hasTabNavigation: page.has_tab_navigation,
        isLandingPage: page.is_landing_page,
        isFindable: page.is_findable,
        pageClass: page.page_class,
        shareImageId: page.share_image,
        languages: mapped(words, ({ path, is_online, modules, ...fields }) => ({
          ...{ path, fields, modules: modulesFor(modules) },
          ...(is_online !== undefined && { isOnline: is_online }),
        })) as StoredPage['languages'],
      })
    },

    async section(resource, id, given) {
      signal?.throwIfAborted()
      const slug = `${resource}-${id}`
      const modules = inAll(`The section "${slug}"`, given)
      await createSection(needs, {
        ...{ slug, contentType: resource, objectId: id },
        languages: mapped(modules, modulesFor),
      })
    },

    async picture(file, { alt, credit = '', focal: [x, y] = [0.5, 0.5], english }) {
      signal?.throwIfAborted()
      if (!storage) return null
      const bytes = file instanceof Uint8Array ? Buffer.from(file) : await readFile(file)
      const englishImage = english ?? undefined
      return importImage({ db, clock, storage }, bytes, {
        ...{ alt: completedText(alt), credit, focal: { x, y }, englishImage },
      })
    },

    async file(file, { name, credit = '' }) {
      signal?.throwIfAborted()
      if (!storage) return ''
      const content = file instanceof Uint8Array ? new Blob([new Uint8Array(file)]) : await openAsBlob(file)
      return addFile(saving, storage, { name, credit, content })
    },

    visits: (lists) => onVisits?.(lists),

    address(route, id, language) {
      const resource = resourceOf(route)
      const values = valuesOf(route, id)
      const own = titleAt(resource, values) as Bilingual
      const lender = resource.lentBy && (values[resource.lentBy] as number | null | undefined)
      const isNamed = Object.values(own).some((title) => title !== '')
      const title = !isNamed && lender ? titleOf(String(resource.lentBy), lender) : own
      return addressOf(route, id, title, language).url
    },
    pageAt: (path, language) => pageUrl(language, path),
    screen: (name, language) => href(name as 'events', language),
  }
  return desk

  function titleOf(route: string, id: number): Bilingual {
    return titleAt(resourceOf(route), valuesOf(route, id)) as Bilingual
  }
}

const nameIn = (resource: ResourceName | OwnResource) =>
  typeof resource === 'string' ? resource : resource.name

function subjectOf(resource: ResourceName | Pick<OwnResource, 'name'>): Subject {
  if (typeof resource !== 'string') return madeOf(resource).subject
  const subject = RESOURCES[resource] as Subject | undefined
  if (!subject) {
    throw new Error(`There is no resource "${resource}". There are: ${Object.keys(RESOURCES).join(', ')}.`)
  }
  return subject
}

function resourceOf(route: string) {
  const name = subjectName(subjectOf(route as ResourceName))
  const found = allResources().find(({ subject }) => subjectName(subject) === name)
  if (!found) throw new Error(`The resource "${route}" is not described.`)
  return found
}

function mapped<T, U>(given: Record<Locale, T>, make: (value: T) => U): Record<Locale, U> {
  return inEachLocale((language) => make(given[language]))
}
