import { isRouteErrorResponse, useRouteError } from 'react-router'
import { href } from '../contract/routes.ts'
import { Head } from '../ui/head.tsx'
import { Link } from '../ui/link.tsx'
import { useLocale, useStrings } from '../ui/use-locale.ts'
import styles from './error-screen.module.css'
import { strings } from './strings.ts'

/** Whatever a screen could not show (1 §8 Error catalogue). */
export function ScreenError() {
  const t = useStrings(strings)
  const locale = useLocale()
  const status = statusOf(useRouteError())
  const message = status === 404 ? t.notFound : status === 503 ? t.offline : t.unknownError
  return (
    <main id="main-content" className={styles.screen}>
      <Head title={message} bare noindex />
      <p className={styles.code} aria-hidden="true">
        <Digits status={status} />
      </p>
      <h1 className={styles.message}>{message}</h1>
      <p className={styles.hint}>
        {status === 404 ? t.notFoundHint : status === 503 ? t.offlineHint : t.unknownHint(status)}
      </p>
      {status !== 503 && (
        <Link to={href('home', locale)} className={styles.home}>
          {t.toHome}
        </Link>
      )}
    </main>
  )
}

/** The noughts of the code are the house's disc. */
function Digits({ status }: { status: number }) {
  return String(status)
    .split('')
    .map((digit, place) =>
      // biome-ignore lint/suspicious/noArrayIndexKey: three digits never change places
      digit === '0' ? <span key={place} className={styles.disc} /> : <span key={place}>{digit}</span>,
    )
}

function statusOf(error: unknown): number {
  if (isRouteErrorResponse(error)) return error.status
  const { status } = (error ?? {}) as { status?: unknown }
  return typeof status === 'number' ? status : 500
}
