import type { Call, Endpoint, Method } from '../contract/endpoint.ts'
import type { Bilingual } from '../contract/locale.ts'
import type { ResourceDescription } from '../fields/description.ts'

export type Values = Record<string, unknown>

/** An item as the calls answer it: its fields, and what stands beside them. */
export interface Item extends Values {
  id: number
  version: number
  urls: Bilingual | null
}

export interface ListedItem extends Item {
  marks: string[]
}

export interface HistoryEntry {
  id: number
  at: string
  actor_id: number | null
  action: string
  fields: string[]
  before: Values | null
}

export interface Use {
  subject: string
  id: number
  title: string
  field: string
}

/** The same calls for every kind of thing, at the place its description names. */
export type OfficeCalls = ReturnType<typeof officeCalls>

export function officeCalls(call: Call) {
  // Which resources there are is known by a call and not by the compiler: their endpoints are made here.
  const ask = call as unknown as (endpoint: Endpoint, params?: Values, body?: unknown) => Promise<unknown>
  const at = (method: Method, path: string): Endpoint => ({ method, path: path.replace(/\/$/, '') })
  const item = (resource: ResourceDescription, rest = '') => `${resource.path}{id}${rest}`
  return {
    describe: async () => ((await ask(at('GET', '/api/admin'))) as { data: ResourceDescription[] }).data,
    list: (resource: ResourceDescription, query: Values) =>
      ask(at('GET', resource.path), query) as Promise<{ count: number; results: ListedItem[] }>,
    read: (resource: ResourceDescription, id: number) =>
      ask(at('GET', item(resource)), { id }) as Promise<Item>,
    add: (resource: ResourceDescription, values: Values) =>
      ask(at('POST', resource.path), {}, values) as Promise<Item>,
    change: (resource: ResourceDescription, id: number, version: number, values: Values) =>
      ask(at('POST', item(resource)), { id }, { ...values, version }) as Promise<Item>,
    remove: (resource: ResourceDescription, id: number, version: number) =>
      ask(at('DELETE', item(resource)), { id, version }),
    uses: async (resource: ResourceDescription, id: number) =>
      ((await ask(at('GET', item(resource, '/uses')), { id })) as { data: Use[] }).data,
    history: async (resource: ResourceDescription, id: number) =>
      ((await ask(at('GET', item(resource, '/history')), { id })) as { data: HistoryEntry[] }).data,
    restore: (resource: ResourceDescription, id: number, entry: number) =>
      ask(at('POST', item(resource, '/restore')), { id }, { entry }) as Promise<Item>,
  }
}
