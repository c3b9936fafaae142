import { useEffect, useState } from 'react'
import { useRouteError } from 'react-router'
import { isReloading } from '../../../ui/chunk-failure.ts'
import { fallbackViews } from '../fallback-views.ts'
import { ErrorInError, ErrorNotice } from './error-in-error.tsx'

/** Whatever a screen could not show (1 §8 Error catalogue). */
export function ScreenError() {
  return (
    <ErrorInError>
      <LoadedError error={useRouteError()} />
    </ErrorInError>
  )
}

/** The view of errors is fetched once the page has come; an error that came even earlier waits for it. */
function LoadedError({ error }: { error: unknown }) {
  const [hasFailed, setFailed] = useState(false)
  const [, setLoaded] = useState(false)
  const views = fallbackViews.loaded()
  useEffect(() => {
    if (views) return
    fallbackViews.load().then(
      () => setLoaded(true),
      () => setFailed(true),
    )
  }, [views])
  if (hasFailed) return <ErrorNotice error={error} />
  // The browser is about to leave, or the view about to come: an error that mends itself is not worth showing.
  if (!views || isReloading()) return <main id="main-content" aria-busy="true" />
  return <views.ErrorView error={error} />
}
