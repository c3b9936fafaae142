import { Fragment } from 'react'
import { Link } from '../../../ui/link.tsx'
import { useLocale, useStrings } from '../../../ui/use-locale.ts'
import { searchUrl } from './search-path.ts'
import styles from './search-view.module.css'
import { strings } from './strings.ts'

/** Says that the results are for other words, and names these. */
export function Guesses({ guesses, count }: { guesses: string[]; count: number }) {
  const t = useStrings(strings)
  const locale = useLocale()
  return (
    <p className={styles.guesses}>
      {t.didYouMean}{' '}
      {guesses.map((word, place) => (
        <Fragment key={word}>
          {place > 0 && (place === guesses.length - 1 ? ` ${t.or} ` : ', ')}
          <Link to={searchUrl(locale, word)}>{word}</Link>
        </Fragment>
      ))}
      ? {t.guessed(count)}
    </p>
  )
}
