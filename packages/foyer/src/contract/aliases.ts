import { DEFAULT_LOCALE, isLocale, type Locale } from './locale.ts'
import { href } from './routes.ts'

type Aliases = Record<string, { to: string; status: 301 | 302 }>

/** Addresses that lead to another one, independent of the editors' redirects (3-readings, Routes). */
export const ALIASES: Aliases = {
  '/': { to: href('home', DEFAULT_LOCALE), status: 302 },
  ...whereSpoken('de', {
    '/abonnements': { to: href('subscriptions', 'de'), status: 302 },
    '/profil': { to: href('userProfile', 'de'), status: 301 },
    '/einstellungen': { to: href('userSettings', 'de'), status: 301 },
    '/de/profil': { to: href('userProfile', 'de'), status: 301 },
    '/de/einstellungen': { to: href('userSettings', 'de'), status: 301 },
  }),
  ...whereSpoken('en', {
    '/profile-en': { to: href('userProfile', 'en'), status: 301 },
    '/settings': { to: href('userSettings', 'en'), status: 301 },
    '/en/profile-en': { to: href('userProfile', 'en'), status: 301 },
    '/en/settings': { to: href('userSettings', 'en'), status: 301 },
    // The spellings of 1 §2 Screens and routes, the same in both languages.
    '/en/agb': { to: href('terms', 'en'), status: 301 },
    '/en/datenschutz': { to: href('privacy', 'en'), status: 301 },
    '/en/impressum': { to: href('imprint', 'en'), status: 301 },
    '/en/abonnements': { to: href('subscriptions', 'en'), status: 301 },
  }),
}

/** Only for a site that has the language: elsewhere these words lead nowhere. */
function whereSpoken(locale: Locale, aliases: Aliases): Aliases {
  return isLocale(locale) ? aliases : {}
}
