import { useEffect, useState } from 'react'
import { useRouteError } from 'react-router'
import { isReloading } from '../../../ui/chunk-failure.ts'
import { fallbackViews } from '../fallback-views.ts'
import { ErrorInError, ErrorNotice } from './error-in-error.tsx'

/** Shown in place of a screen that failed (1 §8 Error catalogue). */
export function ScreenError() {
  return (
    <ErrorInError>
      <LoadedError error={useRouteError()} />
    </ErrorInError>
  )
}

/** The view of errors is loaded after the page has loaded; an error that comes earlier waits for it. */
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
  // Shows nothing while the page is about to reload or the view to arrive: such an error disappears by itself.
  if (!views || isReloading()) return <main id="main-content" aria-busy="true" />
  return <views.ErrorView error={error} />
}
