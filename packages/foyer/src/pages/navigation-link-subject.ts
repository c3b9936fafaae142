import { nameOf } from '../contract/in-language.ts'
import { bilingual, choice, number, string } from '../fields/kinds.ts'
import { storedIn } from '../saving/item-store.ts'
import { refuse } from '../saving/refuse.ts'
import { defineSubject } from '../saving/subject.ts'
import { destinationOf } from './redirect-rules.ts'
import { strings } from './strings.ts'
import { NAVIGATION_PLACES, navigationLinks } from './tables.ts'

/**
 * An external address in menu or footer (1 §2 Header: menu links lead to internal routes or external addresses). Pages of this
 * site are there without such an item.
 */
export const navigationLink = defineSubject({
  area: 'pages',
  model: 'navigationlink',
  access: 'editor',
  fields: {
    title: bilingual({ required: true, maxLength: 100 }),
    url: string({ required: true, maxLength: 2000 }),
    place: choice(NAVIGATION_PLACES, 'menu', { required: true }),
    position: number({ min: 0, max: 100_000, default: 0 }),
  },
  store: storedIn(navigationLinks),
  titleOf: ({ title }) => nameOf(title),
  async check(saving, values) {
    // Parses the address as a browser does: one that only looks external is refused.
    const to = destinationOf(values.url, '/', saving.config.publicUrl)
    if (!to || to.isLocal) refuse(saving, 'url', strings.notExternal)
    return { ...values, url: to.address }
  },
})
