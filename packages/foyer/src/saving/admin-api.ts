import { z } from 'zod'
import { defineEndpoint } from '../contract/endpoint.ts'
import { inEachLocale } from '../contract/locale.ts'
import { listed } from '../contract/paging.ts'
import type { BoundEndpoint } from '../platform/endpoints/bind.ts'
import { houseTime } from '../platform/time/house-clock.ts'
import { countAttention } from './attention.ts'
import { describeResources } from './describe-resources.ts'
import { findItems, recentItems } from './find-items.ts'
import { MARKS } from './marks.ts'

const field = z.object({
  name: z.string(),
  label: z.string(),
  help: z.string().optional(),
  kind: z.string(),
  required: z.boolean(),
  in_one_language: z.boolean().optional(),
  read_only: z.boolean(),
  limits: z.record(z.string(), z.union([z.string(), z.number()])),
  default: z.union([z.string(), z.number(), z.boolean()]).nullable().optional(),
  options: z.array(z.object({ value: z.union([z.string(), z.number()]), label: z.string() })).optional(),
  of: z.string().optional(),
  get fields() {
    return z.array(field).optional()
  },
})

const resource = z.object({
  area: z.string(),
  model: z.string(),
  one: z.string(),
  many: z.string(),
  path: z.string(),
  fields: z.array(field),
  columns: z.array(z.string()),
  filters: z.array(z.string()),
  marks: z.array(z.string()),
  order: z.string(),
  position: z.string().nullable(),
  parent: z.string().nullable(),
  is_singleton: z.boolean(),
  can_create: z.boolean(),
  can_delete: z.boolean(),
  can_reorder: z.boolean(),
  has_page: z.boolean(),
  ends: z.string().nullable(),
  begins: z.string().nullable(),
  accepts: z.string().nullable(),
  lent_by: z.string().nullable(),
  can_clash: z.boolean(),
  is_personal: z.boolean(),
})

const foundItem = z.object({
  subject: z.string(),
  id: z.int(),
  name: z.string(),
  picture: z.string().nullable(),
  /** The addresses where visitors see it. */
  urls: z.object(inEachLocale(() => z.string())).nullable(),
})

const find = defineEndpoint({
  summary: 'Items of every kind the caller may edit, by words',
  access: 'editor',
  personal: true,
  /** `linked`: only items that can be linked to. */
  params: z.object({ search: z.string().min(1).max(200), linked: z.enum(['yes']).optional() }),
  answer: listed(foundItem),
})

/** The calls of the back-office that belong to no single resource. */
export const adminApi: BoundEndpoint[] = [
  {
    method: 'GET',
    path: '/api/admin',
    contract: defineEndpoint({
      summary: 'Everything the caller may edit: kinds of items, their fields, limits, options and lists',
      access: 'editor',
      personal: true,
      answer: listed(resource),
    }),
    handle: async ({ viewer, locale }) => ({ data: describeResources(viewer, locale) }),
  },
  {
    method: 'GET',
    path: '/api/admin/find',
    contract: find,
    handle: async (context, { search, linked }) => ({
      data: await findItems(context, search as string, linked === 'yes'),
    }),
  },
  {
    method: 'GET',
    path: '/api/admin/attention',
    contract: defineEndpoint({
      summary:
        'How many items of each kind are marked, without what is over; kinds and marks without any are left out',
      access: 'editor',
      personal: true,
      answer: listed(z.object({ subject: z.string(), mark: z.enum(MARKS), count: z.int() })),
    }),
    handle: async (context) => ({ data: await countAttention(context) }),
  },
  {
    method: 'GET',
    path: '/api/admin/recent',
    contract: defineEndpoint({
      summary: 'What was changed last in the back-office, each item once',
      access: 'editor',
      personal: true,
      answer: listed(foundItem.extend({ at: z.string(), action: z.string() })),
    }),
    handle: async (context) => ({
      data: (await recentItems(context)).map((item) => ({ ...item, at: houseTime(item.at) })),
    }),
  },
]
