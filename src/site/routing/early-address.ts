import { type UNSAFE_createBrowserHistory as createBrowserHistory, createPath, type Path } from 'react-router'
import { noteLeftBehind, shownAddress } from './unreached.ts'

type History = ReturnType<typeof createBrowserHistory>

/**
 * A history that a page can enter before it has come. React Router writes the address when everything is loaded; whoever goes
 * back while an outline stands in for the page would then leave the one before it, too. What was entered early is only
 * filled in when the page has come; where it cannot come, the step into it is taken back.
 */
export function withEarlyAddress(history: History): { history: History; enterEarly(to: Path): void } {
  let isEarly = false
  let isTakenBack = false
  const arrive = () => {
    isEarly = false
    noteLeftBehind(null)
  }
  const settle = <T extends unknown[]>(write: (...args: T) => void) => {
    return (...args: T) => {
      arrive()
      write(...args)
    }
  }
  const early: History = {
    ...history,
    get action() {
      return history.action
    },
    get location() {
      return history.location
    },
    push: (to, state) => settle(isEarly ? history.replace : history.push)(to, state),
    replace: (to, state) => {
      if (!isEarly || !isShown(to)) return settle(history.replace)(to, state)
      isTakenBack = true
      settle(history.go)(-1)
    },
    listen: (listener) =>
      history.listen((update) => {
        arrive()
        // The router has asked for this itself: it shows that page already.
        if (isTakenBack) {
          isTakenBack = false
          return
        }
        listener(update)
      }),
  }
  const enterEarly = (to: Path) => {
    if (isEarly) return history.replace(to)
    noteLeftBehind(location.href)
    history.push(to)
    isEarly = true
  }
  return { history: early, enterEarly }
}

function isShown(to: Parameters<History['replace']>[0]): boolean {
  const { pathname, search, hash } = shownAddress()
  return (typeof to === 'string' ? to : createPath(to)) === pathname + search + hash
}
