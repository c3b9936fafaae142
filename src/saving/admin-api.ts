import { z } from 'zod'
import { defineEndpoint } from '../contract/endpoint.ts'
import { listed } from '../contract/paging.ts'
import type { BoundEndpoint } from '../platform/endpoints/bind.ts'
import { describeResources } from './describe-resources.ts'

const field = z.object({
  name: z.string(),
  label: z.string(),
  kind: z.string(),
  required: z.boolean(),
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
})

/** What is the back-office's and no resource's. */
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
]
