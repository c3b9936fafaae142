import { z } from 'zod'
import type { Brand } from '../../contract/brand.ts'
import { designSettings } from '../../contract/design-settings.ts'
import { defineEndpoint } from '../../contract/endpoint.ts'
import { listed } from '../../contract/paging.ts'

const htmlBlock = z.object({ code: z.string() })
const noHtml = { code: '' }

/** The blocks of raw HTML on every page. */
export const HTML_BLOCKS = [
  'html_header',
  'html_footer_top',
  'html_footer_bottom',
  'html_footer_logos',
] as const

/** 1 §3 Site settings. */
export const siteSettings = z.object({
  /** The name of the house, used with the logo and in every title. */
  site_name: z.string().default('Foyer'),
  /** The id of the picture for previews of links to a page without one. */
  share_image: z.int().nullable().default(null),
  is_site_online: z.boolean().default(true),
  /** The editors' switch; the answer to visitors also depends on whether the shop answers. */
  is_shop_online: z.boolean().default(true),
  html_header: htmlBlock.default(noHtml),
  html_footer_top: htmlBlock.default(noHtml),
  html_footer_bottom: htmlBlock.default(noHtml),
  html_footer_logos: htmlBlock.default(noHtml),
})
export type SiteSettings = z.infer<typeof siteSettings>

/** The HTML of error pages, by status (1 §8). Separate from the settings, which are part of every page. */
export const errorPages = z.record(z.string().regex(/^\d{3}$/), htmlBlock)
export type ErrorPages = z.infer<typeof errorPages>

/** 1 §3 Top alert. */
const alert = z.object({
  id: z.int(),
  title: z.string(),
  text: z.string(),
  link: z.object({ url: z.string() }),
  link_title: z.string(),
})
export type Alert = z.infer<typeof alert>

export const breakingNews = defineEndpoint({
  summary: 'The alerts to be shown above every page now, newest first',
  access: 'visitor',
  shared: true,
  answer: listed(alert),
})

const brand: z.ZodType<Brand> = z.object({
  style: z.record(z.string(), z.string()),
  pictures: z.enum(['none', 'duotone']).nullable(),
  logo: z.string().nullable(),
})

/** The brand of a festival, on the pages that belong to it while it is in effect. */
export const withBrand = { brand: brand.optional() }

export const previewDesign = defineEndpoint({
  summary: 'A page of the site as it would look with another design; nothing is written',
  access: 'admin',
  body: z.object({
    path: z
      .string()
      .max(300)
      .regex(/^\/(?:de|en)(?:\/[\w\-./]*)?$/),
    values: z.record(z.string(), z.unknown()),
  }),
  answer: z.object({ html: z.string() }),
})

/** What a preview can show besides pages: a letter and a ticket, both with sample words. */
const SAMPLE = /^(?:letter|ticket)\/(?:de|en)$/

export const previewBrand = defineEndpoint({
  summary:
    'A page of the site, a letter or a ticket, as it would look with another brand; nothing is written',
  access: 'admin',
  body: previewDesign.body.extend({ path: previewDesign.body.shape.path.or(z.string().regex(SAMPLE)) }),
  answer: previewDesign.answer,
})

/** A block in the form of pages: its code if it can be part of the page, otherwise the address of its frame. */
const shownBlock = htmlBlock.extend({ frame_url: z.string().nullable() })
export type ShownBlock = z.infer<typeof shownBlock>

export const read = defineEndpoint({
  summary: 'Site and design settings',
  access: 'visitor',
  shared: true,
  reachableOffline: true,
  answer: z.object({
    status: z.int(),
    data: siteSettings.extend({
      html_header: shownBlock,
      html_footer_top: shownBlock,
      html_footer_bottom: shownBlock,
      html_footer_logos: shownBlock,
      design: designSettings,
      /** Null where the site looks as its theme says. */
      brand: brand.nullable(),
      /** The shop of the house; with `none` there are no ticket buttons. */
      shop_kind: z.string(),
      /** The routes of the webshop area that it answers. */
      shop_routes: z.array(z.string()),
      /** What it can do. */
      shop_can: z.array(z.string()),
    }),
  }),
})
/** The settings as every page contains them. */
export type Settings = z.infer<typeof read.answer>['data']
