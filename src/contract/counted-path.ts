import { partsOf } from './route-pattern.ts'
import { href, match, routeRow } from './routes.ts'

const MAX_LENGTH = 500
/** What somebody does in their own account is nobody's business, and what is not there was not looked at. */
const UNCOUNTED = /^(user|notFound)/

/** The path under which a look at a page is counted, or null where it is not: never a query, which may hold anything. */
export function countedPath(pathname: string): string | null {
  try {
    const found = match(pathname)
    if (!found?.locale || pathname.length > MAX_LENGTH) return null
    const { layout = 'default' } = routeRow(found.name)
    if (layout !== 'default' || UNCOUNTED.test(found.name)) return null
    // However far somebody goes through the results.
    if (found.name === 'search') return href('search', found.locale)
    // A path means the same with slashes doubled or at its end, and whoever invents such paths must not fill the table with them.
    return `/${partsOf(pathname).join('/')}`
  } catch {
    return null
  }
}
