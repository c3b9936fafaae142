import { z } from 'zod'
import { defineEndpoint } from '../../contract/endpoint.ts'
import { EVENT_KINDS } from '../../contract/event-kinds.ts'
import { itemAddress, lang, langs, named, withExtra } from '../../contract/item.ts'
import { LOCALES } from '../../contract/locale.ts'
import { listed, paged, pageParams } from '../../contract/paging.ts'
import { day, id, oneOrMore, optional, wholeNumber } from '../../contract/params.ts'
import { image, withImage } from '../media/contract.ts'
import { contributor } from '../people/contract.ts'
import { withBrand } from '../settings/contract.ts'

const bilingualText = z.object({ de: z.string(), en: z.string() })

/** A piece of music of a production, as stored: composer, title, and a recording. */
export const work = z.object({
  composer: z.string(),
  title: bilingualText,
  note: bilingualText,
  /** The address of a recording on this site; empty if there is none. */
  audio_url: z.string(),
})
export type Work = z.infer<typeof work>

/** The same in one language. */
export const workAnswer = z.object({
  composer: z.string(),
  title: z.string(),
  note: z.string(),
  langs: langs('title', 'note'),
  audio_url: z.string(),
})

export const exhibitionType = z.object({ slug: z.string(), name: z.string(), lang })

export const productionSummary = z.object({
  id: z.int(),
  title: z.string(),
  subtitle: z.string(),
  author: z.string(),
  langs: langs('subtitle', 'promoter', 'language', 'surtitles', 'age_advice'),
  ...itemAddress,
  season: named.nullable(),
  exhibition_type: exhibitionType.nullable(),
  tags: z.array(named),
  premiere_on: z.string().nullable(),
  ...withImage,
})
export type ProductionSummary = z.infer<typeof productionSummary>

const productionDetail = productionSummary.extend({
  ...withExtra,
  /** What it is for search engines. */
  kind: z.enum(EVENT_KINDS),
  ...withBrand,
  /** Rich text. */
  description: z.string(),
  images: z.array(image),
  works: z.array(workAnswer),
  video_url: z.string(),
  video_image_obj: image.nullable(),
  contributors: z.array(contributor),
  promoter: z.string(),
  duration_minutes: z.int().nullable(),
  language: z.string(),
  surtitles: z.string(),
  age_advice: z.string(),
})
export type ProductionDetail = z.infer<typeof productionDetail>

/** 2 §3 Production filter. */
const filters = {
  season: oneOrMore(id),
  /** The slug of the type, which is a number as text. */
  exhibition_type: oneOrMore(wholeNumber()),
  tag: oneOrMore(id),
  /** Productions with an event on or after this day. */
  date: optional(day),
  /** Productions in which a person takes part. */
  person: optional(id),
}

const listedProduction = productionSummary.extend({
  /** The roles of the person in the filter; empty without that filter. */
  roles: z.array(z.string()),
  /** The language of each role, if one is not in the language of the answer. */
  role_langs: z.array(z.enum(LOCALES).nullable()).optional(),
})
export type ListedProduction = z.infer<typeof listedProduction>

export const list = defineEndpoint({
  summary: 'Productions under the filters given',
  access: 'visitor',
  shared: true,
  params: z.object({ ...filters, ...pageParams }),
  answer: paged(listedProduction),
})

export const detail = defineEndpoint({
  summary: 'A production; its dates are asked of events, its articles of the magazine',
  access: 'visitor',
  shared: true,
  params: z.object({ id }),
  answer: productionDetail,
})

export const seasons = defineEndpoint({
  summary: 'Seasons, newest first',
  access: 'visitor',
  shared: true,
  answer: listed(named.extend({ date_from: z.string(), date_to: z.string() })),
})

export const exhibitionTypes = defineEndpoint({
  summary: 'Types; the slug is what filters take',
  access: 'visitor',
  shared: true,
  answer: listed(exhibitionType.extend({ id: z.int() })),
})

export const tags = defineEndpoint({
  summary: 'Production tags',
  access: 'visitor',
  shared: true,
  answer: listed(named.extend({ show_in_filter: z.boolean() })),
})
