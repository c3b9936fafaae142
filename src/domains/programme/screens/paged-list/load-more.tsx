import { type MouseEvent, useRef } from 'react'
import { useStrings } from '../../../../ui/use-locale.ts'
import type { ListState } from './list-state.ts'
import styles from './load-more.module.css'
import { strings } from './strings.ts'
import { useNear } from './use-near.ts'

interface Props {
  state: ListState<unknown>
  /** The next page may come by itself. */
  isWaiting: boolean
  /** The next page's own address: without scripting it is a link like any other. */
  href: string
  more(byHand: boolean): void
  /** The visitor goes on to what stands below the list. */
  pass(): void
}

/** Where a list that has no end of its own is passed by: the footer. */
const BELOW = '#site-footer'

/** The way past a list, for the keyboard at its beginning. It is there for everybody at its end. */
export function PassList({ pass }: Pick<Props, 'pass'>) {
  const t = useStrings(strings)
  return (
    <a className={styles.pass} href={BELOW} onClick={pass}>
      {t.pass}
    </a>
  )
}

/** The end of a list: it brings the next page, by itself or when asked, and says when that failed. */
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
