import { useEffect } from 'react'
import { isLocale, type Locale } from '../contract/locale.ts'
import { createStore, useStore } from '../ui/store.ts'

const KEY = 'office-language'

const language = createStore<{ locale: Locale }>({ locale: remembered() ?? 'de' })

/** The language of the tools: that of one's account, or what this browser was last told. */
export function useToolLanguage(): Locale {
  return useStore(language, ({ locale }) => locale)
}

/** Asks for the language of one's account where this browser was told none. */
export function useAccountLanguage(ask: () => Promise<Locale>): void {
  useEffect(() => {
    if (remembered() !== null) return
    ask().then(
      (locale) => {
        if (remembered() === null) language.set({ locale })
      },
      // Whoever is not told speaks German.
      () => {},
    )
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
