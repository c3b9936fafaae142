import { z } from 'zod'
import { defineEndpoint } from '../../contract/endpoint.ts'
import { itemAddress, itemLink, lang, langs, withExtra } from '../../contract/item.ts'
import { listed, paged, pageParams } from '../../contract/paging.ts'
import { id, optional, wholeNumber } from '../../contract/params.ts'
import { withImage } from '../media/contract.ts'

/** 2 §3 Article category. */
const articleCategory = z.object({
  id: z.int(),
  name: z.string(),
  lang,
  style_name: z.string(),
  slug: z.string(),
})

export type ArticleCategory = z.infer<typeof articleCategory>

const articleTag = z.object({ id: z.int(), name: z.string(), lang, slug: z.string() })

export type ArticleTag = z.infer<typeof articleTag>

/** An article in lists. */
export const articleSummary = z.object({
  id: z.int(),
  title: z.string(),
  subtitle: z.string(),
  teaser: z.string(),
  langs: langs('subtitle', 'teaser'),
  author: z.string(),
  ...itemAddress,
  published_at: z.string(),
  category: articleCategory.nullable(),
  tags: z.array(articleTag),
  ...withImage,
})
export type ArticleSummary = z.infer<typeof articleSummary>

const articleDetail = articleSummary.extend({
  ...withExtra,
  /** The standalone section with the body. */
  section_slug: z.string(),
  reading_time_minutes: z.int(),
  related: z.array(articleSummary),
  /** The events it is about and the next ones of its productions; coming events first. */
  events: z.array(itemLink.extend({ date_start: z.string(), is_over: z.boolean() })),
  productions: z.array(itemLink),
  /** The one published before it. */
  previous: itemLink.nullable(),
  /** The one published after it. */
  next: itemLink.nullable(),
})
export type ArticleDetail = z.infer<typeof articleDetail>

export const list = defineEndpoint({
  summary: 'Articles under the filters given, newest first',
  access: 'visitor',
  shared: true,
  params: z.object({
    category: optional(id),
    tag: optional(id),
    /** The articles under Blog on the page of a production or an event (2 §2 Detail pages). */
    production: optional(id),
    event: optional(id),
    ...pageParams,
  }),
  answer: paged(articleSummary),
})

export const detail = defineEndpoint({
  summary: 'An article with everything beside its body, which is a section',
  access: 'visitor',
  shared: true,
  params: z.object({ id }),
  answer: articleDetail,
})

/** 2 §9 Blog items. */
const MAX_TEASERS = 8

export const teasers = defineEndpoint({
  summary: 'The newest articles, as teasers',
  access: 'visitor',
  shared: true,
  params: z.object({
    category: optional(id),
    items: wholeNumber({ min: 1, max: MAX_TEASERS }).default(MAX_TEASERS),
  }),
  answer: listed(articleSummary),
})

export const categories = defineEndpoint({
  summary: 'The categories of the magazine',
  access: 'visitor',
  shared: true,
  answer: listed(articleCategory),
})

export const tags = defineEndpoint({
  summary: 'The topics of the magazine, by name',
  access: 'visitor',
  shared: true,
  answer: listed(articleTag),
})
