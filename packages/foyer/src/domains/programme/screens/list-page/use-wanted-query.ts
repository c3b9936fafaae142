import { useLocation, useNavigation } from 'react-router'
import { type ListQuery, readQuery } from '../filter/query.ts'

/**
 * The query that the visitor asked for last, even while its list is loading: the chips show it at once, and the next
 * choice is added to it and not to the list still shown.
 */
export function useWantedQuery<K extends string>(shown: ListQuery<K>, keys: readonly K[]): ListQuery<K> {
  const here = useLocation()
  const { location: target } = useNavigation()
  const { search } = target?.pathname === here.pathname ? target : here
  try {
    return readQuery(search, keys)
  } catch {
    return shown
  }
}
