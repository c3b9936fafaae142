import { bind } from '../platform/endpoints/bind.ts'
import { html, imprint, nav, page, privacy, redirects, sectionBySlug, sections, terms } from './contract.ts'
import { pages } from './endpoints.ts'
import { findHtmlBlock } from './html-blocks.ts'
import { findLegalText } from './legal.ts'
import { readNavigation } from './navigation.ts'
import { listRedirects } from './redirects.ts'
import { findPage, findSection, listSections } from './service.ts'

export const pagesApi = bind(
  pages,
  { page, nav, sectionBySlug, sections, redirects, terms, imprint, privacy, html },
  {
    page: (context, { slug, version_id }) => findPage(context, slug, version_id),
    nav: (context) => readNavigation(context),
    sectionBySlug: (context, { slug }) => findSection(context, slug),
    sections: async (context, { slug }) => ({ data: await listSections(context, slug) }),
    redirects: async (context) => ({ data: await listRedirects(context) }),
    terms: (context) => findLegalText(context, 'agb'),
    imprint: (context) => findLegalText(context, 'imprint'),
    privacy: (context) => findLegalText(context, 'privacy-policy'),
    html: (context, { slug }) => findHtmlBlock(context, slug),
  },
)
