import {
  createPath,
  type DataRouter,
  type Location,
  type Navigation,
  type Path,
  type RouterNavigateOptions,
  type RouterState,
  type RouterSubscriber,
  type To,
} from 'react-router'
import { firstInteraction } from '../../ui/first-interaction.ts'
import { turn } from '../../ui/turns.ts'
import { firstMatches } from './first-matches.ts'
import { navigationCode } from './routes.tsx'
import type { RouterStart } from './start-router.ts'

/**
 * Stands in for React Router's router until the visitor's first interaction: it shows the page as the server rendered it, so
 * that a first page does without the code of the real one. What is asked of it meanwhile, the real one does when it has
 * come. It has what `RouterProvider` and the hooks use of a `DataRouter`.
 */
export function firstPageRouter(start: RouterStart): DataRouter {
  const listeners = new Set<RouterSubscriber>()
  let state = firstState(start)
  let router: DataRouter | null = null

  const tell: RouterSubscriber = (news, how) => {
    state = news
    for (const listener of listeners) listener(news, how)
  }
  const takeOver = async (): Promise<DataRouter> => {
    const { startRouter } = await navigationCode.load()
    if (router) return router
    removeEventListener('popstate', followHistory)
    router = startRouter(start)
    router.subscribe(tell)
    if (createPath(router.state.location) !== createPath(state.location)) tell(router.state, BY_ITSELF)
    return router
  }
  /** Back or forward before there is anybody to follow: the server has the page at that address. */
  const followHistory = () => {
    const isOtherPage =
      location.pathname !== state.location.pathname || location.search !== state.location.search
    if (isOtherPage) location.reload()
    else takeOver().catch(() => {})
  }
  let asked = 0
  const navigate = async (to: To | null, options?: RouterNavigateOptions): Promise<void> => {
    const mine = ++asked
    const target = new URL(hrefOf(to ?? ''), location.href)
    // The loading bar does not wait for the code.
    if (!router) tell({ ...state, navigation: towards(target) }, BY_ITSELF)
    const real = await takeOver().catch(() => null)
    // Whoever has clicked elsewhere meanwhile wants to go there; the earlier click would come in between.
    if (mine !== asked) return
    if (real) await real.navigate(to, options)
    // A link whose code cannot be had is a plain link.
    else location.assign(target)
  }

  addEventListener('popstate', followHistory)
  firstInteraction.then(turn).then(navigationCode.loadAhead).then(turn).then(takeOver)

  const members: Partial<DataRouter> = {
    basename: '/',
    get state() {
      return state
    },
    get routes() {
      return router?.routes ?? []
    },
    get manifest() {
      return router?.manifest ?? {}
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    navigate: navigate as DataRouter['navigate'],
    createHref: hrefOf,
    createURL: (to) => new URL(hrefOf(to), location.origin),
    encodeLocation: (to) => pathOf(new URL(hrefOf(to), location.origin)),
  }
  return members as DataRouter
}

/** What React Router makes of a page that came with all its data. */
function firstState({ routes, hydrationData }: RouterStart): RouterState {
  const { usr = null, key = 'default' } = (history.state ?? {}) as { usr?: unknown; key?: string }
  return {
    historyAction: 'POP' as RouterState['historyAction'],
    location: { ...pathOf(location), state: usr, key, mask: undefined },
    matches: firstMatches(routes, location) as RouterState['matches'],
    initialized: true,
    renderFallback: false,
    navigation: { state: 'idle' } as Navigation,
    restoreScrollPosition: false,
    preventScrollReset: false,
    revalidation: 'idle',
    loaderData: hydrationData.loaderData ?? {},
    actionData: hydrationData.actionData ?? null,
    errors: hydrationData.errors ?? null,
    fetchers: new Map(),
    blockers: new Map(),
  }
}

const BY_ITSELF: Parameters<RouterSubscriber>[1] = {
  deletedFetchers: [],
  newErrors: null,
  viewTransitionOpts: undefined,
  flushSync: false,
}

function towards(target: URL): Navigation {
  const destination: Location = { ...pathOf(target), state: null, key: 'default', mask: undefined }
  return { state: 'loading', location: destination } as Navigation
}

function hrefOf(to: To): string {
  return typeof to === 'string' ? to : createPath(to)
}

function pathOf({ pathname, search, hash }: Path): Path {
  return { pathname, search, hash }
}
