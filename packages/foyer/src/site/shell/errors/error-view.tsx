import type { ReactNode } from 'react'
import { href } from '../../../contract/routes.ts'
import { SearchForm } from '../../../domains/search/screens/search-form.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Head } from '../../../ui/head.tsx'
import { houseSlot } from '../../../ui/house-slot.tsx'
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
      ) : isMissing ? (
        <NotFound title={t.notFound} hint={hint} search={<SearchForm variant="page" />}>
          <ButtonLink to={href('home', locale)}>{t.toHome}</ButtonLink>
          <ButtonLink to={href('events', locale)}>{t.toProgramme}</ButtonLink>
        </NotFound>
      ) : (
        <>
          <Digits code={code} />
          {/* The digits already show the code. */}
          <h1 className={styles.message}>{title}</h1>
          <p className={styles.hint}>{hint}</p>
          <div className={styles.ways}>
            <ButtonLink to={href('home', locale)}>{t.toHome}</ButtonLink>
          </div>
        </>
      )}
    </main>
  )
}

interface NotFoundParts {
  title: string
  hint: string
  search: ReactNode
  /** Links to home and to the programme. */
  children: ReactNode
}

/** What is shown where there is no page. */
export const NotFound = houseSlot('not-found', OurNotFound)

function OurNotFound({ title, hint, search, children }: NotFoundParts) {
  return (
    <>
      <Digits code={404} />
      <h1 className={styles.message}>{title}</h1>
      <p className={styles.hint}>{hint}</p>
      <div className={styles.search}>{search}</div>
      <div className={styles.ways}>{children}</div>
    </>
  )
}
