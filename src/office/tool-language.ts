import { useEffect } from 'react'
import { isLocale, type Locale } from '../contract/locale.ts'
import { createStore, useStore } from '../ui/store.ts'

const KEY = 'office-language'

const language = createStore<{ locale: Locale | null }>({ locale: remembered() })

/** The language of the tools: that of one's account, or what this browser was last told. Null until it is known. */
export function useToolLanguage(): Locale | null {
  return useStore(language, ({ locale }) => locale)
}

/** Asks for the language of one's account where this browser was told none: nothing is shown in one and then in the other. */
export function useAccountLanguage(ask: () => Promise<Locale>): void {
  useEffect(() => {
    if (language.get().locale !== null) return
    const take = (locale: Locale) => {
      if (language.get().locale === null) language.set({ locale })
    }
    // Whoever is not told speaks German.
    ask().then(take, () => take('de'))
  }, [ask])
}

export function chooseToolLanguage(locale: Locale): void {
  language.set({ locale })
  try {
    localStorage.setItem(KEY, locale)
  } catch {
    // It counts until the page is left.
  }
}

function remembered(): Locale | null {
  try {
    const kept = localStorage.getItem(KEY)
    return isLocale(kept) ? kept : null
  } catch {
    return null
  }
}
