import type { Locale } from '../../../contract/locale.ts'
import { href } from '../../../contract/routes.ts'

/** What the documents have where nobody has set it: the home page, so in the language one reads (1 §2 Header). */
const UNSET = '/en'

export function favoritesLink(set: string, locale: Locale): string {
  if (set === UNSET) return href('home', locale)
  // The user area is there in both languages.
  return set.replace(/^\/(de|en)(?=\/user\/)/, `/${locale}`)
}
