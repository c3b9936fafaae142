import { Breadcrumbs, type PageHeaderProps } from 'openfoyer/slots'
import { Title } from '../screens/title.tsx'
import styles from './page-header.module.css'

/** What a page is called, in both inks. */
export default function PageHeader({ headline, lang, preline, trail, children }: PageHeaderProps) {
  return (
    <div className={styles.head} data-part="page-header">
      {trail && <Breadcrumbs trail={trail} />}
      {preline && <p className={styles.preline}>{preline}</p>}
      <Title words={headline} lang={lang} />
      {children}
    </div>
  )
}
