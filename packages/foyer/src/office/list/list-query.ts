import type { ResourceDescription } from '../../fields/description.ts'

/** The query of a list. It is part of the address, so that it can be sent to others and found again. */
export interface ListQuery {
  search: string
  mark: string
  /** Coming events, past ones, or both. By default coming ones. */
  when: 'coming' | 'past' | 'all'
  ordering: string
  page: number
  filters: Record<string, string>
}

export const PAGE_SIZE = 50

/** Reads the query of a list's address; unknown values are left out. */
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

/** By default only coming events are listed; a search by words finds all. */
function usualWhen({ search, mark }: Pick<ListQuery, 'search' | 'mark'>): ListQuery['when'] {
  return search !== '' || mark === 'past' ? 'all' : 'coming'
}

/** Changes the query; the period follows its default unless it was chosen. */
export function withChange(query: ListQuery, change: Partial<ListQuery>): ListQuery {
  const next = { ...query, page: 1, ...change }
  const isUsual = change.when === undefined && query.when === usualWhen(query)
  return isUsual ? { ...next, when: usualWhen(next) } : next
}

/** The parameters of the call, without empty ones. */
export function asParams(
  { ends }: Pick<ResourceDescription, 'ends'>,
  query: ListQuery,
): Record<string, string | number> {
  const { when: _, ...asked } = addressed(query)
  const asksWhen = ends !== null && query.when !== 'all'
  return { ...asked, ...(asksWhen && { when: query.when }) }
}

/** The parameters of the address, without default values. */
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

/** A click on a column's header sorts by it; another click reverses the order. */
export function turned(ordering: string, column: string): string {
  return ordering === column ? `-${column}` : column
}

/** Whether the list shows all items in the order set by editors, so that an item can be moved. */
export function canMove(
  { position, parent, order }: Pick<ResourceDescription, 'position' | 'parent' | 'order'>,
  query: ListQuery,
  count: number,
): boolean {
  const isNarrowed = query.search !== '' || query.mark !== '' || Object.keys(query.filters).length > 0
  const isOrdered = position !== null && (query.ordering || order) === position
  // Items of a tree are moved on the tree's screen, among items with the same parent.
  return isOrdered && parent === null && !isNarrowed && count <= PAGE_SIZE
}
