import { Breadcrumbs, type DetailHeaderProps } from 'openfoyer/slots'
import { Picture } from 'openfoyer/views'
import styles from './detail-header.module.css'

/** A picture from edge to edge, then the words. Nothing stands on the picture but its credit. */
export default function DetailHeader(props: DetailHeaderProps) {
  const { trail, preline, title, lang, subtitle, subtitleLang, aside, image, isStruck, children, facts } =
    props
  return (
    <header className={styles.head} data-opening={image ? '' : undefined}>
      {image && (
        <figure className={styles.picture}>
          <Picture image={image} sizes="100vw" first />
          {image.credit && <figcaption>{image.credit}</figcaption>}
        </figure>
      )}
      <div className={styles.words}>
        <Breadcrumbs trail={trail} />
        {preline && <p className={styles.preline}>{preline}</p>}
        <h1 className={styles.title} lang={lang}>
          {isStruck ? <s>{title}</s> : title}
        </h1>
        {subtitle && (
          <p className={styles.subtitle} lang={subtitleLang}>
            {subtitle}
          </p>
        )}
        <div className={styles.practical}>
          {aside && <div className={styles.when}>{aside}</div>}
          {children && <div className={styles.action}>{children}</div>}
        </div>
        {facts && <div className={styles.facts}>{facts}</div>}
      </div>
    </header>
  )
}
