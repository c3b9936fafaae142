import { z } from 'zod'
import { defineEndpoint } from '../contract/endpoint.ts'
import { lang, langs } from '../contract/item.ts'
import { inEachLocale } from '../contract/locale.ts'
import { listed } from '../contract/paging.ts'
import { id } from '../contract/params.ts'
import { withBrand } from '../domains/settings/contract.ts'
import type { Module } from '../modules/kit/define-module.ts'

/** The texts of a page besides its modules; stored with each version. */
export const pageFields = z.object({
  /** Empty in a language in which the page has never been online. */
  title: z.string().max(300),
  /** Shorter than the title, for menus. */
  menu_name: z.string().max(100).default(''),
  headline: z.string().max(300).default(''),
  meta_title: z.string().max(300).default(''),
  meta_description: z.string().max(500).default(''),
  og_title: z.string().max(300).default(''),
  og_description: z.string().max(500).default(''),
  og_image: z.string().max(500).default(''),
  og_type: z.string().max(50).default('website'),
  /** Other words by which visitors may search for it; not shown. */
  search_words: z.string().max(500).default(''),
})
export type PageFields = z.infer<typeof pageFields>

const urls = z.object(inEachLocale(() => z.string().optional()))
const pageLink = z.object({ id: z.int(), title: z.string(), urls })
const ancestor = pageLink.extend({
  is_clickable: z.boolean(),
  get parent() {
    return ancestor.nullable()
  },
})

export const modules = z.array(
  z.looseObject({ id: z.string(), model: z.string(), parent: z.string().nullable(), order: z.int() }),
) as unknown as z.ZodType<Module[], Module[]>

/** The state of a document for editors: the version for the next write, and what visitors see when. */
export const documentState = z.object({
  id: z.int(),
  version: z.int(),
  published_version: z.int().nullable(),
  next_version: z.int().nullable(),
  next_at: z.string().nullable(),
  ends_at: z.string().nullable(),
})
export type DocumentState = z.infer<typeof documentState>

/** 1 §3 Page (CMS). */
const pageAnswer = pageFields.omit({ menu_name: true, search_words: true }).extend({
  id: z.int(),
  version_id: z.int(),
  urls,
  content_type: z.literal('page'),
  is_online: z.boolean(),
  is_clickable: z.boolean(),
  in_menu: z.boolean(),
  in_footer: z.boolean(),
  has_tab_navigation: z.boolean(),
  is_landing_page: z.boolean(),
  is_findable: z.boolean(),
  page_class: z.string(),
  og_image_thumbs: z.record(z.string(), z.string()),
  ...withBrand,
  settings_url: z.string(),
  parent: ancestor.nullable(),
  siblings: z.array(pageLink),
  modules,
  document: documentState.optional(),
})
export type Page = z.infer<typeof pageAnswer>
export type PageLink = z.infer<typeof pageLink>
export type Ancestor = z.infer<typeof ancestor>

export const page = defineEndpoint({
  summary: 'A CMS page by its path in the language; the home page without one',
  access: 'visitor',
  shared: true,
  params: z.object({
    slug: z.string().max(500).default(''),
    /** An older version; for editors only. */
    version_id: id.optional(),
  }),
  answer: pageAnswer,
})

export const preview = defineEndpoint({
  summary: 'The draft of the page that a link for somebody without an account leads to',
  access: 'visitor',
  personal: true,
  params: z.object({ token: z.string().min(1).max(100) }),
  answer: pageAnswer,
})

/** 1 §3 Navigation. */
const navItem = z.object({
  url: z.string(),
  menu_name: z.string(),
  lang,
  is_clickable: z.boolean(),
  has_tab_navigation: z.boolean(),
  get children() {
    return z.array(navItem)
  },
})
export type NavItem = z.infer<typeof navItem>
const footerLink = z.object({ title: z.string(), lang, url: z.string() })

export const nav = defineEndpoint({
  summary: 'Menu and footer links',
  access: 'visitor',
  shared: true,
  answer: z.object({
    menu: z.array(navItem),
    secondary_menu: z.array(navItem),
    footer: z.array(footerLink),
  }),
})
export type Navigation = z.infer<typeof nav.answer>

/** 1 §3 Section, also called container module. */
export const standaloneSection = z.object({
  id: z.int(),
  model: z.literal('container'),
  slug: z.string(),
  parent: z.null(),
  content_type: z.string(),
  object_id: z.int().nullable(),
  version_id: z.int(),
  columns: z.array(z.object({ index: z.int(), classes: z.string(), children: modules })),
  children: modules,
  document: documentState.optional(),
})
export type StandaloneSection = z.infer<typeof standaloneSection>

export const sectionSlug = z.object({ slug: z.string().regex(/^[\w-]{1,200}$/) })

export const sectionBySlug = defineEndpoint({
  summary: 'A standalone section by its slug',
  access: 'visitor',
  shared: true,
  params: sectionSlug,
  answer: standaloneSection,
})

export const sections = defineEndpoint({
  summary: 'The standalone section of a slug, where there is one: for screens that do without',
  access: 'visitor',
  shared: true,
  params: sectionSlug,
  answer: listed(standaloneSection),
})

/** 1 §3 Redirect entry. */
const redirectEntry = z.object({ old_path: z.string(), new_path: z.string() })
export type Redirect = z.infer<typeof redirectEntry>

export const redirects = defineEndpoint({
  summary: 'Addresses that lead to others',
  access: 'visitor',
  shared: true,
  answer: listed(redirectEntry),
})

const legalText = z.object({
  title: z.string(),
  content: z.string(),
  langs: langs('title', 'content'),
  updated_at: z.string(),
})
export type LegalText = z.infer<typeof legalText>

export const terms = defineEndpoint({
  summary: 'The terms',
  access: 'visitor',
  shared: true,
  answer: legalText,
})
export const imprint = defineEndpoint({
  summary: 'The imprint',
  access: 'visitor',
  shared: true,
  answer: legalText,
})
export const privacy = defineEndpoint({
  summary: 'The privacy policy',
  access: 'visitor',
  shared: true,
  answer: legalText,
})

const htmlBlock = z.object({ slug: z.string(), code: z.string() })
export type HtmlBlock = z.infer<typeof htmlBlock>

export const htmlBlocks = defineEndpoint({
  summary: 'The HTML blocks of the site, and the error pages by their status',
  access: 'visitor',
  shared: true,
  answer: listed(htmlBlock),
})

export const html = defineEndpoint({
  summary: 'An HTML block of the site by its name, or the error page of a status',
  access: 'visitor',
  shared: true,
  // An offline site shows the HTML that an admin wrote for it.
  reachableOffline: true,
  params: z.object({ slug: z.string().regex(/^[\w-]{1,100}$/) }),
  answer: htmlBlock,
})
