import { useEffect } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Head } from '../../../ui/head.tsx'
import { useStrings } from '../../../ui/use-locale.ts'
import styles from './error-screen.module.css'
import { strings } from './strings.ts'

/** The server cannot be reached: nothing is wrong with the page, and it loads when the network is back. */
export function NoConnection() {
  const t = useStrings(strings)
  useEffect(() => {
    const again = () => location.reload()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [])
  return (
    <main id="main-content" className={styles.screen}>
      <Head title={t.noConnection} bare noindex />
      <p className={styles.cut} aria-hidden="true">
        <span className={styles.disc} />
      </p>
      <h1 className={styles.message}>{t.noConnection}</h1>
      <p className={styles.hint}>{t.noConnectionHint}</p>
      <Button onClick={() => location.reload()}>{t.tryAgain}</Button>
    </main>
  )
}
