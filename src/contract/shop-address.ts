import { DEFAULT_LOCALE, type Locale } from './locale.ts'
import { href } from './routes.ts'

/** An address of our webshop area is stored once for both languages: whoever reads English is led to the English one. */
export function shopAddressIn(url: string, locale: Locale): string {
  const area = href('webshop', DEFAULT_LOCALE)
  const rest = url.slice(area.length)
  return url.startsWith(area) && /^[/?#]|^$/.test(rest) ? href('webshop', locale) + rest : url
}
