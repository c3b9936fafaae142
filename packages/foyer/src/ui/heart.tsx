import { hasArea } from '../contract/areas.ts'
import type { Locale } from '../contract/locale.ts'
import buttons from './button.module.css'
import { favorites } from './favorites.ts'
import styles from './heart.module.css'
import { HEART_ICON } from './heart-icon.tsx'
import { onDemand } from './on-demand.ts'
import { useStore } from './store.ts'
import { strings } from './strings.ts'
import { useStrings } from './use-locale.ts'

const keeping = onDemand(() => import('./keep-favorite.ts'))

interface Props {
  /** `event:17` */
  item: string
  title: string
  /** For lists in which the same title is on several days. */
  day?: string
  /** The language of the title, if it is not the page's. */
  lang?: Locale
  /** In a list: only the icon, which is filled if the item is a favorite. */
  isQuiet?: boolean
  className?: string
}

/**
 * Adds an item to the favorites or removes it. The page only contains the button; the code that handles a press is
 * loaded when the pointer or the focus comes near.
 */
export function Heart({ item, title, lang, day, isQuiet = false, className = '' }: Props) {
  const t = useStrings(strings)
  const isKept = useStore(favorites, ({ items }) => items.includes(item))
  if (!hasArea('accounts')) return null
  const look = isQuiet ? styles.quiet : `${buttons.button} ${buttons.outline}`
  return (
    <button
      type="button"
      data-needs-scripting
      className={`${styles.heart} ${look} ${className}`}
      aria-pressed={isKept}
      onPointerEnter={keeping.loadAhead}
      onFocus={keeping.loadAhead}
      onClick={() => keeping.loadAhead().then(({ keepFavorite }) => keepFavorite(item, !isKept))}
    >
      {HEART_ICON}
      {!isQuiet && <span aria-hidden="true">{t.keep}</span>}
      <span className="unseen">
        {t.keep}: <span lang={lang}>{title}</span>
        {day && `, ${day}`}
      </span>
    </button>
  )
}
