import { z } from 'zod'
import { type Contract, defineEndpoint } from '../../contract/endpoint.ts'
import { LOCALES } from '../../contract/locale.ts'
import { listed } from '../../contract/paging.ts'
import { IDENTITY_KINDS } from '../accounts/contract.ts'

/** Calls for editors with access to the dashboard. */
const forDashboard = {
  access: 'editor',
  dashboard: true,
  personal: true,
} as const satisfies Partial<Contract>

/** The first and the last day; the last thirty days if left out, and at most two years. */
const span = z.object({ from: z.iso.date().optional(), to: z.iso.date().optional() })
export type AskedSpan = z.output<typeof span>

const person = z.object({ id: z.int(), name: z.string() }).nullable()

export const site = defineEndpoint({
  summary: 'The state of the site: what is online, who has an account, which version runs',
  ...forDashboard,
  answer: z.object({
    data: z.object({
      is_site_online: z.boolean(),
      is_shop_online: z.boolean(),
      /** The editors' switch alone; the shop may be down even if it is on. */
      is_shop_switched_on: z.boolean(),
      users: z.int(),
      editors: z.int(),
      version: z.string(),
    }),
  }),
})
export type SiteState = z.infer<typeof site.answer>['data']

export const switchSite = defineEndpoint({
  summary: 'Switch site or shop online or offline',
  ...forDashboard,
  body: z.object({ is_site_online: z.boolean().optional(), is_shop_online: z.boolean().optional() }),
  answer: z.void(),
})
export type Switches = z.output<typeof switchSite.body>

const pageActivity = z.object({
  id: z.int(),
  user: person,
  action: z.string(),
  model: z.string(),
  object_id: z.int().nullable(),
  title: z.string(),
  at: z.string(),
})
export type PageActivity = z.infer<typeof pageActivity>

export const pageActivities = defineEndpoint({
  summary: 'What editors did last in a span of days',
  ...forDashboard,
  params: span,
  answer: listed(pageActivity),
})

const searchKeyword = z.object({
  query: z.string(),
  locale: z.enum(LOCALES),
  searches: z.int(),
  /** The number of results of the last of these searches. */
  results: z.int(),
  last_day: z.string(),
})
export type SearchKeyword = z.infer<typeof searchKeyword>

const searchDay = z.object({ day: z.string(), searches: z.int(), without_results: z.int() })

export const searchKeywords = defineEndpoint({
  summary: 'What was searched for most in a span of days, and how many searches each day had',
  ...forDashboard,
  params: span,
  answer: listed(searchKeyword).extend({
    /** The same for searches whose last one found nothing. */
    empty: z.array(searchKeyword),
    days: z.array(searchDay),
  }),
})
export type SearchKeywords = z.infer<typeof searchKeywords.answer>

const pageView = z.object({ path: z.string(), views: z.int() })
export type PageView = z.infer<typeof pageView>
const viewDay = z.object({ day: z.string(), views: z.int() })

export const pageViews = defineEndpoint({
  summary: 'Which pages were looked at most in a span of days, and how many looks each day had',
  ...forDashboard,
  params: span,
  answer: listed(pageView).extend({ days: z.array(viewDay) }),
})
export type PageViews = z.infer<typeof pageViews.answer>

export const countVisit = defineEndpoint({
  summary: 'Tell that a page was looked at without asking for its document; its path alone is counted',
  access: 'visitor',
  personal: true,
  body: z.object({ path: z.string().min(1).max(500) }),
  answer: z.void(),
})

const contentCount = z.object({
  kind: z.string(),
  online: z.int(),
  offline: z.int(),
  /** Items that need attention, as far as their fields show it; null if the kind has no such fields. */
  untranslated: z.int().nullable(),
  without_picture: z.int().nullable(),
  without_alt: z.int().nullable(),
  expired: z.int().nullable(),
  /** The address of its list in the back-office. */
  url: z.string(),
})
export type ContentCount = z.infer<typeof contentCount>

export const contentOverview = defineEndpoint({
  summary: 'How much of each kind visitors can see, how much they cannot, and what is missing of it',
  ...forDashboard,
  answer: listed(contentCount),
})

const identityEvent = z.object({
  id: z.int(),
  user: person,
  kind: z.enum(IDENTITY_KINDS),
  at: z.string(),
})
export type IdentityEvent = z.infer<typeof identityEvent>

export const identityEvents = defineEndpoint({
  summary: 'The last logins, failed logins and logouts of people who work here in a span of days',
  ...forDashboard,
  params: span,
  answer: listed(identityEvent),
})

const contentVersion = z.object({
  id: z.int(),
  content_type: z.enum(['page', 'section']),
  object_id: z.int(),
  title: z.string(),
  locale: z.enum(LOCALES),
  author: person,
  created_at: z.string(),
  is_published: z.boolean(),
})
export type ContentVersion = z.infer<typeof contentVersion>

export const versions = defineEndpoint({
  summary: 'The latest versions of pages and sections in a span of days',
  ...forDashboard,
  params: span,
  answer: listed(contentVersion),
})

export const hub = defineEndpoint({
  summary: 'Where an editor begins: what waits today, what has changed, and one’s own drafts',
  access: 'editor',
  personal: true,
  answer: z.object({
    attention: z.array(
      z.object({
        kind: z.enum(['hidden_events', 'form_entries', 'appearing_articles']),
        amount: z.int(),
        url: z.string(),
      }),
    ),
    recent: z.array(
      z.object({
        id: z.int(),
        title: z.string(),
        action: z.string(),
        user: z.string(),
        /** Null if the item is deleted. */
        url: z.string().nullable(),
        at: z.string(),
      }),
    ),
    drafts: z.array(contentVersion),
  }),
})
export type Hub = z.infer<typeof hub.answer>

const missedPath = z.object({
  id: z.int(),
  path: z.string(),
  count: z.int(),
  first_seen_at: z.string(),
  last_seen_at: z.string(),
})

const errorDay = z.object({ day: z.string(), count: z.int() })

export const errorLog = defineEndpoint({
  summary:
    'Addresses that visitors did not find in a span of days, the last ones first; the most missed with `order=count`',
  ...forDashboard,
  params: span.extend({ order: z.enum(['last', 'count']).default('last') }),
  answer: listed(missedPath).extend({ days: z.array(errorDay) }),
})
export type ErrorLog = z.infer<typeof errorLog.answer>

export const logError = defineEndpoint({
  summary: 'Tell that an address was not found; its path alone is kept',
  access: 'visitor',
  reachableOffline: true,
  personal: true,
  throttle: { calls: 30, perAddress: 300, seconds: 600 },
  body: z.object({ url: z.string().min(1).max(2_000) }),
  answer: z.void(),
})
