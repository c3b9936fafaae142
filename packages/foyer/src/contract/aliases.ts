import { DEFAULT_LOCALE, isLocale, type Locale } from './locale.ts'

interface Alias {
  to: 'home' | 'imprint' | 'privacy' | 'subscriptions' | 'terms' | 'userProfile' | 'userSettings'
  locale: Locale
  status: 301 | 302
}
type Aliases = Record<string, Alias>

/** Addresses that lead to another one, independent of the editors' redirects (3-readings, Routes). */
export const ALIASES: Aliases = {
  '/': { to: 'home', locale: DEFAULT_LOCALE, status: 302 },
  ...whereSpoken('de', {
    '/abonnements': { to: 'subscriptions', locale: 'de', status: 302 },
    '/profil': { to: 'userProfile', locale: 'de', status: 301 },
    '/einstellungen': { to: 'userSettings', locale: 'de', status: 301 },
    '/de/profil': { to: 'userProfile', locale: 'de', status: 301 },
    '/de/einstellungen': { to: 'userSettings', locale: 'de', status: 301 },
  }),
  ...whereSpoken('en', {
    '/profile-en': { to: 'userProfile', locale: 'en', status: 301 },
    '/settings': { to: 'userSettings', locale: 'en', status: 301 },
    '/en/profile-en': { to: 'userProfile', locale: 'en', status: 301 },
    '/en/settings': { to: 'userSettings', locale: 'en', status: 301 },
    // The spellings of 1 §2 Screens and routes, the same in both languages.
    '/en/agb': { to: 'terms', locale: 'en', status: 301 },
    '/en/datenschutz': { to: 'privacy', locale: 'en', status: 301 },
    '/en/impressum': { to: 'imprint', locale: 'en', status: 301 },
    '/en/abonnements': { to: 'subscriptions', locale: 'en', status: 301 },
  }),
}

/** Only for a site that has the language: elsewhere these words lead nowhere. */
function whereSpoken(locale: Locale, aliases: Aliases): Aliases {
  return isLocale(locale) ? aliases : {}
}
