import { useLocation, useNavigation } from 'react-router'
import { type ListQuery, readQuery } from '../filter/query.ts'

/**
 * What the visitor has asked for last, also while its list is on its way: the chips say it at once, and the next choice is added to it
 * and not to the list that still stands.
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
