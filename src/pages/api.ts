import { bind } from '../platform/endpoints/bind.ts'
import { nav, page, sectionBySlug } from './contract.ts'
import { pages } from './endpoints.ts'
import { readNavigation } from './navigation.ts'
import { findPage, findSection } from './service.ts'

export const pagesApi = bind(
  pages,
  { page, nav, sectionBySlug },
  {
    page: (context, { slug, version_id }) => findPage(context, slug, version_id),
    nav: (context) => readNavigation(context),
    sectionBySlug: (context, { slug }) => findSection(context, slug),
  },
)
