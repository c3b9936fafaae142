import { defineScreen } from '../../../ui/screen.ts'
import { accounts } from '../endpoints.ts'
import { favoriteCalls } from '../favorite-endpoints.ts'
import { FavoritesView } from './favorites-view.tsx'
import { submit } from './submit-favorites.ts'

/**
 * The favorites of the account if there is one, otherwise those of this browser, which are shown without the server.
 */
export default defineScreen({
  load: async ({ call, url }) => {
    const { is_logged_in } = await call(accounts.details)
    if (!is_logged_in) return { own: null, done: null }
    const [{ items }, calendar, news] = await Promise.all([
      call(favoriteCalls.own),
      call(favoriteCalls.calendar),
      call(favoriteCalls.news),
    ])
    const shown = await call(favoriteCalls.show, { kept: items.join() })
    return {
      own: { items, shown, news, hasCalendar: calendar.created_at !== null },
      done: url.searchParams.get('done'),
    }
  },
  ...(import.meta.env.SSR && { submit }),
  View: FavoritesView,
})
