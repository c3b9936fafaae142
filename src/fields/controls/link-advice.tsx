import { translate } from '../../contract/define-strings.ts'
import type { Locale } from '../../contract/locale.ts'
import { mendLink } from '../../contract/mend-link.ts'
import styles from './controls.module.css'
import { strings } from './strings.ts'

interface Props {
  /** What is typed so far. */
  text: string
  /** The language of the tools. */
  locale: Locale
  /** The language of the page the link stands on. */
  pageLocale?: Locale
  onTake(link: string): void
}

/** Below the field of a link: what it lacks, and the corrected address, which one press takes over. */
export function LinkAdvice({ text, locale, pageLocale = locale, onTake }: Props) {
  const t = translate(strings, locale)
  const mended = mendLink(text, pageLocale)
  const link = mended?.link
  return (
    <span role="status" className={styles.advice}>
      {mended && t[FAULTS[mended.fault]]}
      {link && (
        <button type="button" className={styles.small} onClick={() => onTake(link)}>
          {t.takeLink(link)}
        </button>
      )}
    </span>
  )
}

/** The words for what a link lacks. */
export const FAULTS = {
  placeholder: 'linkPlaceholder',
  scheme: 'linkScheme',
  path: 'linkPath',
  mail: 'linkMail',
  phone: 'linkPhone',
  unknown: 'linkUnknown',
} as const
