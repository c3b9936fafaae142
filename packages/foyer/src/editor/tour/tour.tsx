import { useEffect, useState } from 'react'
import { useDesk, useWords } from '../desk/desk.ts'
import tools from '../tools/tools.module.css'
import styles from './tour.module.css'
import { tour, useTourStep } from './tour-step.ts'

/** A tour on the first visit: five short steps, each beside the part it explains. It can be closed at any time. */
export function Tour() {
  const t = useWords()
  const step = useTourStep()
  const hasArea = useDesk(
    ({ area, panel, inserting }) => area !== null && panel === null && inserting === null,
  )
  // A tour that disappears because the editor begins to work is closed: it does not come back.
  const hasBegun = useDesk(({ panel, inserting }) => panel !== null || inserting !== null)
  useEffect(() => {
    if (step !== null && hasBegun) tour.end()
  }, [step, hasBegun])
  const steps = [t.tourWords, t.tourBlocks, t.tourHandle, t.tourSaved, t.tourPublish]
  const text = step === null ? undefined : steps[step]
  if (step === null || text === undefined || !hasArea) return null
  return (
    <section className={styles.card} aria-label={t.tour}>
      <p className={styles.text} role="status">
        <strong>
          {step + 1}/{steps.length}
        </strong>{' '}
        {text}
      </p>
      <div className={styles.row}>
        <button type="button" className={tools.plain} onClick={tour.end}>
          {t.tourEnd}
        </button>
        {step < steps.length - 1 && (
          <button type="button" className={tools.primary} onClick={() => tour.go(step + 1)}>
            {t.tourNext}
          </button>
        )}
      </div>
      <Pointer step={step} />
    </section>
  )
}

/** The element that each step explains. */
const ABOUT = [
  '[data-words]',
  '[data-tour="blocks"]',
  '[data-module]',
  '[data-save-state]',
  '[data-tour="publish"]',
]

/** A ring around the element; it moves nothing and does not receive clicks. */
function Pointer({ step }: { step: number }) {
  const [box, setBox] = useState<DOMRect | null>(null)
  useEffect(() => {
    // The first visible one: an empty text takes no room, and a re-rendered element is another one.
    const look = () => {
      for (const one of document.querySelectorAll(ABOUT[step] ?? '')) {
        const found = one.getBoundingClientRect()
        if (found.width > 0 && found.height > 0) return setBox(found)
      }
      setBox(null)
    }
    // Called at once, and again when the page has its text.
    const watch = new ResizeObserver(look)
    watch.observe(document.body)
    addEventListener('scroll', look)
    addEventListener('resize', look)
    return () => {
      watch.disconnect()
      removeEventListener('scroll', look)
      removeEventListener('resize', look)
    }
  }, [step])
  if (!box) return null
  const { top, left, width, height } = box
  return (
    <div
      className={styles.ring}
      style={{ top: top - 4, left: left - 4, width: width + 8, height: height + 8 }}
    />
  )
}
