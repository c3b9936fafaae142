import { LOCALES, type Locale } from '../../../../packages/foyer/src/contract/locale.ts'
import type { NewPage } from '../../../../packages/foyer/src/documents/create.ts'
import type { ModuleInput } from '../../../../packages/foyer/src/pages/stored-modules.ts'
import type { ArtworkName } from '../artwork/catalog.ts'
import type { ProductionKey } from '../productions/productions.ts'
import type { VenueKey } from '../venues.ts'
import type { EventTagKey } from '../vocabulary.ts'
import type { Say } from './building-blocks/placed.ts'

/** What pages show or link to, by the names that the demo uses. */
export interface References {
  /** Null where the demo has no storage for pictures. */
  picture(name: ArtworkName): number | null
  venues: Record<VenueKey, number>
  eventTags: Record<EventTagKey, number>
  /** The categories of the magazine, in its order. */
  categories: number[]
  production(key: ProductionKey, locale: Locale): string
  form(key: FormKey, locale: Locale): string
  /** The first evening of the festival, a night in its middle, its end, and the address where its pass is sold. */
  festival: { from: string; middle: string; to: string; pass(locale: Locale): string }
}
export type FormKey = 'contact' | 'hire' | 'young' | 'newsletter'

/** What a page is made with: its language, and the items it can refer to. */
export interface Desk extends Pick<References, 'picture' | 'venues' | 'eventTags' | 'categories'> {
  festival: Omit<References['festival'], 'pass'> & { pass: string }
  say: Say
  production(key: ProductionKey): string
  form(key: FormKey): string
}

/** A page of the demo: the same modules in both languages, each with its own texts. */
export interface DemoPage extends Omit<NewPage, 'languages'> {
  languages: Record<Locale, Omit<NewPage['languages'][Locale], 'modules'>>
  modules(desk: Desk): ModuleInput[]
}

/** The page as it is created; a page without references has that form already. */
export function furnish(given: DemoPage | NewPage, references: References): NewPage {
  if (!('modules' in given)) return given
  const { modules, languages, ...page } = given
  const written = LOCALES.map((locale) => [
    locale,
    { ...languages[locale], modules: withoutGaps(modules(deskIn(locale, references))) },
  ])
  return { ...page, languages: Object.fromEntries(written) as NewPage['languages'] }
}

function deskIn(locale: Locale, references: References): Desk {
  return {
    ...references,
    say: (de, en) => (locale === 'de' ? de : en),
    production: (key) => references.production(key, locale),
    form: (key) => references.form(key, locale),
    festival: { ...references.festival, pass: references.festival.pass(locale) },
  }
}

const NOTHING_WITHOUT_PICTURE = new Set(['image', 'full-teaser', 'two-columns'])

/** Leaves out modules that need a picture, where there are none. */
function withoutGaps(modules: ModuleInput[]): ModuleInput[] {
  return modules
    .filter(({ model, image }) => !(image === null && NOTHING_WITHOUT_PICTURE.has(model)))
    .map((module) => {
      const { children, columns } = module as { children?: ModuleInput[]; columns?: Column[] }
      return {
        ...module,
        ...(children && { children: withoutGaps(children) }),
        ...(columns && { columns: columns.map((one) => ({ ...one, children: withoutGaps(one.children) })) }),
      }
    })
}
interface Column {
  classes: string
  children: ModuleInput[]
}
