import { z } from 'zod'
import { EMAIL } from '../contract/email.ts'
import { embedProvider } from '../contract/embed-providers.ts'
import { type Bilingual, LOCALES, type Locale } from '../contract/locale.ts'
import { day, MAX_ID } from '../contract/params.ts'
import { typedAnchor, typedPath } from '../contract/typed-address.ts'
import { isValidLink } from '../contract/valid-link.ts'
import { videoAddress } from '../contract/video-address.ts'
import { sanitiseRichText } from '../platform/text/rich-text.ts'
import { houseInstant, houseTime } from '../platform/time/house-clock.ts'
import { embedAddress } from './embed-address.ts'
import type { BilingualField, EmbedField, Field, Fields, StringField } from './kinds.ts'
import { addressesIn } from './pasted-code.ts'
import { strings } from './strings.ts'

const PASTE_FACTOR = 4
const MAX_LINK = 2000
const FILES = {
  video: /^\/media\/files\/[0-9a-f]{16}\.(?:mp4|webm)$/,
  audio: /^\/media\/files\/[0-9a-f]{16}\.(?:mp3|ogg|wav|webm)$/,
}
const key = z.int().min(1).max(MAX_ID)

/** The message of a refusal in both languages; `parseIn` picks the editor's. */
const says = (text: Bilingual) => ({ params: { text } })
const sized = (max: number) => says({ de: strings.tooLong.de(max), en: strings.tooLong.en(max) })
const within = (schema: z.ZodType<string>, max: number) =>
  schema.refine((text) => text.length <= max, sized(max))

/** The number of visible characters of a rich text: an entity counts as one, a tag as none. */
const readLength = (html: string) => html.replace(/<[^<>]*>/g, '').replace(/&#?\w+;/g, ' ').length

/** As clocks show it; seconds, which databases add, are removed. */
const timeSchema = z.string().transform((text, context): string => {
  const [, time] = /^((?:[01]\d|2[0-3]):[0-5]\d)(?::00)?$/.exec(text) ?? []
  if (time) return time
  context.issues.push({ code: 'custom', input: text, params: { text: strings.time } })
  return z.NEVER
})

/**
 * Rules apply to the languages of the site. A text in another language is kept as it is stored: the house may have that language
 * again.
 */
export function bilingualSchema(
  { text, maxLength, required: isRequired, inOneLanguage }: BilingualField,
  locales: readonly Locale[] = LOCALES,
): z.ZodType {
  const required = isRequired && !inOneLanguage
  const one: Field =
    text === 'rich'
      ? { kind: 'richText', maxLength, required }
      : text === 'link'
        ? { kind: 'link', required }
        : { kind: 'string', maxLength, required }
  const half = (locale: Locale) => {
    const isOwn = locales.includes(locale)
    if (text === 'path') return isOwn ? pathSchema(maxLength) : pathSchema(maxLength).default('')
    return fieldSchema(isOwn ? one : { ...one, required: false }) as z.ZodType<string>
  }
  const both = z.object({ de: half('de'), en: half('en') })
  if (required) return both
  const either = both.default({ de: '', en: '' })
  if (!isRequired || text === 'path') return either
  return either.refine((texts) => locales.some((locale) => texts[locale] !== ''), says(strings.required))
}

/** The schema of one field. */
export function fieldSchema(field: Field): z.ZodType {
  switch (field.kind) {
    case 'string':
      return orEmpty(field, stringSchema(field))
    case 'slug':
      return orEmpty(
        field,
        within(z.string().trim(), field.maxLength).refine(
          blankOr((text) => /^[a-z0-9]+([-_][a-z0-9]+)*$/.test(text)),
          says(strings.slug),
        ),
      )
    case 'colour':
      return orEmpty(
        field,
        z
          .string()
          .trim()
          .toLowerCase()
          .refine(
            blankOr((text) => /^#[0-9a-f]{6}$/.test(text)),
            says(strings.colour),
          ),
      )
    case 'password':
      return orEmpty(
        field,
        within(z.string(), field.maxLength).refine(
          blankOr((text) => text.length >= field.minLength),
          says({ de: strings.tooShort.de(field.minLength), en: strings.tooShort.en(field.minLength) }),
        ),
      )
    case 'answers':
      return z.record(z.string(), z.unknown()).default({})
    case 'richText': {
      // The limit counts visible characters, not markup. Pasted text and stored text with markup may be longer, up to the same
      // length: stored text is read through the same schema again.
      const { maxLength } = field
      const longest = PASTE_FACTOR * maxLength
      const stored = within(within(z.string(), longest).transform(cleanOrEmpty), longest)
      return orEmpty(
        field,
        stored.refine((html) => readLength(html) <= maxLength, sized(maxLength)),
      )
    }
    case 'bilingual':
      return bilingualSchema(field)
    case 'html':
      return orEmpty(field, within(z.string().trim(), field.maxLength))
    case 'number': {
      const { min, max } = field
      const text = { de: strings.range.de(min, max), en: strings.range.en(min, max) }
      const inRange = whole.refine((value) => value >= min && value <= max, says(text))
      if (field.required && field.default === null) return inRange
      // With a default the item always has a number, so its column is never null.
      return field.default === null ? inRange.nullable().default(null) : inRange.default(field.default)
    }
    case 'decimal': {
      const { min, max } = field
      const text = { de: strings.range.de(min, max), en: strings.range.en(min, max) }
      const isIn = (value: unknown) => typeof value === 'number' && value >= min && value <= max
      return orNull(field, z.custom<number>(isIn, says(text)))
    }
    case 'choices': {
      const chosen = listOf(z.string(), field.options.length)
        .refine((list) => list.every((value) => field.options.includes(value)), says(strings.choice))
        .transform((list) => field.options.filter((option) => list.includes(option)))
      return orNone(field, chosen)
    }
    case 'day':
      return orNull(field, day)
    case 'time':
      return orNull(field, timeSchema)
    case 'boolean':
      return z
        .custom<boolean>((value) => typeof value === 'boolean', says(strings.boolean))
        .default(field.default)
    case 'choice': {
      const options: readonly unknown[] = field.options
      const option = z.custom((value) => options.includes(value), says(strings.choice))
      return field.required ? option : option.default(field.default)
    }
    case 'link':
      return orEmpty(
        field,
        within(z.string().trim(), MAX_LINK).refine(blankOr(isValidLink), says(strings.url)),
      )
    case 'file':
      return orEmpty(
        field,
        z.string().refine(
          blankOr((path) => FILES[field.accepts].test(path)),
          says(strings.file),
        ),
      )
    case 'video': {
      const isFilm = blankOr((address) => videoAddress(address) !== null)
      return orEmpty(field, within(z.string().trim(), MAX_LINK).refine(isFilm, says(strings.video)))
    }
    case 'image':
    case 'reference':
      return orNull(
        field,
        z.custom<number>((value) => key.safeParse(value).success, says(strings.reference)),
      )
    case 'references':
      return orNone(
        field,
        listOf(key, field.max).transform((ids) => [...new Set(ids)]),
      )
    case 'embed':
      return orNull(field, embedSchema(field))
    case 'dateTime':
      return orNull(field, momentSchema)
    case 'items':
      return orNone(field, listOf(z.object(shapeOf(field.fields)), field.max))
  }
}

const whole = z.custom<number>(Number.isSafeInteger, says(strings.number))

export function listOf<T extends z.ZodType>(item: T, max: number) {
  const text = { de: strings.tooMany.de(max), en: strings.tooMany.en(max) }
  return z.array(item).refine((list) => list.length <= max, says(text))
}

function orEmpty({ required }: { required?: boolean }, schema: z.ZodType<string>): z.ZodType {
  return required ? schema.refine((text) => text !== '', says(strings.required)) : schema.default('')
}

function orNull({ required }: { required?: boolean }, schema: z.ZodType): z.ZodType {
  return required ? schema : schema.nullable().default(null)
}

function orNone({ required }: { required?: boolean }, schema: z.ZodType<unknown[]>): z.ZodType {
  return required ? schema.refine((list) => list.length > 0, says(strings.required)) : schema.default([])
}

const blankOr = (fits: (text: string) => boolean) => (text: string) => text === '' || fits(text)

function stringSchema({ maxLength, format }: StringField): z.ZodType<string> {
  const line = within(z.string().trim(), maxLength)
  if (format === 'anchor') return line.transform(typedAnchor)
  if (format === 'key')
    return line.refine(
      blankOr((text) => /^[\w.:-]+$/.test(text)),
      says(strings.key),
    )
  if (format === 'email')
    return line.refine(
      blankOr((text) => EMAIL.test(text)),
      says(strings.email),
    )
  if (format === 'digits')
    return line.refine(
      blankOr((text) => /^\d+$/.test(text)),
      says(strings.digits),
    )
  if (format === 'money')
    return line.refine(
      blankOr((text) => /^\d{1,8}\.\d{2}$/.test(text)),
      says(strings.money),
    )
  return line
}

/** The address of a page after its language: words with slashes between them, none at the ends; empty is the home page. */
function pathSchema(maxLength: number): z.ZodType<string> {
  const path = within(z.string().trim(), maxLength).transform(typedPath)
  return path.refine(
    blankOr((text) => /^[\w.~-]+(\/[\w.~-]+)*$/.test(text) && !/(^|\/)\.{1,2}(\/|$)/.test(text)),
    says(strings.path),
  )
}

/** Pasted code, an address, or a stored embed: the result is always the same frame. */
function embedSchema({ providers }: EmbedField): z.ZodType {
  const names = providers.map((name) => embedProvider(name).name).join(', ')
  const refused = { de: strings.embed.de(names), en: strings.embed.en(names) }
  return z.unknown().transform((given, context) => {
    const kept = (given as { address?: unknown } | null)?.address
    const text = typeof given === 'string' ? given : typeof kept === 'string' ? kept : ''
    for (const candidate of addressesIn(text.slice(0, MAX_CODE))) {
      const found = embedAddress(candidate, providers)
      if (found) return found
    }
    const isNothing = given === undefined || given === null || given === ''
    context.issues.push({
      code: 'custom',
      input: given,
      params: { text: isNothing ? strings.required : refused },
    })
    return z.NEVER
  })
}
const MAX_CODE = 20_000

const WITH_OFFSET = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/
const ON_THE_WALL = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(:\d{2})?$/

/** A moment with its offset, or a time of the house without one; stored to the minute. */
const momentSchema = z.string().transform((text, context): string => {
  const minute = momentOf(text)
  if (minute) return houseTime(minute)
  context.issues.push({ code: 'custom', input: text, params: { text: strings.dateTime } })
  return z.NEVER
})

function momentOf(text: string): Date | null {
  const [, day, time] = ON_THE_WALL.exec(text) ?? []
  try {
    const moment = day && time ? houseInstant(day, time) : WITH_OFFSET.test(text) ? new Date(text) : null
    if (!moment || Number.isNaN(moment.getTime())) return null
    const year = moment.getUTCFullYear()
    return year >= 1900 && year < 3000 ? new Date(Math.floor(moment.getTime() / 60_000) * 60_000) : null
  } catch {
    return null
  }
}

/** Paragraphs without words count as empty. */
function cleanOrEmpty(html: string): string {
  const clean = sanitiseRichText(html)
  return /^(<[^>]*>|\s)*$/.test(clean) ? '' : clean
}

function shapeOf(fields: Fields): Record<string, z.ZodType> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)]))
}

const schemas = new WeakMap<Fields, z.ZodObject>()

/** The schema of a record made of fields. */
export function recordSchema(fields: Fields): z.ZodObject {
  let schema = schemas.get(fields)
  if (!schema) {
    schema = z.object(shapeOf(fields))
    schemas.set(fields, schema)
  }
  return schema
}
