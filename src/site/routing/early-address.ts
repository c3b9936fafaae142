import type { UNSAFE_createBrowserHistory as createBrowserHistory, Path } from 'react-router'

type History = ReturnType<typeof createBrowserHistory>

/**
 * A history that a page can enter before it has come. React Router writes the address when everything is loaded; whoever goes
 * back while an outline stands in for the page would then leave the one before it, too. What was entered early is only
 * filled in when the page has come.
 */
export function withEarlyAddress(history: History): { history: History; enterEarly(to: Path): void } {
  let isEarly = false
  const settle = <T extends unknown[]>(write: (...args: T) => void) => {
    return (...args: T) => {
      isEarly = false
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
    replace: settle(history.replace),
    listen: (listener) =>
      history.listen((update) => {
        isEarly = false
        listener(update)
      }),
  }
  const enterEarly = (to: Path) => {
    if (isEarly) history.replace(to)
    else history.push(to)
    isEarly = true
  }
  return { history: early, enterEarly }
}
