import { partsOf } from './route-pattern.ts'
import { href, match, routeRow } from './routes.ts'

const MAX_LENGTH = 500
/** What users do in their accounts is private, and pages that do not exist are not counted. */
const UNCOUNTED = /^(user|notFound)/

/** The path under which a page view is counted, or null where it is not. Never with a query, which may contain anything. */
export function countedPath(pathname: string): string | null {
  try {
    const found = match(pathname)
    if (!found?.locale || pathname.length > MAX_LENGTH) return null
    const { layout = 'default' } = routeRow(found.name)
    if (layout !== 'default' || UNCOUNTED.test(found.name)) return null
    // All pages of results count as one.
    if (found.name === 'search') return href('search', found.locale)
    // Doubled slashes and a slash at the end are removed, so that invented spellings do not fill the table.
    return `/${partsOf(pathname).join('/')}`
  } catch {
    return null
  }
}
