import { useEffect } from 'react'
import { DEFAULT_LOCALE, isLocale, type Locale, TOOL_LOCALES } from '../contract/locale.ts'
import { createStore, useStore } from '../ui/store.ts'

const KEY = 'office-language'

const language = createStore<{ locale: Locale | null }>({ locale: remembered() })

/**
 * The language of the tools: that of the account, or the one last chosen in this browser. Null until it is known. It may be one
 * that the site does not have.
 */
export function useToolLanguage(): Locale | null {
  return useStore(language, ({ locale }) => locale)
}

/**
 * Loads the language of the account if none was chosen in this browser, so that the language does not change after the
 * first texts.
 */
export function useAccountLanguage(ask: () => Promise<Locale>): void {
  useEffect(() => {
    if (language.get().locale !== null) return
    const take = (locale: Locale) => {
      if (language.get().locale === null) language.set({ locale })
    }
    // If the call fails, the language is the default of the site.
    ask().then(take, () => take(DEFAULT_LOCALE))
  }, [ask])
}

export function chooseToolLanguage(locale: Locale): void {
  language.set({ locale })
  try {
    localStorage.setItem(KEY, locale)
  } catch {
    // The choice then lasts until the page is left.
  }
}

function remembered(): Locale | null {
  try {
    const kept = localStorage.getItem(KEY)
    return isLocale(kept, TOOL_LOCALES) ? kept : null
  } catch {
    return null
  }
}
