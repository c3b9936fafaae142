import { isLocale, type Locale } from '../contract/locale.ts'
import { createStore, useStore } from '../ui/store.ts'

const KEY = 'office-language'

const language = createStore<{ locale: Locale }>({ locale: remembered() })

/** The language of the tools, as this browser was last told. */
export function useToolLanguage(): Locale {
  return useStore(language, ({ locale }) => locale)
}

export function chooseToolLanguage(locale: Locale): void {
  language.set({ locale })
  try {
    localStorage.setItem(KEY, locale)
  } catch {
    // It counts until the page is left.
  }
}

function remembered(): Locale {
  try {
    const kept = localStorage.getItem(KEY)
    return isLocale(kept) ? kept : 'de'
  } catch {
    return 'de'
  }
}
