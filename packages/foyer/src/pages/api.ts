import { bind } from '../platform/endpoints/bind.ts'
import {
  html,
  htmlBlocks,
  imprint,
  nav,
  page,
  preview,
  privacy,
  redirects,
  sectionBySlug,
  sections,
  terms,
} from './contract.ts'
import { pages } from './endpoints.ts'
import { findHtmlBlock, listHtmlBlocks } from './html-blocks.ts'
import { findLegalText } from './legal.ts'
import { readNavigation } from './navigation.ts'
import { findPreview } from './preview.ts'
import { listRedirects } from './redirects.ts'
import { findPage, findSection, listSections } from './service.ts'

export const pagesApi = bind(
  pages,
  { page, preview, nav, sectionBySlug, sections, redirects, terms, imprint, privacy, htmlBlocks, html },
  {
    page: (context, { slug, version_id }) => findPage(context, slug, version_id),
    preview: (context, { token }) => findPreview(context, token),
    nav: (context) => readNavigation(context),
    sectionBySlug: (context, { slug }) => findSection(context, slug),
    sections: async (context, { slug }) => ({ data: await listSections(context, slug) }),
    redirects: async (context) => ({ data: await listRedirects(context) }),
    terms: (context) => findLegalText(context, 'agb'),
    imprint: (context) => findLegalText(context, 'imprint'),
    privacy: (context) => findLegalText(context, 'privacy-policy'),
    htmlBlocks: async (context) => ({ data: await listHtmlBlocks(context) }),
    html: (context, { slug }) => findHtmlBlock(context, slug),
  },
)
