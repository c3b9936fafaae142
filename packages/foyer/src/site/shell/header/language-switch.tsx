import { useId, useRef } from 'react'
import { useLocation, useMatches } from 'react-router'
import { inEachLocale, LOCALE_NAMES, LOCALES, type Locale } from '../../../contract/locale.ts'
import { href, hrefOf, keptQuery, match } from '../../../contract/routes.ts'
import { Link } from '../../../ui/link.tsx'
import { useLocale, useStrings } from '../../../ui/use-locale.ts'
import type { RouteHandle } from '../../routing/route-handle.ts'
import dropdown from './dropdown.module.css'
import styles from './language-switch.module.css'
import { strings } from './strings.ts'
import { useDisclosure } from './use-disclosure.ts'

/** The languages behind a button; each link leads to the same page in that language (1 §4 Locale switch). */
export function LanguageSwitch() {
  const t = useStrings(strings)
  const group = useRef<HTMLDivElement>(null)
  const { open, toggle, close } = useDisclosure(group)
  const id = useId()
  const { name, readName } = LOCALE_NAMES[useLocale()]
  return (
    <div ref={group} className={dropdown.group}>
      <button
        type="button"
        className={`${dropdown.button} ${styles.button}`}
        aria-label={`${t.language}: ${name}, ${readName}`}
        aria-expanded={open !== null}
        aria-controls={id}
        onClick={() => toggle('language')}
      >
        {name}
      </button>
      <div id={id} className={`${dropdown.body} ${styles.body} cc02`} data-open={open !== null || undefined}>
        <LanguageList onPick={close} />
      </div>
    </div>
  )
}

/** Every language with its short name and its own name. */
export function LanguageList({ onPick }: { onPick?: () => void }) {
  const current = useLocale()
  const paths = useTranslatedPaths()
  return (
    <ul className={styles.list}>
      {LOCALES.map((locale) => (
        <li key={locale}>
          <Link
            to={paths[locale]}
            className={styles.language}
            hrefLang={locale}
            lang={locale}
            aria-current={locale === current ? 'true' : undefined}
            onClick={onPick}
          >
            <span className={styles.code}>{LOCALE_NAMES[locale].name}</span> {LOCALE_NAMES[locale].readName}
          </Link>
        </li>
      ))}
    </ul>
  )
}

function useTranslatedPaths(): Record<Locale, string> {
  const { pathname, search } = useLocation()
  const current = useLocale()
  const matched = useMatches().at(-1)
  const { screen, name } = (matched?.handle ?? {}) as Partial<RouteHandle>
  const own = matched?.loaderData ? screen?.urls?.(matched.loaderData) : undefined
  const query = name ? keptQuery(name, search) : ''
  const pathIn = (locale: Locale) =>
    locale === current ? pathname : (own?.[locale] ?? translatedByTable(pathname, locale))
  return inEachLocale((locale) => pathIn(locale) + query)
}

/**
 * The other language's address of a fixed screen, from the route table; a path outside the table leads to that
 * language's home page.
 */
function translatedByTable(pathname: string, target: Locale): string {
  try {
    const found = match(pathname)
    if (!found?.locale || found.name === 'page') return href('home', target)
    return hrefOf(found.name, target, found.params)
  } catch {
    return href('home', target)
  }
}
