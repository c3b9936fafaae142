import { facts } from '#house/facts'
import type { Locale } from './locale.ts'

/** 12345 as `12.345` in German and `12,345` in English. `Intl` could do it, but a browser needs time to load its tables. */
export function formatCount(count: number, locale: Locale): string {
  const groups: string[] = []
  for (let rest = String(count); rest; rest = rest.slice(0, -3)) groups.unshift(rest.slice(-3))
  return groups.join(facts.formats[locale].group)
}
