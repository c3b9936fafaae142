import { z } from 'zod'
import { defineEndpoint } from '../../contract/endpoint.ts'
import { eventSummary } from '../events/contract.ts'
import { articleSummary } from '../magazine/contract.ts'
import { productionSummary } from '../productions/contract.ts'

export const FAVORITE_KINDS = ['event', 'production', 'article'] as const
export const MOST_FAVORITES = 200
/** What can be new about an event, the most important first: only the first that applies is shown. */
export const NEWS_KINDS = ['cancelled', 'moved', 'new_date', 'on_sale', 'few_left'] as const

/** `event:17` */
const key = z.string().regex(/^(event|production|article):[1-9]\d{0,8}$/)
const keys = z.array(key).max(MOST_FAVORITES)

export const show = defineEndpoint({
  summary: 'What stands behind kept items, as far as the caller may see it: `kept=event:17,article:3`',
  access: 'visitor',
  personal: true,
  params: z.object({
    kept: z
      .string()
      .max(5_000)
      .default('')
      .transform((text) => text.split(',').filter(Boolean))
      .pipe(keys),
  }),
  answer: z.object({
    events: z.array(eventSummary),
    productions: z.array(productionSummary),
    /** The coming events of the productions. */
    dates: z.array(eventSummary),
    articles: z.array(articleSummary),
  }),
})
export type KeptItems = z.infer<typeof show.answer>

const forOneself = { access: 'customer', personal: true } as const
const ownKeys = z.object({ items: z.array(z.string()) })

export const own = defineEndpoint({
  summary: 'What one has kept, the latest first',
  ...forOneself,
  answer: ownKeys,
})

export const change = defineEndpoint({
  summary: 'Keep items and let others go; answers all that is kept then',
  ...forOneself,
  body: z.object({ add: keys.default([]), remove: keys.default([]) }),
  answer: ownKeys,
})

export const news = defineEndpoint({
  summary:
    'What has changed of the evenings one has kept, or whose production one has kept, since one last looked',
  ...forOneself,
  answer: z.object({
    /** Null if the user has never looked. */
    since: z.string().nullable(),
    news: z.array(z.object({ kind: z.enum(NEWS_KINDS), event: eventSummary })),
  }),
})
export type FavoriteNews = z.infer<typeof news.answer>

export const look = defineEndpoint({
  summary: 'Note that one has looked: the next news begin here',
  ...forOneself,
  answer: z.void(),
})

export const calendar = defineEndpoint({
  summary: 'Whether there is an address for calendars',
  ...forOneself,
  answer: z.object({ created_at: z.string().nullable() }),
})

export const openCalendar = defineEndpoint({
  summary: 'A new address for calendars, told this once; the last one ends',
  ...forOneself,
  answer: z.object({ path: z.string() }),
})

export const closeCalendar = defineEndpoint({
  summary: 'End the address for calendars',
  ...forOneself,
  answer: z.void(),
})
