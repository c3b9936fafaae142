import type { Locale } from './locale.ts'
import { isValidLink } from './valid-link.ts'

/** Why an address cannot be stored as it is. */
export type LinkFault = 'placeholder' | 'scheme' | 'path' | 'mail' | 'phone' | 'unknown'

export interface MendedLink {
  fault: LinkFault
  /** The address that was probably meant; null where it cannot be guessed. */
  link: string | null
}

/** Finds what is wrong with a link and what was probably meant; null where it is correct or still empty. */
export function mendLink(text: string, locale: Locale): MendedLink | null {
  const word = text.trim()
  if (word === '' || isValidLink(word) || isBegun(word)) return null
  const [fault, link] = guess(word, locale)
  return isValidLink(link) ? { fault, link } : { fault: 'unknown', link: null }
}

/** The beginning of a scheme that is still being typed; no message yet. */
function isBegun(word: string): boolean {
  return word === '#' || ['https://', 'http://', 'mailto:', 'tel:'].some((scheme) => scheme.startsWith(word))
}

function guess(word: string, locale: Locale): [LinkFault, string] {
  // 1 §9 Rich text toolbar: `{host}` at the beginning of a link stands for this site.
  if (word.startsWith('{host}')) {
    const rest = word.slice('{host}'.length)
    return ['placeholder', rest === '' || rest === '/' ? `/${locale}` : rest.replace(/^\/*/, '/')]
  }
  if (/^[^\s@/:]+@[^\s@/:]+$/.test(word)) return ['mail', `mailto:${word}`]
  if (/^\+?[\d ()/-]{5,30}$/.test(word)) return ['phone', `tel:${word.replace(/[^\d+]/g, '')}`]
  if (word.startsWith('//')) return ['scheme', `https:${word}`]
  const [host = ''] = word.split(/[/?#]/)
  if (host.includes('.') && /^[\p{L}\d.-]+(:\d{1,5})?$/u.test(host)) return ['scheme', `https://${word}`]
  if (!/^[\p{L}\d /_-]+$/u.test(word)) return ['unknown', '']
  const path = word.toLowerCase().replace(/ +/g, '-').replace(/^\/+/, '')
  return ['path', /^(de|en)(\/|$)/.test(path) ? `/${path}` : `/${locale}/${path}`]
}
