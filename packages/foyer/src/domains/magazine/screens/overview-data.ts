import { Failure } from '../../../contract/errors.ts'
import type { Paged } from '../../../contract/paging.ts'
import type { LoadArguments } from '../../../ui/screen.ts'
import type { ArticleCategory, ArticleSummary, ArticleTag } from '../contract.ts'
import { magazine } from '../endpoints.ts'

export const PAGE_SIZE = 10

export interface Overview {
  categories: ArticleCategory[]
  articles: Paged<ArticleSummary>
  page: number
  /** The filter of the list; null for all. */
  category: ArticleCategory | null
  tag: ArticleTag | null
}

/** The magazine: all articles, or those of one category or topic. */
export async function loadOverview(
  { call, url }: LoadArguments,
  wanted: { category?: number; tag?: number } = {},
): Promise<Overview> {
  const page = pageAsked(url)
  const [categories, tags, articles] = await Promise.all([
    loadCategories(call),
    wanted.tag === undefined ? null : call(magazine.tags).then(({ data }) => data),
    call(magazine.list, { ...wanted, page, page_size: PAGE_SIZE }),
  ])
  return {
    categories,
    articles,
    page,
    // If the list of categories could not be loaded, the articles still contain their own.
    category: found(categories, wanted.category) ?? ofFirst(articles, wanted.category),
    tag: found(tags ?? [], wanted.tag),
  }
}

/** 1 §8: categories that fail to load are an empty list, not an error. */
export async function loadCategories(call: LoadArguments['call']): Promise<ArticleCategory[]> {
  return call(magazine.categories).then(
    ({ data }) => data,
    () => [],
  )
}

/** An id that is not in the list is a 404; without a list it cannot be checked. */
function found<T extends { id: number }>(list: T[], id: number | undefined): T | null {
  if (id === undefined || list.length === 0) return null
  const item = list.find((candidate) => candidate.id === id)
  if (!item) throw new Failure('not_found')
  return item
}

function ofFirst({ results }: Paged<ArticleSummary>, id: number | undefined): ArticleCategory | null {
  return id === undefined ? null : (results[0]?.category ?? null)
}

function pageAsked({ searchParams }: URL): number {
  const page = searchParams.get('page') ?? '1'
  if (!/^[1-9]\d{0,5}$/.test(page)) throw new Failure('not_found')
  return Number(page)
}
