import { formatMoment } from '../../ui/format.ts'
import { Link } from '../../ui/link.tsx'
import { changeHref } from '../address.ts'
import type { RecentItem } from '../calls.ts'
import parts from '../parts.module.css'
import { strings } from '../strings.ts'
import { resourceNamed, useOffice, useTexts } from '../use-office.ts'
import styles from './home.module.css'

export function RecentItems({ items }: { items: RecentItem[] }) {
  const t = useTexts(strings)
  const { locale, resources } = useOffice()
  if (items.length === 0) return <p className={parts.quiet}>{t.noHistory}</p>
  return (
    <ol className={styles.recent}>
      {items.map((item) => (
        <li key={`${item.subject}/${item.id}`}>
          <Link to={changeHref(item.subject, item.id)}>{item.name}</Link>
          <span className={parts.quiet}>{resourceNamed(resources, item.subject)?.one}</span>
          <time className={parts.quiet} dateTime={item.at}>
            {formatMoment(item.at, 'DD.MM. HH:mm', locale)}
          </time>
        </li>
      ))}
    </ol>
  )
}
