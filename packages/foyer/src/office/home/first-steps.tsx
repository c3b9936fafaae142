import { useCallback } from 'react'
import type { FirstStep, StepByHand } from '../../pages/steps-contract.ts'
import { Link } from '../../ui/link.tsx'
import { addHref, changeHref, listHref, treeHref } from '../address.ts'
import { useKeptChoice } from '../kept-choices.ts'
import parts from '../parts.module.css'
import { useAnswer } from '../use-answer.ts'
import { useOffice, useTexts } from '../use-office.ts'
import { strings } from './first-steps-strings.ts'
import styles from './home.module.css'
import { TestMail } from './test-mail.tsx'

/** No data show whether they are done. */
const BY_HAND: readonly FirstStep[] = ['look', 'backup'] satisfies StepByHand[]
const isByHand = (step: FirstStep): step is StepByHand => BY_HAND.includes(step)

/** The screen on which each step is taken; null where it is taken in the list itself. */
const SCREENS: Record<FirstStep, string | null> = {
  name: changeHref('settings/site', 1),
  look: '/admin/settings/brand/',
  rooms: listHref('venues/venue'),
  imprint: listHref('pages/legaltext'),
  privacy: listHref('pages/legaltext'),
  accessibility: changeHref('settings/design', 1),
  menu: treeHref('pages/page'),
  programme: addHref('productions/production'),
  tickets: changeHref('settings/design', 1),
  mail: null,
  backup: null,
  colleague: addHref('accounts/user'),
  public: changeHref('settings/site', 1),
}

/**
 * What a new house has to do before it goes public. It is open until there is a programme, then it waits behind its button; this
 * admin may open and close it at any time.
 */
export function FirstSteps() {
  const t = useTexts(strings)
  const { calls } = useOffice()
  const ask = useCallback(() => calls.firstSteps(), [calls])
  const { data, again } = useAnswer(ask)
  const [kept, keep] = useKeptChoice<boolean>('first-steps')
  if (!data) return null
  const left = data.filter(({ is_done }) => !is_done)
  const isOpen = kept ?? left.some(({ step }) => step === 'programme')
  return (
    <section className={`${parts.panel} ${styles.steps}`} aria-labelledby="first-steps">
      <div className={styles.stepsHead}>
        <h2 id="first-steps" className={parts.subtitle}>
          {t.title}
        </h2>
        <span className={parts.quiet}>{t.done(data.length - left.length, data.length)}</span>
        <button
          type="button"
          className={parts.plain}
          aria-expanded={isOpen}
          aria-controls="first-steps-list"
          onClick={() => keep(!isOpen)}
        >
          {isOpen ? t.hide : t.show}
        </button>
      </div>
      <ol id="first-steps-list" className={styles.stepList} hidden={!isOpen}>
        {data.map(({ step, is_done, url }) => (
          <li key={step} data-done={is_done || undefined}>
            <span aria-hidden="true">{is_done ? '✓' : '○'}</span>
            <div>
              <StepName name={t[step]} to={url ?? SCREENS[step]} />
              <span className={styles.stepState}> {is_done ? t.isDone : t.isOpen}</span>
              {!is_done && <small className={parts.quiet}>{t[`${step}Help`]}</small>}
              {step === 'mail' && !is_done && <TestMail onSent={again} />}
              {isByHand(step) && (
                <button
                  type="button"
                  className={parts.plain}
                  onClick={() => calls.tickStep(step, !is_done).then(again, again)}
                >
                  {is_done ? t.reopen(t[step]) : t.tick(t[step])}
                </button>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Pages of the site open in the editor, which is not part of the back-office. */
function StepName({ name, to }: { name: string; to: string | null }) {
  if (to === null) return <strong>{name}</strong>
  return to.startsWith('/admin/') ? <Link to={to}>{name}</Link> : <a href={to}>{name}</a>
}
