import type { HtmlShown } from '../../contract/html-shown.ts'
import type { Bilingual } from '../../contract/locale.ts'
import type { EventSummary } from '../../domains/events/contract.ts'
import type { ArticleSummary } from '../../domains/magazine/contract.ts'
import type { Image, Thumbnails } from '../../domains/media/contract.ts'
import type { VenueSummary } from '../../domains/venues/contract.ts'
import type { Field, FieldValue, HtmlField, ImageField, ReferenceField } from '../../fields/kinds.ts'

/** The stored fields of one module, before or after a migration. */
type StoredFields = Record<string, unknown>

type FieldName<F extends ModuleFields> = keyof F & string

export interface ModuleDefinition<
  M extends string = string,
  F extends ModuleFields = ModuleFields,
  N extends Record<string, NeedKind> = Record<string, NeedKind>,
> {
  /** Its name in stored content, and its folder. */
  model: M
  /** Raised when the stored shape changes. */
  version: number
  /** Takes content stored at version n (the key) to version n + 1. */
  migrations?: Record<number, (fields: StoredFields) => StoredFields>
  /** What editors read: the module and what it is for, every field, and what is not obvious about it. */
  strings: Record<'name' | 'help' | FieldName<F>, Bilingual> & {
    [K in FieldName<F> as `${K}_help`]?: Bilingual
  }
  fields: F
  /** What it shows of other areas, under the names it is answered by. */
  needs?: { [K in keyof N]: Need<N[K], ModuleFieldValues<F>> }
}

export function defineModule<
  const M extends string,
  F extends ModuleFields,
  N extends Record<string, NeedKind> = Record<never, never>,
>(definition: ModuleDefinition<M, F, N>) {
  return definition
}

/** What a view receives. */
export type ContentOf<D> =
  D extends ModuleDefinition<infer M, infer F, infer N>
    ? Omit<Module, 'model' | keyof F | keyof N> & {
        model: M
        id: string
        parent: string | null
        order: number
      } & ModuleFieldValues<F> &
        Resolved<F> & { [K in keyof N]: NeedKinds[N[K]]['gets'] }
    : never

/** Modules that stand in this one, of the kinds named. */
export interface ChildrenField<D extends ModuleDefinition = ModuleDefinition> {
  kind: 'children'
  of: readonly D[]
  max: number
}
/** The columns of a section, each with the modules in it. */
export interface ColumnsField {
  kind: 'columns'
}
/** Any modules of the catalog, in one column. */
export interface ModulesField {
  kind: 'modules'
}

export type ModuleField =
  | Field
  // biome-ignore lint/suspicious/noExplicitAny: children of any kind are fields all the same
  | ChildrenField<any>
  | ColumnsField
  | ModulesField
export type ModuleFields = Record<string, ModuleField>

/** What a field of a module holds. */
type ModuleFieldValue<F extends ModuleField> =
  F extends ChildrenField<infer D>
    ? ContentOf<D>[]
    : F extends ColumnsField
      ? Column[]
      : F extends ModulesField
        ? Module[]
        : F extends Field
          ? FieldValue<F>
          : never
export type ModuleFieldValues<F extends ModuleFields> = { [K in keyof F]: ModuleFieldValue<F[K]> }

/** 1 §3 Section: a column with the grid classes it takes and the modules in it. */
export interface Column {
  index: number
  classes: string
  children: Module[]
}

/** A module as calls answer it: its place in the tree, and its fields beside them. */
export interface Module {
  id: string
  model: string
  /** The id of the module it stands in, or null at the top. */
  parent: string | null
  order: number
  [field: string]: unknown
}

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

// biome-ignore lint/suspicious/noExplicitAny: what a need asks of the fields of one module must be callable with any module
export interface Need<K extends NeedKind = NeedKind, V = any> {
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
