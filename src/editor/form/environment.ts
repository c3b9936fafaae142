import type { Endpoint } from '../../contract/endpoint.ts'
import { media } from '../../domains/media/endpoints.ts'
import type { Environment, NamedItem } from '../../fields/controls/environment.ts'
import { namedValues } from '../../fields/controls/named-values.ts'
import type { ResourceDescription } from '../../fields/description.ts'
import type { Visit } from '../desk/desk.ts'

/** As many as one looks through; whoever does not find it types another word. */
const OFFERED = 24

const EVENTS = 'events/event'

/** What is over is seldom looked for: without words only what is to come, with words the latest first. */
const soonest = (search: string) => (search ? { ordering: '-date_start' } : { when: 'coming' })

/** An item as the calls of the back-office answer it. */
export interface ListedItem {
  id: number
  display_name: string
  picture: string | null
  urls: { de: string; en: string } | null
}

/** The calls of the back-office that find things: which there are is known there, not by the compiler. */
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
    /** What can be edited, with the fields of each kind. */
    describe: async () =>
      ((await ask({ method: 'GET', path: '/api/admin' }, {})) as { data: ResourceDescription[] }).data,
    add: async (of: string, values: object) =>
      (await ask({ method: 'POST', path: `/api/admin/${of}` }, {}, values)) as ListedItem,
    change: (of: string, id: number, values: { version: number } & Record<string, unknown>) =>
      ask({ method: 'POST', path: `/api/admin/${of}/{id}` }, { id }, values),
  }
}

/** How many pixels a picture of the library has. */
export async function pictureSize(visit: Pick<Visit, 'call'>, id: number) {
  const found = await itemCalls(visit).read<ListedItem & { width: number; height: number }>('media/image', id)
  return { width: found.width, height: found.height }
}

/** Lets the controls find and name items, and take in pictures, through the calls the back-office uses. */
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
    async takePicture(file, onProgress) {
      const { id } = await visit.call(media.uploadPicture, {}, { file }, { onProgress })
      return note('media/image', await calls.read('media/image', id))
    },
  }
}
