import type { Locale } from '../../../contract/locale.ts'
import { useLocale } from '../../../ui/use-locale.ts'
import styles from './plain-notices.module.css'
import { strings } from './plain-strings.ts'

export const UNSUPPORTED_ID = 'unsupported-browser'

/** Closing and reloading work in plain HTML; an empty link leads to the page itself. */
function notice(reason: 'noScripting' | 'unsupported', locale: Locale): string {
  return `<details open class="cc01">
<summary>${strings[reason][locale]}</summary>
<p>${strings[`${reason}Text`][locale]}</p>
<a href="">${strings.reload[locale]}</a>
</details>`
}

function notices(locale: Locale): string {
  return `<noscript>${notice('noScripting', locale)}</noscript>
<div id="${UNSUPPORTED_ID}">${notice('unsupported', locale)}</div>`
}

/**
 * 1 §2 Fallback screens, for browsers that do not run our scripts. They are in every page; a browser that supports the
 * features of our styles hides them. Only the server renders them: hydration leaves them unchanged, so the browser's
 * code does not need the texts.
 */
export function PlainNotices() {
  const locale = useLocale()
  const words = { __html: import.meta.env.SSR ? notices(locale) : '' }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own words
  return <div className={styles.notices} suppressHydrationWarning dangerouslySetInnerHTML={words} />
}
