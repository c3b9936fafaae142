import { ButtonLink } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { useStickyItem } from '../../ui/shell-state.ts'
import type { ContentOf } from '../kit/define-module.ts'
import { Words } from '../kit/words.tsx'
import type { link } from './schema.ts'
import styles from './view.module.css'

type Content = ContentOf<typeof link>

/** 2 §9: the slider link repeated 20 times. */
const REPEATED = 20

export const width = ({ extra_class }: Content) => (extra_class === 'slider' ? 'full' : 'text')

export default function LinkView({ module }: { module: Content }) {
  const { link_text: text, link_url: url, extra_class, open_new_window } = module
  useStickyItem(module.sticky ? { url, text } : null)
  const target = { to: url, newWindow: open_new_window }
  const words = <Words module={module} field="link_text" as="span" />
  if (extra_class === 'button') return <ButtonLink {...target}>{words}</ButtonLink>
  if (extra_class === 'link') {
    return (
      <Link {...target} className={styles.link}>
        {words}
        <span className={styles.way} />
      </Link>
    )
  }
  return (
    <Link {...target} className={styles.band}>
      <span className={styles.track}>
        {Array.from({ length: REPEATED }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: all are the same and never change places
          <span key={place} className={styles.word} aria-hidden={place > 0 || undefined}>
            {text}
          </span>
        ))}
      </span>
    </Link>
  )
}
