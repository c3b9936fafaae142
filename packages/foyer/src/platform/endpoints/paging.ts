import { Failure } from '../../contract/errors.ts'
import type { Locale } from '../../contract/locale.ts'
import type { Paged } from '../../contract/paging.ts'

type Params = { page: number; page_size: number } & Record<string, unknown>

interface Found<T> {
  count: number
  results: T[]
}

/** Gives rows the form of a paged answer. A page past the end is a 404; an empty list has one page. */
export function pageOf<T>(
  path: string,
  locale: Locale,
  params: Params,
  { count, results }: Found<T>,
): Paged<T> {
  const pages = Math.max(1, Math.ceil(count / params.page_size))
  if (params.page > pages) throw new Failure('not_found')
  const address = (page: number) => {
    const query = new URLSearchParams()
    for (const [name, value] of Object.entries({ ...params, page })) {
      if (value === undefined || value === null) continue
      for (const item of [value].flat()) query.append(name, String(item))
    }
    return `/${locale}${path}/?${query}`
  }
  return {
    count,
    next: params.page < pages ? address(params.page + 1) : null,
    previous: params.page > 1 ? address(params.page - 1) : null,
    results,
  }
}
