import { useFormat } from 'openfoyer/views'
import styles from './call.module.css'

interface Props {
  title: string
  words: string
  /** The last day, such as `2026-12-20`. */
  until: string
  isOpen: boolean
  email: string
  link: string
  headingLevel?: 2 | 3
}

/** An open call: open until a day, or closed. A closed one stays on the page and says so, without the inks. */
export function Call({ title, words, until, isOpen, email, link, headingLevel = 2 }: Props) {
  const { moment } = useFormat()
  const Heading = `h${headingLevel}` as const
  const day = moment(until, 'dddd D MMMM YYYY')
  return (
    <aside className={styles.call} data-state={isOpen ? 'open' : 'closed'}>
      <p className={styles.state}>
        <time dateTime={until}>{isOpen ? `Open call until ${day}` : `Closed since ${day}`}</time>
      </p>
      <Heading className={styles.title}>{title}</Heading>
      <p className={styles.words}>{words}</p>
      {isOpen && (
        <p className={styles.foot}>
          {link && (
            <a href={link} data-arrow="out">
              Fill in the form{' '}
            </a>
          )}
          {email && (
            <a href={`mailto:${email}?subject=${encodeURIComponent(title)}`} data-arrow="">
              {email}{' '}
            </a>
          )}
        </p>
      )}
    </aside>
  )
}
