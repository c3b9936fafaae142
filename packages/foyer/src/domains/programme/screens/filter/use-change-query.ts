import { useLocation, useNavigate, useNavigation } from 'react-router'
import { leaveSheets } from '../../../../ui/back-closes.ts'
import { type ListQuery, writeQuery } from './query.ts'

/**
 * Writes a changed query to the address as a new entry in the history, so that going back undoes it. Other parameters
 * (the overlay, the page behind it) stay.
 */
export function useChangeQuery<K extends string>(keys: readonly K[]): (query: ListQuery<K>) => void {
  const navigate = useNavigate()
  const here = useLocation()
  const { location: target } = useNavigation()
  // During a navigation to this screen, its query is the newer one.
  const { search, state } = target?.pathname === here.pathname ? target : here
  return (query) => {
    const kept = new URLSearchParams(search)
    for (const key of [...keys, 'date', 'until', 'page']) kept.delete(key)
    const written = new URLSearchParams([...new URLSearchParams(writeQuery(query, keys)), ...kept])
    // The overlay stores in the state on which entry it was opened.
    const to = { search: written.size > 0 ? `?${written}` : '' }
    leaveSheets(() => navigate(to, { preventScrollReset: true, state }))
  }
}
