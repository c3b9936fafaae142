import { Head } from '../../../ui/head.tsx'
import { useStrings } from '../../../ui/use-locale.ts'
import { DashboardLayout } from '../../shell/layouts/dashboard-layout.tsx'
import { strings } from '../strings.ts'
import styles from './dashboard.module.css'
import type { DashboardProps } from './dashboard-figures.tsx'
import { DashboardFigures } from './dashboard-figures.tsx'

/** 1 §2 Layouts, the dashboard. */
export function DashboardView(props: DashboardProps) {
  const t = useStrings(strings)
  return (
    <DashboardLayout>
      <main id="main-content" className={styles.dashboard}>
        <Head title={t.dashboard} noindex />
        <h1>{t.dashboard}</h1>
        <p className={styles.intro}>{t.countedSo}</p>
        <DashboardFigures {...props} />
      </main>
    </DashboardLayout>
  )
}
