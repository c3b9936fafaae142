import { useStrings } from '../../../ui/use-locale.ts'
import styles from './default-layout.module.css'
import { strings } from './strings.ts'

/** 1 §2 Navigation behaviour: skips everything that is the same on every page. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main-content">
      {useStrings(strings).skip}
    </a>
  )
}
