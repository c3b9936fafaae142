import type { Locale } from '../../../contract/locale.ts'
import { href } from '../../../contract/routes.ts'

/**
 * The default of the specification where nothing is set: the home page, here in the language of the page (1 §2 Header).
 */
const UNSET = '/en'

export function favoritesLink(set: string, locale: Locale): string {
  if (set === UNSET) return href('home', locale)
  // The user area exists in every language.
  return set.replace(/^\/(de|en)(?=\/user\/)/, `/${locale}`)
}
