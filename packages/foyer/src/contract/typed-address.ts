import { SHELL_IDS } from './shell-ids.ts'
import { slugOf } from './slug.ts'

/** The stored form of a typed page address: `/Mieten & feiern/` becomes `mieten-feiern`. */
export function typedPath(text: string): string {
  return text
    .trim()
    .replace(/^\/|\/$/g, '')
    .split('/')
    .map(asWord)
    .join('/')
}

/** A text in normal writing becomes a part of an address. */
const asWord = (text: string) =>
  /^[\w.~-]*$/.test(text) || !/[\p{L}\p{N}]/u.test(text) ? text : slugOf(text)

/** A name that links can point to, without spaces and signs: `#Der Anfang` becomes `Der-Anfang`. */
export function typedAnchor(text: string): string {
  const name = text
    .trim()
    .replace(/\s+/g, '-')
    .replace(/[^\p{L}\p{N}_-]/gu, '')
    .slice(0, 80)
  return SHELL_IDS.has(name) ? `${name}-` : name
}
