import { useLocation, useMatches } from 'react-router'
import { type Locale, otherLocale } from '../../contract/locale.ts'
import { href, keptQuery, match } from '../../contract/routes.ts'
import { Link } from '../../ui/link.tsx'
import { useLocale, useStrings } from '../../ui/use-locale.ts'
import type { RouteHandle } from '../route-handle.ts'
import { strings } from '../strings.ts'
import styles from './language-switch.module.css'

/** Leads to the same page in the other language (1 §4 Locale switch). */
export function LanguageSwitch() {
  const t = useStrings(strings)
  const target = otherLocale(useLocale())
  return (
    <Link to={useTranslatedPath(target)} className={styles.switch} hrefLang={target} lang={target}>
      {t.otherLanguage}
    </Link>
  )
}

function useTranslatedPath(target: Locale): string {
  const { pathname, search } = useLocation()
  const matched = useMatches().at(-1)
  const { screen, name } = (matched?.handle ?? {}) as Partial<RouteHandle>
  const own = matched?.loaderData ? screen?.urls?.(matched.loaderData)?.[target] : undefined
  return (own ?? translatedByTable(pathname, target)) + (name ? keptQuery(name, search) : '')
}

/** A fixed screen has its twin in the route table; what has none leads to the other home page. */
function translatedByTable(pathname: string, target: Locale): string {
  try {
    const found = match(pathname)
    if (!found?.locale || found.name === 'page') return href('home', target)
    return (href as (name: string, locale: Locale, params: object) => string)(
      found.name,
      target,
      found.params,
    )
  } catch {
    return href('home', target)
  }
}
