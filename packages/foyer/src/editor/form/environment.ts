import type { Endpoint } from '../../contract/endpoint.ts'
import { media } from '../../domains/media/endpoints.ts'
import type { Environment, NamedItem } from '../../fields/controls/environment.ts'
import { namedValues } from '../../fields/controls/named-values.ts'
import type { ResourceDescription } from '../../fields/description.ts'
import type { Visit } from '../desk/desk.ts'

/** The limit for a list of choices; for others the editor types more letters. */
const OFFERED = 24

const EVENTS = 'events/event'

/** Past events are seldom wanted: without words only coming ones are found, with words the latest first. */
const soonest = (search: string) => (search ? { ordering: '-date_start' } : { when: 'coming' })

/** An item in the answers of the back-office's calls. */
export interface ListedItem {
  id: number
  display_name: string
  picture: string | null
  urls: { de: string; en: string } | null
}

/** The back-office's calls for finding items; the resources are only known at run time. */
export function itemCalls({ call }: Pick<Visit, 'call'>) {
  const ask = call as unknown as (endpoint: Endpoint, params: object, body?: object) => Promise<unknown>
  return {
    async find(of: string, words: string, among?: 'wholes'): Promise<ListedItem[]> {
      const search = words.trim()
      const params = {
        page_size: OFFERED,
        ...(search && { search }),
        ...(of === EVENTS && soonest(search)),
        ...(among && { parts: 'some' }),
      }
      const answer = await ask({ method: 'GET', path: `/api/admin/${of}` }, params)
      return (answer as { results: ListedItem[] }).results
    },
    read: async <T extends ListedItem>(of: string, id: number) =>
      (await ask({ method: 'GET', path: `/api/admin/${of}/{id}` }, { id })) as T,
    /** All resources, with their fields. */
    describe: async () =>
      ((await ask({ method: 'GET', path: '/api/admin' }, {})) as { data: ResourceDescription[] }).data,
    add: async (of: string, values: object) =>
      (await ask({ method: 'POST', path: `/api/admin/${of}` }, {}, values)) as ListedItem,
    change: (of: string, id: number, values: { version: number } & Record<string, unknown>) =>
      ask({ method: 'POST', path: `/api/admin/${of}/{id}` }, { id }, values),
  }
}

/** The size in pixels of a picture of the library. */
export async function pictureSize(visit: Pick<Visit, 'call'>, id: number) {
  const found = await itemCalls(visit).read<ListedItem & { width: number; height: number }>('media/image', id)
  return { width: found.width, height: found.height }
}

/** Lets the form controls find and name items, and upload pictures, through the calls of the back-office. */
export function environment(visit: Visit): Environment {
  const calls = itemCalls(visit)
  const names = new Map<string, NamedItem>()
  const note = (of: string, { id, display_name: title, picture }: ListedItem): NamedItem => {
    const item = { id, title, picture }
    names.set(`${of}/${id}`, item)
    return item
  }
  return {
    locale: visit.locale,
    findItems: async (of, words, among) => (await calls.find(of, words, among)).map((item) => note(of, item)),
    nameItem: async (of, id) => note(of, await calls.read(of, id)),
    async createItem(of, name) {
      const kinds = await calls.describe()
      const kind = kinds.find(({ area, model }) => `${area}/${model}` === of)
      const values = kind?.can_create && namedValues(kind.fields, name)
      return values ? note(of, await calls.add(of, values)) : null
    },
    knownItem: (of, id) => names.get(`${of}/${id}`),
    pictureSize: (id) => pictureSize(visit, id),
    itemHref: (of, id) => `/admin/${of}/${id}/change/`,
    async takePicture(file, onProgress, signal) {
      const { id } = await visit.call(
        media.uploadPicture,
        {},
        { file },
        { onProgress, ...(signal && { signal }) },
      )
      return note('media/image', await calls.read('media/image', id))
    },
  }
}
