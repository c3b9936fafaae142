import { inLanguage } from '../../contract/item.ts'
import type { Bilingual, Locale } from '../../contract/locale.ts'
import { sanitiseRichText } from './rich-text.ts'

/**
 * A rich text in the language asked for, or in the other where it is missing. That one says which language it is in: a screen
 * reader would read it in the voice of the page, and a browser break its words by the wrong rules.
 */
export function richTextIn(text: Bilingual, locale: Locale): string {
  const html = sanitiseRichText(inLanguage(text, locale))
  return text[locale] || !html ? html : `<div lang="${locale === 'de' ? 'en' : 'de'}">${html}</div>`
}
