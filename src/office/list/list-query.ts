import type { ResourceDescription } from '../../fields/description.ts'

/** What a list is asked for. It stands in the address, so that it can be sent to somebody and come back to. */
export interface ListQuery {
  search: string
  mark: string
  /** What lies ahead, what is over, or both. A programme is looked at from today on. */
  when: 'coming' | 'past' | 'all'
  ordering: string
  page: number
  filters: Record<string, string>
}

export const PAGE_SIZE = 50

/** Reads the query of a list's address; what means nothing there is left out. */
export function readListQuery(resource: ResourceDescription, search: string): ListQuery {
  const given = new URLSearchParams(search)
  const text = (name: string) => given.get(name) ?? ''
  const page = Number(given.get('page'))
  const ordering = text('ordering')
  const mark = text('mark')
  return {
    search: text('search'),
    mark: resource.marks.includes(mark) ? mark : '',
    when: WHEN.find((one) => one === given.get('when')) ?? 'coming',
    ordering: resource.columns.includes(ordering.replace(/^-/, '')) ? ordering : '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
    filters: Object.fromEntries(
      resource.filters.filter((name) => given.has(name)).map((name) => [name, text(name)]),
    ),
  }
}

const WHEN = ['coming', 'past', 'all'] as const

/** What the call is asked: nothing that was left empty. What is searched for by words may lie anywhere; what is over needs nobody's attention. */
export function asParams(
  { ends }: Pick<ResourceDescription, 'ends'>,
  query: ListQuery,
): Record<string, string | number> {
  const { when, ...asked } = addressed(query)
  const isSought = query.search !== '' || query.mark === 'past'
  const asksWhen = ends !== null && query.when !== 'all' && !(isSought && when === undefined)
  return { ...asked, ...(asksWhen && { when: query.when }) }
}

/** What stands in the address: nothing that is so anyway. */
function addressed({ filters, ...query }: ListQuery): Record<string, string | number> {
  const all: [string, string | number][] = Object.entries({ ...filters, ...query })
  return Object.fromEntries(all.filter(([name, value]) => value !== '' && USUAL[name] !== value))
}

const USUAL: Record<string, unknown> = { page: 1, when: 'coming' }

export function asSearch(query: ListQuery): string {
  const params = new URLSearchParams(
    Object.entries(addressed(query)).map(([name, value]) => [name, String(value)]),
  )
  return params.size > 0 ? `?${params}` : ''
}

/** A press on a column's head sorts by it, another one turns the order round. */
export function turned(ordering: string, column: string): string {
  return ordering === column ? `-${column}` : column
}
