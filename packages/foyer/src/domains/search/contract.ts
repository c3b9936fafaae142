import { z } from 'zod'
import { defineEndpoint } from '../../contract/endpoint.ts'
import { lang } from '../../contract/item.ts'
import { listed, paged, pageParams } from '../../contract/paging.ts'
import { eventSummary } from '../events/contract.ts'
import { image } from '../media/contract.ts'

export const SEARCH_KINDS = [
  'event',
  'production',
  'person',
  'article',
  'venue',
  'series',
  'page',
  'form',
  'subscription',
  'legal',
] as const
/** What a house keeps itself is found under the name of its resource. */
export type OwnSearchKind = `house/${string}`
export type SearchKind = (typeof SEARCH_KINDS)[number] | OwnSearchKind

export function isOwnKind(kind: SearchKind): kind is OwnSearchKind {
  return kind.startsWith('house/')
}

const kind = z.union([z.enum(SEARCH_KINDS), z.custom<OwnSearchKind>().and(z.string().regex(/^house\//))])
/** What the house calls an item of a resource of its own; missing for all others. */
const kindName = z.string().optional()

/** The limit for a query: longer than visitors type. */
const query = z.string().max(200).default('')

export const searchResult = z.object({
  kind,
  kind_name: kindName,
  id: z.int(),
  title: z.string(),
  lang,
  /** The address of its screen in the language of the answer. */
  url: z.string(),
  /** HTML: the words found are in `<mark>`, text in the other language in `<span lang>`, everything else is escaped. */
  excerpt: z.string(),
  image: image.nullable(),
  date_start: z.string().nullable(),
  /** What a row of the programme shows of an event: place, price, tickets; null for other kinds. */
  event: eventSummary.nullable(),
})
export type SearchResult = z.infer<typeof searchResult>

const found = z.object({ count: z.int(), results: z.array(searchResult) })

/** Words that were probably meant, as the results spell them. Only present if nothing contains the words asked for. */
const guesses = z.array(z.string()).optional()
export type Found = z.infer<typeof found>

/** The programme under the filters that the words mean, such as “tonight”. */
const filterOffer = z.object({ text: z.string(), url: z.string(), count: z.int() })
export type FilterOffer = z.infer<typeof filterOffer>

export const overall = defineEndpoint({
  summary: 'The best results of a search, events apart from everything else',
  access: 'visitor',
  shared: true,
  queued: true,
  params: z.object({ query }),
  answer: z.object({
    query: z.string(),
    count: z.int(),
    events: found,
    others: found,
    /** What the house keeps itself, by resource; missing where nothing of it was found. */
    groups: z.array(found.extend({ kind: z.string(), name: z.string() })).optional(),
    guesses,
    filters: filterOffer.nullable(),
    /** Words similar to those asked for; only if nothing was found. */
    suggestions: z.array(z.string()),
  }),
})
export type Overall = z.infer<typeof overall.answer>

export const events = defineEndpoint({
  summary: 'Events found by a search, the near future first',
  access: 'visitor',
  shared: true,
  queued: true,
  params: z.object({ query, ...pageParams }),
  answer: paged(searchResult).extend({ guesses }),
})

export const others = defineEndpoint({
  summary: 'Everything but events found by a search: productions, people, pages, …',
  access: 'visitor',
  shared: true,
  queued: true,
  params: z.object({ query, ...pageParams }),
  answer: paged(searchResult).extend({ guesses }),
})
export type FoundPart = z.infer<typeof others.answer>

const completion = z.object({ text: z.string(), lang, url: z.string(), kind, kind_name: kindName })
export type Completion = z.infer<typeof completion>

export const autocomplete = defineEndpoint({
  summary: 'What a half-typed search may become',
  access: 'visitor',
  shared: true,
  queued: 'partly',
  params: z.object({ query }),
  answer: listed(completion),
})
