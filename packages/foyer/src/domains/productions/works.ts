import { textsIn } from '../../contract/item.ts'
import type { Locale } from '../../contract/locale.ts'
import type { Work } from './contract.ts'

/** The pieces of music of a production, in one language. */
export function describeWorks(works: Work[], locale: Locale) {
  return works.map(({ composer, title, note, audio_url }) => ({
    composer,
    ...textsIn({ title, note }, locale),
    audio_url,
  }))
}
