import { LOCALES } from './locale.ts'
import { ROUTE_NAMES, routePattern } from './routes.ts'

/** A path with the fixed words of its route in the case of the route table; parameters keep their case. */
export function inRightCase(pathname: string): string {
  if (pathname === pathname.toLowerCase()) return pathname
  for (const name of ROUTE_NAMES) {
    for (const locale of LOCALES) {
      const spelled = spellAs(routePattern(name, locale), pathname)
      if (spelled) return spelled
    }
  }
  return pathname
}

/** A path that matches the pattern, with the pattern's fixed words; null where it does not match. */
function spellAs(pattern: string, pathname: string): string | null {
  const words = pattern.split('/')
  const given = pathname.split('/')
  for (const [index, word] of words.entries()) {
    const value = given[index]
    const isParameter = word.startsWith('{')
    if (word === '*' || (word.endsWith('?}') && value === undefined)) return given.join('/')
    if (value === undefined || (!isParameter && value.toLowerCase() !== word)) return null
    if (!isParameter) given[index] = word
  }
  return given.length > words.length ? null : given.join('/')
}
