import { useEffect } from 'react'
import { Link } from '../../../ui/link.tsx'
import { useCall } from '../../../ui/use-call.ts'
import { useFormat } from '../../../ui/use-format.ts'
import { useStrings } from '../../../ui/use-locale.ts'
import type { FavoriteNews } from '../favorite-contract.ts'
import { favoriteCalls } from '../favorite-endpoints.ts'
import { strings } from '../favorites-strings.ts'
import styles from './favorites.module.css'
import { UserSection } from './user-area.tsx'

/** What has changed since the last look. Its code is loaded when the visitor acts or has read for a while. */
export function FavoritesNews({ since, news }: FavoriteNews) {
  const t = useStrings(strings)
  const format = useFormat()
  const call = useCall()
  useEffect(() => {
    call(favoriteCalls.look).catch((error: unknown) => console.warn('the look was not noted', error))
  }, [call])
  if (!since || news.length === 0) return null
  return (
    <UserSection title={t.whatIsNew} intro={t.newSince(format.date(since))}>
      <ul className={styles.news}>
        {news.map(({ kind, event: { id, title, lang, url, date_start } }) => (
          <li key={id}>
            <strong data-kind={kind}>{t[`news_${kind}`]}</strong>
            <Link to={url} lang={lang}>
              {title}
            </Link>
            <time dateTime={date_start}>
              {format.date(date_start)}, {format.time(date_start)}
            </time>
          </li>
        ))}
      </ul>
    </UserSection>
  )
}
