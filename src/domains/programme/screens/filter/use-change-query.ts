import { useLocation, useNavigate, useNavigation } from 'react-router'
import { type ListQuery, writeQuery } from './query.ts'

/**
 * Puts a changed query into the address: a step of its own in the history, so that the way back undoes it. What the
 * query does not know of (the overlay, the page behind it) stays as it is.
 */
export function useChangeQuery<K extends string>(keys: readonly K[]): (query: ListQuery<K>) => void {
  const navigate = useNavigate()
  const here = useLocation()
  const { location: target } = useNavigation()
  // Where one is about to be, if it is this screen: its query is the newer one.
  const { search, state } = target?.pathname === here.pathname ? target : here
  return (query) => {
    const kept = new URLSearchParams(search)
    for (const key of [...keys, 'date', 'page']) kept.delete(key)
    const written = new URLSearchParams([...new URLSearchParams(writeQuery(query, keys)), ...kept])
    // An overlay remembers there which step it was opened on.
    navigate({ search: written.size > 0 ? `?${written}` : '' }, { preventScrollReset: true, state })
  }
}
