import type { ItemLink } from '../../../contract/item.ts'
import { Link } from '../../../ui/link.tsx'
import { useFormat } from '../../../ui/use-format.ts'
import { useStrings } from '../../../ui/use-locale.ts'
import type { ArticleDetail } from '../contract.ts'
import { strings } from '../strings.ts'
import styles from './article-stage.module.css'

interface Props {
  productions: ItemLink[]
  events: ArticleDetail['events']
}

/** What an article is about: productions, and dates of events. */
export function ArticleStage({ productions, events }: Props) {
  const t = useStrings(strings)
  const format = useFormat()
  if (productions.length + events.length === 0) return null
  return (
    <section className={`${styles.stage} cc02`} aria-labelledby="on-stage">
      <h2 id="on-stage" className={styles.headline}>
        {t.onStage}
      </h2>
      <div className={styles.lists}>
        {productions.length > 0 && (
          <div>
            <h3 className={styles.label}>{t.productions}</h3>
            <ul className={styles.list}>
              {productions.map(({ id, url, name, lang }) => (
                <li key={id}>
                  <Link to={url} lang={lang}>
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        )}
        {events.length > 0 && (
          <div>
            <h3 className={styles.label}>{t.dates}</h3>
            <ul className={styles.list}>
              {events.map(({ id, url, name, lang, date_start, is_over }) => (
                <li key={id}>
                  <Link to={url}>
                    <time className={styles.date} dateTime={date_start}>
                      {format.date(date_start)}, {is_over ? t.over : format.time(date_start)}
                    </time>
                    <span lang={lang}>{name}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  )
}
