import { Picture } from '../../domains/media/picture.tsx'
import { Link } from '../../ui/link.tsx'
import type { ContentOf } from '../kit/define-module.ts'
import type { logoList } from './schema.ts'
import styles from './view.module.css'

type Item = ContentOf<typeof logoList>['children'][number]

export const width = 'broad'

export default function LogoListView({ module }: { module: ContentOf<typeof logoList> }) {
  return (
    <ul className={styles.list} data-look={module.extra_class || undefined}>
      {module.children.map((item) => (
        <li key={item.id} className={styles.item}>
          {item.link ? (
            <Link to={item.link} className={styles.link} newWindow={!item.link.startsWith('/')}>
              <Logo item={item} />
            </Link>
          ) : (
            <span className={styles.link}>
              <Logo item={item} />
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

function Logo({ item: { image_obj, title } }: { item: Item }) {
  if (!image_obj) return title
  return <Picture image={{ ...image_obj, alt: title }} className={styles.logo} sizes="16rem" />
}
