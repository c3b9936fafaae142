import { z } from 'zod'
import { defineEndpoint } from '../../contract/endpoint.ts'
import { listed } from '../../contract/paging.ts'

/** Which of several looks is on. */
const flag = z.boolean().default(false)

/** 1 §3 and 2 §3 Design settings. Empty is valid: every setting has its default. */
export const designSettings = z.object({
  header: z
    .object({
      logoLink: z.string().default(''),
      basketLink: z.string().default('/webshop'),
      webshopLink: z.string().default('/webshop'),
      favoritesLink: z.string().default('/en'),
    })
    .prefault({}),
  /** Custom error page per status code, as the address of an HTML file. */
  errors: z.record(z.string().regex(/^\d{3}$/), z.string()).default({}),
  cookies: z.object({ tagManagerId: z.string().default('') }).prefault({}),
  stickyOverlayButton: z.boolean().default(true),
  menu: z.object({ style1: z.boolean().default(true), style2: flag }).prefault({}),
  events: z.object({ style1: z.boolean().default(true), style2: flag, style3: flag }).prefault({}),
  parsers: z
    .object({
      date: z.string().default('ddd, D. MMMM YYYY'),
      time: z.string().default('HH:mm'),
      currency: z.string().default('€'),
    })
    .prefault({}),
  teamAccordionOff: flag,
  quickBuy: z.boolean().default(true),
  /** The class of `<body>` on event and production pages (1 §2 Body class). */
  nonCmsClass: z.string().default('non-cms'),
})
export type DesignSettings = z.infer<typeof designSettings>

const htmlBlock = z.object({ code: z.string() })
const noHtml = { code: '' }

/** 1 §3 Site settings. */
export const siteSettings = z.object({
  /** The name of the house, beside its logo and in every title. */
  site_name: z.string().default('Foyer'),
  /** The key of the picture that others show when they link to a page without one of its own. */
  share_image: z.int().nullable().default(null),
  is_site_online: z.boolean().default(true),
  is_shop_online: z.boolean().default(false),
  html_header: htmlBlock.default(noHtml),
  html_footer_top: htmlBlock.default(noHtml),
  html_footer_bottom: htmlBlock.default(noHtml),
  html_footer_logos: htmlBlock.default(noHtml),
})
export type SiteSettings = z.infer<typeof siteSettings>

/** The HTML an error shows, by its status (1 §8). Apart from the settings, which every page carries. */
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
  answer: listed(alert),
})

export const read = defineEndpoint({
  summary: 'Site and design settings',
  access: 'visitor',
  answer: z.object({ status: z.int(), data: siteSettings.extend({ design: designSettings }) }),
})
export type Settings = z.infer<typeof read.answer>['data']
