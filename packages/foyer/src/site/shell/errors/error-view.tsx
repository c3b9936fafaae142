import { href } from '../../../contract/routes.ts'
import { SearchForm } from '../../../domains/search/screens/search-form.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Head } from '../../../ui/head.tsx'
import { useLocale, useStrings } from '../../../ui/use-locale.ts'
import { CustomPage, useCustomPage } from './custom-page.tsx'
import { Digits } from './digits.tsx'
import styles from './error-screen.module.css'
import { NoConnection } from './no-connection.tsx'
import { normaliseError } from './normalise-error.ts'
import { ShopOffline } from './shop-offline.tsx'
import { strings } from './strings.ts'
import { useMissedPathLog } from './use-missed-path-log.ts'

/** An error as in the catalogue (1 §8): the house's own page for it, otherwise a message, the code and a link home. */
export default function ErrorView({ error }: { error: unknown }) {
  const t = useStrings(strings)
  const locale = useLocale()
  const shown = normaliseError(error)
  const { message, code, isUnreached, isShopOffline } = shown
  useMissedPathLog(code === 404)
  const custom = useCustomPage(shown)
  if (isUnreached) return <NoConnection />
  if (isShopOffline) return <ShopOffline />

  const fallback = code === 404 ? t.notFound : t.unknownError
  const title = code === 503 ? t.offline : message || fallback
  const isMissing = code === 404
  const hint = isMissing ? t.notFoundHint : code === 503 ? t.offlineHint : t.code(code)
  return (
    <main id="main-content" className={custom ? undefined : styles.screen}>
      <Head title={title} bare noindex />
      {custom ? (
        <CustomPage page={custom} title={title} />
      ) : (
        <>
          <Digits code={code} />
          {/* The digits already show the code. */}
          <h1 className={styles.message}>{isMissing ? t.notFound : title}</h1>
          <p className={styles.hint}>{hint}</p>
          {isMissing && (
            <div className={styles.search}>
              <SearchForm variant="page" />
            </div>
          )}
          <div className={styles.ways}>
            <ButtonLink to={href('home', locale)}>{t.toHome}</ButtonLink>
            {isMissing && <ButtonLink to={href('events', locale)}>{t.toProgramme}</ButtonLink>}
          </div>
        </>
      )}
    </main>
  )
}
