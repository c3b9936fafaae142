import { useContext } from 'react'
import { useActionData, useLoaderData, useLocation, useMatches } from 'react-router'
import { PendingOutlineContext } from '../navigation/pending-outline.ts'
import type { RouteHandle } from '../routing/route-handle.ts'
import styles from './screen-outlet.module.css'

/** Passes the loader's data to a screen's view. While the next screen loads slowly, its outline is shown here. */
export function ScreenOutlet() {
  const data = useLoaderData()
  const result = useActionData()
  const { pathname } = useLocation()
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined
  const outline = useContext(PendingOutlineContext)
  if (!handle?.screen) return null
  const { View, keepsView } = handle.screen
  return (
    <>
      {outline && <outline.Outline kind={outline.kind} />}
      {/* Hidden, not removed: a visitor who turns back finds what they typed. A new path is a new page, even of the
         same screen, unless the view says otherwise. */}
      <div className={outline ? styles.aside : styles.shown} key={keepsView ? handle.name : pathname}>
        <View data={data} result={result} />
      </div>
    </>
  )
}
