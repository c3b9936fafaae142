import { useEffect, useState } from 'react'
import { useMatches, useNavigation } from 'react-router'
import { useStrings } from '../../ui/use-locale.ts'
import styles from './loading-bar.module.css'
import { strings } from './strings.ts'
import { THROTTLE } from './throttle.ts'

/** 1 §9 Loading bar. How fast the bar grows is in its style. */
const HIDE_DELAY = 500

type State = 'hidden' | 'growing' | 'done' | 'failed'

/** A line along the upper edge while a page is on its way (1 §4 Loading bar). */
export function LoadingBar() {
  const t = useStrings(strings)
  const isLoading = useNavigation().state !== 'idle'
  // Every route except the first (the document) has a loader. A route without data has failed.
  const hasFailed = useMatches()
    .slice(1)
    .some(({ loaderData }) => loaderData === undefined)
  const [state, setState] = useState<State>('hidden')

  useEffect(() => {
    if (isLoading) {
      const timer = setTimeout(() => setState('growing'), THROTTLE)
      return () => clearTimeout(timer)
    }
    // A page that came before the bar was shown needs no end of the bar either.
    setState((shown) => (shown === 'hidden' ? shown : hasFailed ? 'failed' : 'done'))
  }, [isLoading, hasFailed])
  useEffect(() => {
    if (state !== 'done' && state !== 'failed') return
    const timer = setTimeout(() => setState('hidden'), HIDE_DELAY)
    return () => clearTimeout(timer)
  }, [state])

  if (state === 'hidden') return null
  return (
    <div role="progressbar" aria-label={t.loading} className={styles.bar} data-state={state}>
      <span className={styles.line} />
    </div>
  )
}
