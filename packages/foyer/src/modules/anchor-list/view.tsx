import type { ScrollKind } from '../../ui/scroll.ts'
import scrolls from '../../ui/scroll-row.module.css'
import { useScrollRow } from '../../ui/scroll-row.ts'
import { useStrings } from '../../ui/use-locale.ts'
import type { ContentOf } from '../kit/define-module.ts'
import { Words } from '../kit/words.tsx'
import type { anchorList } from './schema.ts'
import styles from './view.module.css'
import { viewStrings } from './view-strings.ts'

export const width = 'full'

export default function AnchorListView({ module }: { module: ContentOf<typeof anchorList> }) {
  const t = useStrings(viewStrings)
  const row = useScrollRow<HTMLUListElement>('', null)
  if (module.children.length === 0) return null
  return (
    <nav className={styles.bar} aria-label={t.onThisPage} data-sticks={module.sticky || undefined}>
      <ul ref={row} className={`${scrolls.row} ${styles.list}`}>
        {module.children.map((item) => (
          <li key={item.id}>
            <a
              className={styles.link}
              href={`#${item.anchor}`}
              data-scroll={'anchorList' satisfies ScrollKind}
            >
              <Words module={item} field="title" as="span" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
