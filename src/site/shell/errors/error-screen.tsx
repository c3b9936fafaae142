import { useEffect, useState } from 'react'
import { useRouteError } from 'react-router'
import { isReloading } from '../../browser/chunk-failure.ts'
import { loadStandby, standby } from '../standby.ts'
import { ErrorInError, ErrorNotice } from './error-in-error.tsx'

/** Whatever a screen could not show (1 §8 Error catalogue). */
export function ScreenError() {
  return (
    <ErrorInError>
      <LoadedError error={useRouteError()} />
    </ErrorInError>
  )
}

/** The view of errors stands by from the first idle moment on; one that came even earlier is waited for. */
function LoadedError({ error }: { error: unknown }) {
  const [hasFailed, setFailed] = useState(false)
  const [, setLoaded] = useState(false)
  const parts = standby()
  useEffect(() => {
    if (parts) return
    loadStandby().then(
      () => setLoaded(true),
      () => setFailed(true),
    )
  }, [parts])
  if (hasFailed) return <ErrorNotice error={error} />
  // The browser is about to leave, or the view about to come: an error that mends itself is not worth showing.
  if (!parts || isReloading()) return <main id="main-content" aria-busy="true" />
  return <parts.ErrorView error={error} />
}
