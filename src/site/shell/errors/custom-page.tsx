import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { CustomErrorPage } from '../../../contract/custom-error-page.ts'
import { onDemand } from '../../../ui/on-demand.ts'
import { useSite } from '../../../ui/site-context.ts'
import styles from './error-screen.module.css'
import type { ShownError } from './normalise-error.ts'

const pageLoader = onDemand(() => import('./load-custom-page.ts'))

/**
 * What the house wants an error to look like (1 §8 Error page). The server brings it along where it has it; to an error
 * that came later it is fetched, where the settings name a file, and the generic page stands until then.
 */
export function useCustomPage({
  code,
  page: brought,
  isUnreached,
  isShopOffline,
}: ShownError): CustomErrorPage | null {
  const { design } = useSite()
  const [loaded, setLoaded] = useState<CustomErrorPage | null>(null)
  // Without settings nobody knows whether there is one.
  const address = design ? design.errors[code] : `/html/${code}.html`
  const wanted = brought === undefined && !isUnreached && !isShopOffline ? address : undefined
  useEffect(() => {
    setLoaded(null)
    if (!wanted) return
    let isWanted = true
    pageLoader
      .loadAhead()
      .then(({ loadCustomPage }) => loadCustomPage(wanted, design !== null))
      .then((page) => isWanted && setLoaded(page))
      .catch(() => {})
    return () => {
      isWanted = false
    }
  }, [wanted, design])
  return brought ?? loaded
}

/** Its style and its body, in a shadow of their own: they cannot reach the page, and no script of theirs runs. */
export function CustomPage({ page, title }: { page: CustomErrorPage; title: string }) {
  const host = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    // The one the server rendered has its shadow already.
    if (!host.current || host.current.shadowRoot) return
    const root = host.current.attachShadow({ mode: 'open' })
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(page.css)
    root.adoptedStyleSheets = [sheet]
    root.innerHTML = page.body
  }, [page])
  return (
    <>
      {!page.hasHeading && <h1 className={styles.spoken}>{title}</h1>}
      <div
        ref={host}
        className={styles.custom}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: only admins write it, and nothing in it can run
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? shadowOf(page) : '' }}
      />
    </>
  )
}

/** The policy of the page lets this one style in (`page-headers.ts`). */
function shadowOf({ css, body }: CustomErrorPage): string {
  return `<template shadowrootmode="open"><style>${css}</style>${body}</template>`
}
