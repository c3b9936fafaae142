import type { Desk, Language, ModuleInput, NewPage, NewWords } from 'openfoyer/content'
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
  production(key: ProductionKey, language: Language): string
  form(key: FormKey, language: Language): string
  /** The first evening of the festival, a night in its middle, its end, and the address where its pass is sold. */
  festival: { from: string; middle: string; to: string; pass(language: Language): string }
}
export type FormKey = 'contact' | 'hire' | 'young' | 'newsletter'

/** What a page is made with: its language, and the items it can refer to. */
export interface Means extends Pick<References, 'picture' | 'venues' | 'eventTags' | 'categories'> {
  festival: Omit<References['festival'], 'pass'> & { pass: string }
  say: Say
  production(key: ProductionKey): string
  form(key: FormKey): string
}

/** A page of the demo: the same modules in both languages, each with its own texts. */
export interface DemoPage extends Omit<NewPage, 'languages'> {
  languages: Record<Language, Omit<NewWords, 'modules'>>
  modules(means: Means): ModuleInput[]
}

/** The page as it is created; a page without references has that form already. */
export function furnish(desk: Desk, given: DemoPage | NewPage, references: References): NewPage {
  if (!('modules' in given)) return given
  const { modules, languages, ...page } = given
  return {
    ...page,
    languages: desk.inEach((language) => ({
      ...languages[language],
      modules: modules(meansIn(language, references)),
    })),
  }
}

function meansIn(language: Language, references: References): Means {
  return {
    ...references,
    say: (de, en) => (language === 'de' ? de : en),
    production: (key) => references.production(key, language),
    form: (key) => references.form(key, language),
    festival: { ...references.festival, pass: references.festival.pass(language) },
  }
}
