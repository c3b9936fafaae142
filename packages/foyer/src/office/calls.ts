import type { AnswerOf, Call, CallOptions, Endpoint, Method } from '../contract/endpoint.ts'
import type { Bilingual, Locale } from '../contract/locale.ts'
import type { inbox, preview } from '../domains/import-desk/contract.ts'
import { importDesk } from '../domains/import-desk/endpoints.ts'
import { design } from '../domains/settings/design-endpoints.ts'
import type { ResourceDescription } from '../fields/description.ts'
import type { StepByHand } from '../pages/steps-contract.ts'
import { firstSteps } from '../pages/steps-endpoints.ts'

export type Values = Record<string, unknown>

/** An item in a line: its name and picture. */
export interface Named {
  name: string
  picture: string | null
}

/** An item in the answers of calls: its fields, and further data. */
export interface Item extends Values {
  id: number
  version: number
  urls: Bilingual | null
  display_name: string
  picture: string | null
}

export interface ListedItem extends Item {
  marks: string[]
}

export interface ItemPage {
  count: number
  results: ListedItem[]
}

export interface HistoryEntry {
  id: number
  at: string
  /** The person who did it; null for the installation. */
  actor: string | null
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

export interface Clash {
  id: number
  name: string
}

/** A clash with an item to be added, with that item's number in the list. */
export interface PlannedClash extends Clash {
  item: number
}

export interface FoundItem extends Named {
  subject: string
  id: number
}

/** How many items of a kind have a mark. */
export interface Attention {
  subject: string
  mark: string
  count: number
}

export interface RecentItem extends FoundItem {
  at: string
  action: string
}

/** An event of an export, and what an import would change. */
export type Finding = AnswerOf<typeof preview>['findings'][number]
export type ImportSource = AnswerOf<typeof inbox>['sources'][number]

/** The same calls for every resource, at the path from its description. */
export type OfficeCalls = ReturnType<typeof officeCalls>

export function officeCalls(call: Call) {
  // The resources are only known at run time, so the endpoints are made here without types.
  const ask = call as unknown as (
    endpoint: Endpoint,
    params?: Values,
    body?: unknown,
    options?: CallOptions,
  ) => Promise<unknown>
  const at = (method: Method, path: string): Endpoint => ({ method, path: path.replace(/\/$/, '') })
  const item = (resource: ResourceDescription, rest = '') => `${resource.path}{id}${rest}`
  /** The names of items from earlier answers, by key: `venues/room/3`. */
  const names = new Map<string, Named>()
  /** Stores the names that an answer contains. */
  const noted = async <T>(answer: Promise<unknown>): Promise<T> => {
    const { named = {}, ...rest } = (await answer) as { named?: Record<string, Named> }
    for (const [key, one] of Object.entries(named)) names.set(key, one)
    return rest as T
  }
  return {
    names,
    /** The language in the user's own settings. */
    language: async () => ((await ask(at('GET', '/api/user-profile'))) as { locale: Locale }).locale,
    describe: async () => ((await ask(at('GET', '/api/admin'))) as { data: ResourceDescription[] }).data,
    find: async (search: string) =>
      ((await ask(at('GET', '/api/admin/find'), { search })) as { data: FoundItem[] }).data,
    attention: async () => ((await ask(at('GET', '/api/admin/attention'))) as { data: Attention[] }).data,
    recent: async () => ((await ask(at('GET', '/api/admin/recent'))) as { data: RecentItem[] }).data,
    list: (resource: ResourceDescription, query: Values) =>
      noted<ItemPage>(ask(at('GET', resource.path), query)),
    /** Calls a resource that is not in the description: the answer says whether it is for others or does not exist. */
    knock: (resource: string) => ask(at('GET', `/api/admin/${resource}/`)),
    read: (resource: ResourceDescription, id: number) => noted<Item>(ask(at('GET', item(resource)), { id })),
    /** With the item it is a copy of, whose modules are copied too. */
    add: (resource: ResourceDescription, values: Values, copyOf?: number | null) =>
      noted<Item>(ask(at('POST', resource.path), {}, { ...values, ...(copyOf && { copy_of: copyOf }) })),
    change: (resource: ResourceDescription, id: number, version: number, values: Values) =>
      noted<Item>(ask(at('POST', item(resource)), { id }, { ...values, version })),
    remove: (resource: ResourceDescription, id: number, version: number) =>
      ask(at('DELETE', item(resource)), { id, version }),
    reorder: (resource: ResourceDescription, ids: number[]) => ask(at('PATCH', resource.path), {}, ids),
    uses: async (resource: ResourceDescription, id: number) =>
      ((await ask(at('GET', item(resource, '/uses')), { id })) as { data: Use[] }).data,
    /** Items in the same room at the same time. */
    clashes: async (resource: ResourceDescription, id: number) =>
      ((await ask(at('GET', item(resource, '/clashes')), { id })) as { data: Clash[] }).data,
    plannedClashes: async (resource: ResourceDescription, items: Values[]) =>
      ((await ask(at('POST', `${resource.path}clashes`), {}, { items })) as { data: PlannedClash[] }).data,
    history: async (resource: ResourceDescription, id: number) =>
      ((await ask(at('GET', item(resource, '/history')), { id })) as { data: HistoryEntry[] }).data,
    restore: (resource: ResourceDescription, id: number, entry: number) =>
      noted<Item>(ask(at('POST', item(resource, '/restore')), { id }, { entry })),
    firstSteps: async () => (await call(firstSteps.list)).data,
    tickStep: (step: StepByHand, is_done: boolean) => call(firstSteps.tick, {}, { step, is_done }),
    testMail: () => call(firstSteps.testMail),
    legalGaps: async () => (await call(firstSteps.legalGaps)).data,
    inbox: () => call(importDesk.inbox),
    previewImport: (source: number, text: string) => call(importDesk.preview, {}, { source, text }),
    takeImport: (source: number, text: string, foreign_ids: string[]) =>
      call(importDesk.take, {}, { source, text, foreign_ids }),
    takeFound: (ids: number[], force: boolean) => call(importDesk.takeFound, {}, { ids, force }),
    setAside: (ids: number[]) => call(importDesk.setAside, {}, { ids }),
    readSource: (source: number) => call(importDesk.read, {}, { source }),
    previewBrand: (path: string, values: Values) => call(design.previewBrand, {}, { path, values }),
    previewDesign: (path: string, values: Values) => call(design.preview, {}, { path, values }),
    /** Uploads a file to the library, or as the new file of a picture. */
    upload: (path: string, file: File, onProgress: (part: number) => void, signal?: AbortSignal) =>
      ask(at('POST', path), {}, { file }, { onProgress, ...(signal && { signal }) }) as Promise<{
        id: number
        version: number
      }>,
  }
}
