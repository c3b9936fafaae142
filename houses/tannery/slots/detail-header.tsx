import { Breadcrumbs, type DetailHeaderProps } from 'openfoyer/slots'
import { Title } from '../screens/title.tsx'
import styles from './detail-header.module.css'

/** When in the ink of the month, what in all of them, the rest typed. There is never a picture. */
export default function DetailHeader(props: DetailHeaderProps) {
  const { trail, preline, title, lang, subtitle, subtitleLang, aside, isStruck, children, facts } = props
  return (
    <header className={styles.head}>
      <div className={styles.trail}>
        <Breadcrumbs trail={trail} />
      </div>
      <div className={styles.words}>
        <Title words={title} lang={lang} isStruck={isStruck} />
        {subtitle && (
          <p className={styles.subtitle} lang={subtitleLang}>
            {subtitle}
          </p>
        )}
      </div>
      <div className={styles.practical}>
        {aside && <div className={styles.when}>{aside}</div>}
        <div className={styles.where}>
          {preline && <p>{preline}</p>}
          {children}
        </div>
        {facts && <div className={styles.facts}>{facts}</div>}
      </div>
    </header>
  )
}
