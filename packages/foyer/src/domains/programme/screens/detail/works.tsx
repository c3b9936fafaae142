import { useRef, useState } from 'react'
import { isInternal } from '../../../../contract/links.ts'
import { onDemand, useOnDemand } from '../../../../ui/on-demand.ts'
import { useStrings } from '../../../../ui/use-locale.ts'
import type { EventDetail } from '../../../events/contract.ts'
import { strings } from './section-strings.ts'
import styles from './works.module.css'

type Work = EventDetail['works'][number]

const audioOverlay = onDemand(() => import('./audio-overlay.tsx'))

/** The pieces of music; if there is a recording on this site, it can be played (2 §3 audio overlay). */
export function Works({ works }: { works: Work[] }) {
  const t = useStrings(strings)
  const [heard, setHeard] = useState<Work | null>(null)
  const player = useOnDemand(audioOverlay, heard !== null)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    setHeard(null)
    opener.current?.focus({ preventScroll: true })
  }
  return (
    <>
      <ol className={styles.works}>
        {works.map((work) => (
          <li key={`${work.composer} ${work.title}`} className={styles.work}>
            <p className={styles.composer}>{work.composer}</p>
            <div>
              <h3 className={styles.title} lang={work.langs?.title}>
                {keysHeld(work.title)}
              </h3>
              {work.note && (
                <p className={styles.note} lang={work.langs?.note}>
                  {work.note}
                </p>
              )}
            </div>
            {isInternal(work.audio_url) && (
              <button
                type="button"
                className={styles.listen}
                aria-pressed={heard === work}
                onClick={({ currentTarget }) => {
                  opener.current = currentTarget
                  setHeard(heard === work ? null : work)
                }}
              >
                <span className="unseen">
                  {t.listen} <span lang={work.langs?.title}>{work.title}</span>
                </span>
              </button>
            )}
          </li>
        ))}
      </ol>
      {heard && player && <player.AudioOverlay key={heard.audio_url} work={heard} onClose={close} />}
    </>
  )
}

/** A musical key such as G-Dur must not break over two lines. */
function keysHeld(title: string): string {
  return title.replace(/-(?=Dur|Moll)/g, '\u2011')
}
