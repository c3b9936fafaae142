import { translate } from '../../contract/define-strings.ts'
import type { Locale } from '../../contract/locale.ts'
import { mendLink } from '../../contract/mend-link.ts'
import styles from './controls.module.css'
import { strings } from './strings.ts'

interface Props {
  /** The text that was typed so far. */
  text: string
  /** The language of the tools. */
  locale: Locale
  /** The language of the page that contains the link. */
  pageLocale?: Locale
  onTake(link: string): void
}

/** Says below a link what is wrong with it, and offers the corrected address as a button. */
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

/** The texts for what is wrong with a link. */
export const FAULTS = {
  placeholder: 'linkPlaceholder',
  scheme: 'linkScheme',
  path: 'linkPath',
  mail: 'linkMail',
  phone: 'linkPhone',
  unknown: 'linkUnknown',
} as const
