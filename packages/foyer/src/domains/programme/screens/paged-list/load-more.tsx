import { type MouseEvent, useRef } from 'react'
import { useStrings } from '../../../../ui/use-locale.ts'
import type { ListState } from './list-state.ts'
import styles from './load-more.module.css'
import { strings } from './strings.ts'
import { useNear } from './use-near.ts'

interface Props {
  state: ListState<unknown>
  /** The next page may load automatically. */
  isWaiting: boolean
  /** The next page's own address, for a link that works without scripting. */
  href: string
  more(byHand: boolean): void
  /** The visitor goes to what is below the list. */
  pass(): void
}

/** Where the link past a list without an end leads: the footer. */
const BELOW = '#site-footer'

/** The link past a list, at its beginning for keyboard users. At the end of the list it is visible to all. */
export function PassList({ pass }: Pick<Props, 'pass'>) {
  const t = useStrings(strings)
  return (
    <a className={styles.pass} href={BELOW} onClick={pass}>
      {t.pass}
    </a>
  )
}

/** The end of a list: loads the next page, automatically or on request, and says if that failed. */
export function LoadMore({ state, isWaiting, href, more, pass }: Props) {
  const t = useStrings(strings)
  const trigger = useRef<HTMLDivElement>(null)
  useNear(trigger, isWaiting, () => more(false))
  const ask = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    more(true)
  }
  const hasFailed = state.status === 'failed'
  return (
    <div ref={trigger} className={styles.end}>
      <p className={styles.message} role="status">
        {state.status === 'loading' ? t.loading : ''}
      </p>
      {hasFailed && (
        <p className={styles.message} role="alert">
          {t.failed}
        </p>
      )}
      {state.hasMore ? (
        <>
          <a
            className={styles.more}
            href={href}
            onClick={ask}
            data-loading={state.status === 'loading' || undefined}
          >
            {hasFailed ? t.retry : t.more}
          </a>
          <a className={styles.below} href={BELOW} onClick={pass}>
            {t.below}
          </a>
        </>
      ) : (
        state.count > 0 && <p className={styles.message}>{t.end}</p>
      )}
    </div>
  )
}
