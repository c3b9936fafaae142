import { href } from '../../../contract/routes.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Head } from '../../../ui/head.tsx'
import { useLocale, useStrings } from '../../../ui/use-locale.ts'
import styles from './error-screen.module.css'
import { strings } from './strings.ts'

/** Only the shop does not answer or is closed. The rest of the site works, so the links lead there. */
export function ShopOffline() {
  const t = useStrings(strings)
  const locale = useLocale()
  return (
    <main id="main-content" className={styles.screen}>
      <Head title={t.shopOffline} bare noindex />
      <p className={styles.cut} aria-hidden="true">
        <span className={styles.disc} />
      </p>
      <h1 className={styles.message}>{t.shopOffline}</h1>
      <p className={styles.hint}>{t.shopOfflineHint}</p>
      <ButtonLink to={href('events', locale)}>{t.toProgramme}</ButtonLink>
    </main>
  )
}
