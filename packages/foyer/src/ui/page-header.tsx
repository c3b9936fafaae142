import type { CSSProperties, PropsWithChildren } from 'react'
import type { Locale } from '../contract/locale.ts'
import { Breadcrumbs, type Crumb } from './breadcrumbs.tsx'
import { houseSlot } from './house-slot.tsx'
import { longestWord } from './longest-word.ts'
import styles from './page-header.module.css'

type Props = PropsWithChildren<{
  headline: string
  /** The language of the headline, if it is not the page's. */
  lang?: Locale
  /** Small text above the headline. */
  preline?: string
  /** The breadcrumbs of this page, itself last; none on the home page. */
  trail?: Crumb[]
}>

/** The headline of a screen above a line that is drawn (1 §2 Layouts, shared page header). */
export const PageHeader = houseSlot('page-header', OurPageHeader)

function OurPageHeader({ headline, lang, preline, trail, children }: Props) {
  return (
    <div className={styles.header} data-part="page-header">
      {trail && <Breadcrumbs trail={trail} />}
      {preline && <p className={styles.preline}>{preline}</p>}
      <h1
        className={styles.headline}
        lang={lang}
        style={{ '--longest': longestWord(headline) } as CSSProperties}
      >
        {headline}
      </h1>
      {children}
    </div>
  )
}
