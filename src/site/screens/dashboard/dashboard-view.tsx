import { Head } from '../../../ui/head.tsx'
import { onFirstInteraction } from '../../../ui/on-first-interaction.tsx'
import { useStrings } from '../../../ui/use-locale.ts'
import { DashboardLayout } from '../../shell/layouts/dashboard-layout.tsx'
import { strings } from '../strings.ts'
import styles from './dashboard.module.css'
import type { DashboardProps } from './dashboard-figures.tsx'

const Figures = onFirstInteraction(() => import('./dashboard-part.ts'))

/** 1 §2 Layouts, the dashboard. */
export function DashboardView(props: DashboardProps) {
  const t = useStrings(strings)
  return (
    <DashboardLayout>
      <main id="main-content" className={styles.dashboard}>
        <Head title={t.dashboard} noindex />
        <h1>{t.dashboard}</h1>
        <p className={styles.intro}>{t.countedSo}</p>
        <Figures {...props} />
      </main>
    </DashboardLayout>
  )
}
