import type { Environment, NamedItem } from '../fields/controls/environment.ts'
import { namedValues } from '../fields/controls/named-values.ts'
import { changeHref } from './address.ts'
import type { Item } from './calls.ts'
import { type Office, resourceNamed } from './use-office.ts'

/** The limit for a list of choices; for others the editor types more letters. */
const OFFERED = 20

const asNamed = ({ id, display_name, picture }: Item): NamedItem => ({ id, title: display_name, picture })

/** Lets the form controls find and name items, and upload pictures, through the calls of the back-office. */
export function controlsEnvironment({ calls, locale, resources }: Office): Environment {
  const known = (of: string, id: number): NamedItem | undefined => {
    const named = calls.names.get(`${of}/${id}`)
    return named && { id, title: named.name, picture: named.picture }
  }
  const note = (of: string, item: NamedItem) => {
    calls.names.set(`${of}/${item.id}`, { name: item.title, picture: item.picture ?? null })
    return item
  }
  return {
    locale,
    async findItems(of, words) {
      const resource = resourceNamed(resources, of)
      if (!resource) return []
      const query = { page_size: OFFERED, ...(words.trim() && { search: words.trim() }) }
      const { results } = await calls.list(resource, query)
      return results.map((item) => note(of, asNamed(item)))
    },
    async nameItem(of, id) {
      const resource = resourceNamed(resources, of)
      return resource ? note(of, asNamed(await calls.read(resource, id))) : { id, title: `#${id}` }
    },
    async createItem(of, name) {
      const resource = resourceNamed(resources, of)
      const values = resource?.can_create && namedValues(resource.fields, name)
      return values ? note(of, asNamed(await calls.add(resource, values))) : null
    },
    knownItem: known,
    itemHref: changeHref,
    async pictureSize(id) {
      const pictures = resourceNamed(resources, 'media/image')
      if (!pictures) throw new TypeError('Nobody may read pictures')
      const { width, height } = await calls.read(pictures, id)
      return { width: Number(width), height: Number(height) }
    },
    async takePicture(file, onProgress, signal) {
      const { id } = await calls.upload('/api/admin/media/image', file, onProgress, signal)
      const pictures = resourceNamed(resources, 'media/image')
      return pictures ? note('media/image', asNamed(await calls.read(pictures, id))) : { id, title: `#${id}` }
    },
  }
}
