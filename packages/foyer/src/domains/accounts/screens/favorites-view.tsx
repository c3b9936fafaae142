import { useEffect, useState } from 'react'
import { href } from '../../../contract/routes.ts'
import { favorites } from '../../../ui/favorites.ts'
import { Link } from '../../../ui/link.tsx'
import { useStore } from '../../../ui/store.ts'
import { useCall } from '../../../ui/use-call.ts'
import { useLocale, useStrings } from '../../../ui/use-locale.ts'
import type { FavoriteNews, KeptItems } from '../favorite-contract.ts'
import { favoriteCalls } from '../favorite-endpoints.ts'
import { strings } from '../favorites-strings.ts'
import type { FormResult } from './answer-form.ts'
import styles from './favorites.module.css'
import { FavoritesCalendar } from './favorites-calendar.tsx'
import { FavoritesNews } from './favorites-news.tsx'
import { KeptList } from './kept-list.tsx'
import { UserArea, UserSection } from './user-area.tsx'

interface Own {
  items: string[]
  shown: KeptItems
  news: FavoriteNews
  hasCalendar: boolean
}

interface Props {
  data: { own: Own | null; done: string | null }
  result: FormResult | undefined
}

/** All favorites (events, productions, articles) and the calendar address. */
export function FavoritesView({ data: { own, done }, result }: Props) {
  const t = useStrings(strings)
  const shown = useKept(own)
  const isEmpty = shown && Object.values(shown).every((list) => list.length === 0)
  return (
    <UserArea
      title={t.userFavorites}
      here={own ? 'userFavorites' : undefined}
      done={done === 'closed' ? t.calendarClosed : undefined}
    >
      {own && <FavoritesNews {...own.news} />}
      {isEmpty && (
        <UserSection title={t.nothingKept}>
          <p className={styles.words}>{t.howToKeep}</p>
        </UserSection>
      )}
      {shown && !isEmpty && <KeptList shown={shown} />}
      {own ? <FavoritesCalendar hasCalendar={own.hasCalendar} result={result} /> : <WithoutAccount />}
    </UserArea>
  )
}

/** The favorites of the account as the server has them; without an account, those of this browser. */
function useKept(own: Own | null): KeptItems | null {
  const call = useCall()
  const kept = useStore(favorites, ({ items }) => items.join())
  const [shown, setShown] = useState<KeptItems | null>(own?.shown ?? null)
  useEffect(() => {
    let isWanted = true
    // Until this browser has synchronised with the account, the server's data are right.
    if (own && (kept === own.items.join() || favorites.get().owner === null)) setShown(own.shown)
    else {
      call(favoriteCalls.show, { kept })
        .then((found) => isWanted && setShown(found))
        .catch((error: unknown) => console.warn('favorites failed', error))
    }
    return () => {
      isWanted = false
    }
  }, [call, kept, own])
  return shown
}

function WithoutAccount() {
  const t = useStrings(strings)
  const locale = useLocale()
  return (
    <UserSection title={t.onEveryDevice} intro={t.onEveryDeviceIntro}>
      <p className={styles.words}>
        <Link to={href('userStep', locale, { slug: 'register' })}>{t.registerTitle}</Link>{' '}
        <Link to={`${href('userLogin', locale)}?next=${href('userFavorites', locale)}`}>{t.toLogin}</Link>
      </p>
    </UserSection>
  )
}
