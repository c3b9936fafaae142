import type { HtmlShown } from '../../contract/html-shown.ts'
import type { EventSummary } from '../../domains/events/contract.ts'
import type { ArticleSummary } from '../../domains/magazine/contract.ts'
import type { Image, Thumbnails } from '../../domains/media/contract.ts'
import type { VenueSummary } from '../../domains/venues/contract.ts'
import type { HtmlField, ImageField, ReferenceField } from '../../fields/kinds.ts'
import type { ModuleField, ModuleFields } from './nested-fields.ts'

/**
 * What a module shows beyond its own fields. It says so here as plain data; the page gathers what all its modules ask
 * for and answers it in one batch (`pages/module-data.ts`), on the server and in the editor's preview alike.
 */
export interface NeedKinds {
  /** The newest articles, of some categories or of all. */
  articles: { asks: ArticlesAsked; gets: ArticleSummary[] }
  /** The one article at a place of that list. */
  article: { asks: Omit<ArticlesAsked, 'items'>; gets: ArticleSummary | null }
  /** The next events of a span of time. */
  events: { asks: EventsAsked; gets: EventSummary[] }
  /** Something that follows from the fields alone. */
  value: { asks: string; gets: string }
}
export type NeedKind = keyof NeedKinds

interface ArticlesAsked {
  items: number
  /** How many of the newest are left out. */
  skip: number
  /** All of them where it is null. */
  categories: number[] | null
}

export interface EventsAsked {
  /** From now on where it is null. */
  from: string | null
  to: string | null
  /** Only what is part of this event. */
  festival: number | null
  tag: number | null
  days: '' | 'next_3_days' | 'weekend'
}

export interface Need<K extends NeedKind = NeedKind, V = never> {
  kind: K
  asks(fields: V): NeedKinds[K]['asks']
}

/** The fields an answer has beside the stored ones, by the kind of what they come from. */
export type Resolved<F extends ModuleFields> = {
  [K in Named<F, ImageField> as `${K}_obj`]: Image | null
} & { [K in Named<F, ImageField> as `${K}_thumbnails`]: Thumbnails | null } & {
  [K in Named<F, ReferenceField<'venue'>> as `${K}_obj`]: VenueSummary | null
} & { [K in Named<F, ReferenceField<'event'>> as `${K}_obj`]: EventSummary | null } & {
  [K in Named<F, HtmlField> as `${K}_obj`]: HtmlShown
}
type Named<F extends ModuleFields, Kind extends ModuleField> = {
  [K in keyof F & string]: F[K] extends Kind ? K : never
}[keyof F & string]
