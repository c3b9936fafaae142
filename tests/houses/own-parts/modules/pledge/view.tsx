import { type ContentOf, useLocale, Words } from 'openfoyer/views'
import { useState } from 'react'
import type { pledge } from './schema.ts'
import styles from './view.module.css'

export const width = 'broad'

export default function PledgeView({ module }: { module: ContentOf<typeof pledge> }) {
  const [count, setCount] = useState(0)
  const locale = useLocale()
  return (
    <div className={styles.pledge}>
      <Words module={module} field="words" as="p" />
      <button type="button" onClick={() => setCount(count + 1)}>
        {locale === 'de' ? `${count} von ${module.goal}` : `${count} of ${module.goal}`}
      </button>
    </div>
  )
}
