import type { Endpoint } from '../../contract/endpoint.ts'
import type { Environment } from '../../fields/controls/environment.ts'
import type { Visit } from '../desk/desk.ts'

/** As many as one looks through; whoever does not find it types another word. */
const OFFERED = 20

type Item = { id: number } & Record<string, unknown>

/** Lets the controls find and name items, through the calls the back-office uses. */
export function environment({ call, locale }: Visit): Environment {
  const ask = call as unknown as (endpoint: Endpoint, params: object) => Promise<unknown>
  const title = (item: Item): string => {
    for (const name of ['title', 'name', 'alt']) {
      const value = item[name] as string | { de?: string; en?: string } | undefined
      const text = typeof value === 'string' ? value : value?.[locale] || value?.de || value?.en
      if (text)
        return item.date_start ? `${text} · ${String(item.date_start).slice(0, 16).replace('T', ' ')}` : text
    }
    return `#${item.id}`
  }
  return {
    locale,
    async findItems(of, words) {
      const params = { page_size: OFFERED, ...(words.trim() && { search: words.trim() }) }
      const { results } = (await ask({ method: 'GET', path: `/api/admin/${of}` }, params)) as {
        results: Item[]
      }
      return results.map((item) => ({ id: item.id, title: title(item) }))
    },
    nameItem: async (of, id) =>
      title((await ask({ method: 'GET', path: `/api/admin/${of}/{id}` }, { id })) as Item),
    itemHref: (of, id) => `/admin/${of}/${id}/change/`,
  }
}
