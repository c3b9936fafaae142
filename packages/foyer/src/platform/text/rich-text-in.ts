import { inLanguage, languageOf } from '../../contract/in-language.ts'
import type { Bilingual, Locale } from '../../contract/locale.ts'
import { sanitiseRichText } from './rich-text.ts'

/**
 * A rich text in the requested language, or in the other one where it is missing. Then its language is marked: a screen reader
 * would use the voice of the page, and a browser would hyphenate by the wrong rules.
 */
export function richTextIn(text: Bilingual, locale: Locale): string {
  const html = sanitiseRichText(inLanguage(text, locale))
  const shown = languageOf(text, locale)
  return !html || shown === undefined || shown === locale ? html : `<div lang="${shown}">${html}</div>`
}
