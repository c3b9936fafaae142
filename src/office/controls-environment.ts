import type { Environment } from '../fields/controls/environment.ts'
import { changeHref } from './address.ts'
import { itemTitle } from './item-title.ts'
import { type Office, resourceNamed } from './use-office.ts'

/** As many as one looks through; whoever does not find it types another word. */
const OFFERED = 20

/** Lets the controls find and name items through the calls of the back-office. */
export function controlsEnvironment({ calls, locale, resources }: Office): Environment {
  const names = new Map<string, Promise<string>>()
  return {
    locale,
    async findItems(of, words) {
      const resource = resourceNamed(resources, of)
      if (!resource) return []
      const query = { page_size: OFFERED, ...(words.trim() && { search: words.trim() }) }
      const { results } = await calls.list(resource, query)
      return results.map((item) => ({ id: item.id, title: itemTitle(resource, item, locale) }))
    },
    nameItem(of, id) {
      const key = `${of}/${id}`
      const resource = resourceNamed(resources, of)
      const known = names.get(key)
      if (known || !resource) return known ?? Promise.resolve(`#${id}`)
      const name = calls.read(resource, id).then((item) => itemTitle(resource, item, locale))
      names.set(key, name)
      // A failure is not kept: the next one who asks tries again.
      name.catch(() => names.delete(key))
      return name
    },
    itemHref: changeHref,
  }
}
