import { Head, href, Link, PageHeader, useLocale } from 'openfoyer/views'
import { useState } from 'react'
import styles from './firings.module.css'
import type { Firings } from './firings.route.ts'

const TITLE = { de: 'Brände', en: 'Firings' }

export default function FiringsView({ data: { year, venueCount } }: { data: Firings }) {
  const locale = useLocale()
  const [count, setCount] = useState(0)
  const title = `${TITLE[locale]} ${year}`
  const before = String(Number(year) - 1)
  return (
    <main id="main-content">
      <Head title={title} description={`Kiln, ${year}`} />
      <PageHeader headline={title} trail={[{ title }]} />
      <div className={styles.firings}>
        <button type="button" onClick={() => setCount(count + 1)}>
          {count} × {venueCount}
        </button>
        <Link to={href('house:screens/firings', locale, { year: before })}>{before}</Link>
      </div>
    </main>
  )
}
