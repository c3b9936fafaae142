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
import { listFirstSteps, tickStep } from './first-steps.ts'
import { findHtmlBlock, listHtmlBlocks } from './html-blocks.ts'
import { findLegalText } from './legal.ts'
import { listLegalGaps } from './legal-gaps.ts'
import { describeLook } from './look.ts'
import { look } from './look-contract.ts'
import { lookCalls } from './look-endpoints.ts'
import { readNavigation } from './navigation.ts'
import { findPreview } from './preview.ts'
import { listRedirects } from './redirects.ts'
import { findPage, findSection, listSections } from './service.ts'
import * as steps from './steps-contract.ts'
import { firstSteps } from './steps-endpoints.ts'
import { sendTestMail } from './test-mail.ts'
import { pageTexts } from './text-endpoints.ts'

const readable = [
  ...bind(
    pages,
    { page, nav, sections, redirects },
    {
      page: (context, { slug, version_id }) => findPage(context, slug, version_id),
      nav: (context) => readNavigation(context),
      sections: async (context, { slug }) => ({ data: await listSections(context, slug) }),
      redirects: async (context) => ({ data: await listRedirects(context) }),
    },
  ),
  ...bind(
    pageTexts,
    { preview, sectionBySlug, terms, imprint, privacy, htmlBlocks, html },
    {
      preview: (context, { token }) => findPreview(context, token),
      sectionBySlug: (context, { slug }) => findSection(context, slug),
      terms: (context) => findLegalText(context, 'agb'),
      imprint: (context) => findLegalText(context, 'imprint'),
      privacy: (context) => findLegalText(context, 'privacy-policy'),
      htmlBlocks: async (context) => ({ data: await listHtmlBlocks(context) }),
      html: (context, { slug }) => findHtmlBlock(context, slug),
    },
  ),
]

export const pagesApi = [
  ...readable,
  ...bind(lookCalls, { read: look }, { read: (context) => describeLook(context) }),
  ...bind(
    firstSteps,
    { list: steps.list, tick: steps.tick, testMail: steps.testMail, legalGaps: steps.legalGaps },
    {
      list: async (context) => ({ data: await listFirstSteps(context) }),
      tick: async (context, _params, body) => tickStep(context, body),
      testMail: (context) => sendTestMail(context),
      legalGaps: async (context) => ({ data: await listLegalGaps(context) }),
    },
  ),
]
