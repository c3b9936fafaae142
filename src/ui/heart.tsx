import { useEffect } from 'react'
import { Button } from './button.tsx'
import { favorites, readFavorites } from './favorites.ts'
import styles from './heart.module.css'
import { keepFavorite } from './keep-favorite.ts'
import { useStore } from './store.ts'
import { strings } from './strings.ts'
import { useStrings } from './use-locale.ts'

/** Keeps an item, or lets it go. */
export function Heart({ item, title }: { item: string; title: string }) {
  const t = useStrings(strings)
  const isKept = useStore(favorites, ({ items }) => items.includes(item))
  useEffect(readFavorites, [])
  return (
    <Button
      look="outline"
      data-needs-scripting
      className={styles.heart}
      aria-pressed={isKept}
      aria-label={`${t.keep}: ${title}`}
      onClick={() => keepFavorite(item, !isKept)}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d="M12 20.5C5 15.5 2.5 12 2.5 8.5a4.75 4.75 0 0 1 9.5-1.5 4.75 4.75 0 0 1 9.5 1.5C21.5 12 19 15.5 12 20.5Z" />
      </svg>
      {t.keep}
    </Button>
  )
}
