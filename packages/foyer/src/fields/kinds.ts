import { isEmbedAllowed } from '../contract/embed-offers.ts'
import type { EmbedProviderName } from '../contract/embed-providers.ts'
import type { Bilingual } from '../contract/locale.ts'

/**
 * The kinds of fields of modules, items and forms, as plain data. The stored type, the validation on the server and the form
 * follow from them. Without schema library and React, so that all code may import it.
 */
interface Common {
  required?: boolean
  /** Shown and not edited: the value comes from outside the form. */
  readOnly?: boolean
  /** Only needed where the site has more than one language; elsewhere no form shows it. */
  betweenLanguages?: boolean
}
export interface StringField extends Common {
  kind: 'string'
  maxLength: number
  /** Several lines in the form. */
  multiline?: boolean
  /** Its form besides the length: a fragment on the page, a key of another system, an amount with two decimals, … */
  format?: 'anchor' | 'key' | 'money' | 'email' | 'digits'
  /** The field of the same record that an empty one is filled from. */
  from?: string
}
/** The readable part of an address; filled from another field where it is empty. */
export interface SlugField extends Common {
  kind: 'slug'
  maxLength: number
  /** The field of the same record that it is filled from. */
  from: string
}
/** `#1a2b3c`. */
export interface ColourField extends Common {
  kind: 'colour'
}
/** Typed and never shown: neither an answer nor the trail contains it. */
export interface PasswordField extends Common {
  kind: 'password'
  minLength: number
  maxLength: number
}
/** What a visitor has filled in, by the names of the questions. Never edited. */
export interface AnswersField extends Common {
  kind: 'answers'
  readOnly: true
}
export interface RichTextField extends Common {
  kind: 'richText'
  maxLength: number
}
/** The same text in each language of the site, side by side; required means in all of them. */
export interface BilingualField extends Common {
  kind: 'bilingual'
  /** Required in one language only, for content that may concern one language, such as an alert. */
  inOneLanguage?: boolean
  text: 'line' | 'lines' | 'rich' | 'link' | 'path'
  maxLength: number
}
/** Raw HTML: written by admins only (3-readings, Texts). */
export interface HtmlField extends Common {
  kind: 'html'
  maxLength: number
}
export interface NumberField extends Common {
  kind: 'number'
  min: number
  max: number
  /** The value of a new item; null for none. */
  default: number | null
}
/** Numbers with decimals, such as a degree of latitude. */
export interface DecimalField extends Common {
  kind: 'decimal'
  min: number
  max: number
}
export interface BooleanField {
  kind: 'boolean'
  default: boolean
  readOnly?: boolean
}
export interface ChoiceField<V extends string | number = string | number> extends Common {
  kind: 'choice'
  options: readonly V[]
  default: V
}
/** Any number of options, in their order. */
export interface ChoicesField extends Common {
  kind: 'choices'
  options: readonly string[]
}
/** A path on this site, an address elsewhere, or `#anchor` (1 §5 Internal link). */
export interface LinkField extends Common {
  kind: 'link'
}
/** A picture of the library, by its id; answered with `…_obj` and `…_thumbnails`. */
export interface ImageField extends Common {
  kind: 'image'
}
/** A film or recording of our own, by its address under `/media/files/`. */
export interface FileField extends Common {
  kind: 'file'
  accepts: 'video' | 'audio'
}
/** A film at YouTube or Vimeo, by its address (2 §5). */
export interface VideoField extends Common {
  kind: 'video'
}
/** The frame of a provider, pasted as code or address; stored as provider and address (2 §5). */
export interface EmbedField extends Common {
  kind: 'embed'
  providers: readonly EmbedProviderName[]
}
/** An item of another area, by its id. Venues and events are answered with `…_obj`. */
// biome-ignore lint/suspicious/noExplicitAny: a reference to any item is a reference
export interface ReferenceField<T extends ReferenceTarget = ReferenceTarget, I = any> extends Common {
  kind: 'reference'
  to: T
  /** Only a type: the item of a resource of the house, as its module shows it. */
  item?: I
  /** Only items that have parts, such as festivals. */
  among?: 'wholes'
}
// biome-ignore lint/suspicious/noExplicitAny: references to any items are references
export interface ReferencesField<T extends ReferenceTarget = ReferenceTarget, I = any> extends Common {
  kind: 'references'
  to: T
  max: number
  item?: I
}
/** What a house keeps itself, as fields name it: `reference<typeof work>('house/work')`. */
export interface OwnKind<I = OwnItem> {
  name: `house/${string}`
  /** Only a type: an item as visitors see it. */
  item?: I
}
/** An item of the house of which no more is known. */
export interface OwnItem {
  id: number
  title: string
  [field: string]: unknown
}
type ItemIn<R extends OwnKind> = NonNullable<R['item']>
export type ReferenceTarget =
  | 'venue'
  | 'room'
  | 'event'
  | 'eventTag'
  | 'genre'
  | 'exhibitionType'
  | 'series'
  | 'production'
  | 'person'
  | 'image'
  | 'articleCategory'
  | 'articleTag'
  | 'article'
  | 'personCategory'
  | 'season'
  | 'productionTag'
  | 'form'
  | 'page'
  | 'brand'
  | `house/${string}`
/** A moment, to the minute, in the house's time. */
export interface DateTimeField extends Common {
  kind: 'dateTime'
}
/** A day of the calendar, `2026-03-10`. */
export interface DayField extends Common {
  kind: 'day'
}
/** A time of day at the house, `19:30`. */
export interface TimeField extends Common {
  kind: 'time'
}
/** A list of small records that exist only within their item. */
export interface ItemsField<F extends Fields = Fields> extends Common {
  kind: 'items'
  fields: F
  max: number
  /** Opening hours by days of the week (`weekday`, `time_from`, `time_to`): shown as a week instead of a table. */
  shape?: 'week'
}
export type Field =
  | StringField
  | SlugField
  | ColourField
  | PasswordField
  | AnswersField
  | RichTextField
  | BilingualField
  | HtmlField
  | NumberField
  | DecimalField
  | BooleanField
  | ChoiceField
  | ChoicesField
  | LinkField
  | ImageField
  | FileField
  | VideoField
  | EmbedField
  | ReferenceField
  | ReferencesField
  | DateTimeField
  | DayField
  | TimeField
  // biome-ignore lint/suspicious/noExplicitAny: items of any fields are fields all the same
  | ItemsField<any>
export type Fields = Record<string, Field>

const LINE = 300
const PROSE = 20_000
const CODE = 50_000
const MANY = 60

type Options<F> = Partial<Omit<F, 'kind'>>

export const string = (options: Options<StringField> = {}) =>
  ({ kind: 'string', maxLength: LINE, ...options }) satisfies StringField
/** A name that links can point to; it becomes an id in the page. */
export const anchor = () => string({ maxLength: 80, format: 'anchor' })
export const slug = (from: string, options: Options<SlugField> = {}) =>
  ({ kind: 'slug', from, maxLength: 80, ...options }) satisfies SlugField
export const colour = (options: Options<ColourField> = {}) =>
  ({ kind: 'colour', ...options }) satisfies ColourField
export const password = (options: Options<PasswordField> = {}) =>
  ({ kind: 'password', minLength: 12, maxLength: 1000, ...options }) satisfies PasswordField
export const answers = () => ({ kind: 'answers', readOnly: true }) satisfies AnswersField
export const richText = (options: Options<RichTextField> = {}) =>
  ({ kind: 'richText', maxLength: PROSE, ...options }) satisfies RichTextField
export const html = (options: Options<HtmlField> = {}) =>
  ({ kind: 'html', maxLength: CODE, ...options }) satisfies HtmlField
export const number = (options: Options<NumberField> & Pick<NumberField, 'min' | 'max'>) =>
  ({ kind: 'number', default: null, ...options }) satisfies NumberField
export const bilingual = (options: Options<BilingualField> = {}) =>
  ({
    kind: 'bilingual',
    text: 'line',
    maxLength: options.text === 'rich' ? PROSE : LINE,
    ...options,
  }) satisfies BilingualField
export const decimal = (options: Options<DecimalField> & Pick<DecimalField, 'min' | 'max'>) =>
  ({ kind: 'decimal', ...options }) satisfies DecimalField
export const choices = (options: readonly string[], more: Options<Common> = {}) =>
  ({ kind: 'choices', options, ...more }) satisfies ChoicesField
export const day = (options: Options<DayField> = {}) => ({ kind: 'day', ...options }) satisfies DayField
export const time = (options: Options<TimeField> = {}) => ({ kind: 'time', ...options }) satisfies TimeField
export const boolean = (fallback = false, options: Pick<BooleanField, 'readOnly'> = {}) =>
  ({ kind: 'boolean', default: fallback, ...options }) satisfies BooleanField
/** A required choice must be given; otherwise the second argument is the default. */
export const choice = <const V extends string | number>(
  options: readonly V[],
  fallback: NoInfer<V>,
  { required = false, readOnly = false } = {},
): ChoiceField<V> => ({ kind: 'choice', options, default: fallback, required, ...(readOnly && { readOnly }) })
export const link = (options: Options<LinkField> = {}) => ({ kind: 'link', ...options }) satisfies LinkField
export const image = (options: Options<ImageField> = {}) =>
  ({ kind: 'image', ...options }) satisfies ImageField
export const file = (accepts: FileField['accepts'], options: Options<Common> = {}) =>
  ({ kind: 'file', accepts, ...options }) satisfies FileField
export const video = (options: Options<VideoField> = {}) =>
  ({ kind: 'video', ...options }) satisfies VideoField
export const embed = (providers: readonly EmbedProviderName[], options: Options<Common> = {}) =>
  ({
    kind: 'embed',
    providers: providers.filter((name) => isEmbedAllowed(name)),
    ...options,
  }) satisfies EmbedField
export function reference<const T extends ReferenceTarget>(
  to: T,
  options?: Options<Omit<ReferenceField, 'to'>>,
): ReferenceField<T, OwnItem>
/** With the type of the resource, a module's view knows the item: `reference<typeof work>('house/work')`. */
export function reference<R extends OwnKind>(
  to: R['name'],
  options?: Options<Omit<ReferenceField, 'to'>>,
): ReferenceField<R['name'], ItemIn<R>>
export function reference(
  to: ReferenceTarget,
  options: Options<Omit<ReferenceField, 'to'>> = {},
): ReferenceField {
  return { kind: 'reference', to, ...options }
}
export function references<const T extends ReferenceTarget>(
  to: T,
  options?: Options<ReferencesField>,
): ReferencesField<T, OwnItem>
export function references<R extends OwnKind>(
  to: R['name'],
  options?: Options<ReferencesField>,
): ReferencesField<R['name'], ItemIn<R>>
export function references(to: ReferenceTarget, options: Options<ReferencesField> = {}): ReferencesField {
  return { kind: 'references', to, max: MANY, ...options }
}
export const dateTime = (options: Options<DateTimeField> = {}) =>
  ({ kind: 'dateTime', ...options }) satisfies DateTimeField
export const items = <F extends Fields>(
  fields: F,
  options: Options<Omit<ItemsField, 'fields'>> = {},
): ItemsField<F> => ({ kind: 'items', fields, max: MANY, ...options })
/** The stored form of an embed. We build the frame ourselves, at the provider's own origin. */
export interface EmbedAddress {
  provider: EmbedProviderName
  address: string
}

/** The type of a field's value. */
export type FieldValue<F extends Field> =
  F extends ChoiceField<infer V>
    ? V
    : F extends ItemsField<infer I>
      ? FieldValues<I>[]
      : F extends Field
        ? ValueOfKind[Exclude<F['kind'], 'choice' | 'items'>]
        : never
export type FieldValues<F extends Fields> = { [K in keyof F]: FieldValue<F[K]> }

interface ValueOfKind {
  string: string
  slug: string
  colour: string
  password: string
  answers: Record<string, unknown>
  richText: string
  bilingual: Bilingual
  html: string
  number: number | null
  decimal: number | null
  boolean: boolean
  choices: string[]
  link: string
  image: number | null
  file: string
  video: string
  embed: EmbedAddress | null
  reference: number | null
  references: number[]
  dateTime: string | null
  day: string | null
  time: string | null
}
