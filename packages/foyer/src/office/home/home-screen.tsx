import { useCallback } from 'react'
import { slots } from '#house/office-slots'
import type { Locale } from '../../contract/locale.ts'
import { Head } from '../../ui/head.tsx'
import { houseSlot } from '../../ui/house-slot.tsx'
import { Link } from '../../ui/link.tsx'
import { addHref } from '../address.ts'
import { FailureNote } from '../failure-note.tsx'
import { OwnPanels } from '../own-panels.tsx'
import parts from '../parts.module.css'
import { strings } from '../strings.ts'
import { useAnswer } from '../use-answer.ts'
import { resourceName, resourceNamed, useOffice, useTexts } from '../use-office.ts'
import { Attention } from './attention.tsx'
import { FirstSteps } from './first-steps.tsx'
import styles from './home.module.css'
import { RecentItems } from './recent-items.tsx'

/** Resources to which items are added on most days. */
const OFTEN = ['events/event', 'productions/production', 'magazine/article', 'people/person', 'pages/page']

/** The start of the back-office: add buttons, latest changes, and items that need attention. */
export const HomeScreen = houseSlot<{ locale: Locale }>('office-home', OurHomeScreen, slots)

function OurHomeScreen() {
  const t = useTexts(strings)
  const { calls, resources } = useOffice()
  const often = resources.filter((resource) => OFTEN.includes(resourceName(resource)))
  const ask = useCallback(() => calls.recent(), [calls])
  const { data, failure, again } = useAnswer(ask)
  return (
    <>
      <Head title={t.office} noindex />
      <h1 className={`${parts.title} ${parts.head}`}>{t.office}</h1>
      <div className={styles.actions}>
        {often.map((resource) => (
          <Link key={resource.model} className={parts.button} to={addHref(resourceName(resource))}>
            {t.add(resource.one)}
          </Link>
        ))}
      </div>
      {/* Only admins may see accounts, and take all of these steps. */}
      {resourceNamed(resources, 'accounts/user') && <FirstSteps />}
      <div className={styles.columns}>
        <section className={parts.panel} aria-labelledby="recent">
          <h2 id="recent" className={parts.subtitle}>
            {t.recent}
          </h2>
          {failure && <FailureNote failure={failure} onRetry={again} />}
          {data && <RecentItems items={data} />}
        </section>
        <section className={parts.panel} aria-labelledby="attention">
          <h2 id="attention" className={parts.subtitle}>
            {t.lookingFor}
          </h2>
          <Attention />
        </section>
        <OwnPanels />
      </div>
    </>
  )
}
