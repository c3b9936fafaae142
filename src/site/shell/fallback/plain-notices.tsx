import type { Locale } from '../../../contract/locale.ts'
import { useLocale } from '../../../ui/use-locale.ts'
import styles from './plain-notices.module.css'
import { strings } from './plain-strings.ts'

export const UNSUPPORTED_ID = 'unsupported-browser'

/** Folding it and loading anew is what HTML can do by itself; an empty address is this page. */
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
 * 1 §2 Fallback screens for browsers that run no script of ours. They are in every page, and hidden by every browser that
 * knows what the styles are made of. The server alone writes them: those who hydrate keep what they find and need not
 * carry the words.
 */
export function PlainNotices() {
  const locale = useLocale()
  const words = { __html: import.meta.env.SSR ? notices(locale) : '' }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own words
  return <div className={styles.notices} suppressHydrationWarning dangerouslySetInnerHTML={words} />
}
