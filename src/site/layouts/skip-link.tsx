import { useStrings } from '../../ui/use-locale.ts'
import { strings } from '../strings.ts'
import styles from './default-layout.module.css'

/** 1 §2 Navigation behaviour: past everything that stands on every page. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main-content">
      {useStrings(strings).skip}
    </a>
  )
}
