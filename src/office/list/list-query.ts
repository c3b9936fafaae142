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
  const mark = resource.marks.includes(text('mark')) ? text('mark') : ''
  const sought = { search: text('search'), mark }
  return {
    ...sought,
    when: WHEN.find((one) => one === given.get('when')) ?? usualWhen(sought),
    ordering: resource.columns.includes(ordering.replace(/^-/, '')) ? ordering : '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
    filters: Object.fromEntries(
      resource.filters.filter((name) => given.has(name)).map((name) => [name, text(name)]),
    ),
  }
}

const WHEN = ['coming', 'past', 'all'] as const

/** A programme is looked at from today on; what is searched for by words may lie anywhere. */
function usualWhen({ search, mark }: Pick<ListQuery, 'search' | 'mark'>): ListQuery['when'] {
  return search !== '' || mark === 'past' ? 'all' : 'coming'
}

/** The query with something changed: who has not said when goes on with what is usual for it. */
export function withChange(query: ListQuery, change: Partial<ListQuery>): ListQuery {
  const next = { ...query, page: 1, ...change }
  const isUsual = change.when === undefined && query.when === usualWhen(query)
  return isUsual ? { ...next, when: usualWhen(next) } : next
}

/** What the call is asked: nothing that was left empty. */
export function asParams(
  { ends }: Pick<ResourceDescription, 'ends'>,
  query: ListQuery,
): Record<string, string | number> {
  const { when: _, ...asked } = addressed(query)
  const asksWhen = ends !== null && query.when !== 'all'
  return { ...asked, ...(asksWhen && { when: query.when }) }
}

/** What stands in the address: nothing that is so anyway. */
function addressed({ filters, ...query }: ListQuery): Record<string, string | number> {
  const usual: Record<string, unknown> = { page: 1, when: usualWhen(query) }
  const all: [string, string | number][] = Object.entries({ ...filters, ...query })
  return Object.fromEntries(all.filter(([name, value]) => value !== '' && usual[name] !== value))
}

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

/** Whether a list is seen whole and in the order editors gave it, so that something can be moved among its neighbours. */
export function canMove(
  { position, parent, order }: Pick<ResourceDescription, 'position' | 'parent' | 'order'>,
  query: ListQuery,
  count: number,
): boolean {
  const isNarrowed = query.search !== '' || query.mark !== '' || Object.keys(query.filters).length > 0
  const isOrdered = position !== null && (query.ordering || order) === position
  // What is a tree is moved there, among those at the same place.
  return isOrdered && parent === null && !isNarrowed && count <= PAGE_SIZE
}
