import { useContext } from 'react'
import { useActionData, useLoaderData, useLocation, useMatches } from 'react-router'
import { PendingOutlineContext } from '../navigation/pending-outline.ts'
import type { RouteHandle } from '../routing/route-handle.ts'
import styles from './screen-outlet.module.css'

/** Gives a screen's view what its loader brought. While the next one takes its time, its outline stands here. */
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
      {/* Put aside and not away: who turns back finds what was typed. A new path is a new page, even of the same kind,
          unless the view says otherwise. */}
      <div className={outline ? styles.aside : styles.shown} key={keepsView ? handle.name : pathname}>
        <View data={data} result={result} />
      </div>
    </>
  )
}
