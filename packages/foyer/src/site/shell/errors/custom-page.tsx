import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { CustomErrorPage } from '../../../contract/custom-error-page.ts'
import { onDemand } from '../../../ui/on-demand.ts'
import { useSite } from '../../../ui/site-context.ts'
import styles from './error-screen.module.css'
import type { ShownError } from './normalise-error.ts'

const pageLoader = onDemand(() => import('./load-custom-page.ts'))

/**
 * The page the house has for an error (1 §8 Error page). The server sends it if it can. For a later error, the browser
 * loads the file named in the settings and shows the generic page until then.
 */
export function useCustomPage({
  code,
  page: brought,
  isUnreached,
  isShopOffline,
}: ShownError): CustomErrorPage | null {
  const { design } = useSite()
  const [loaded, setLoaded] = useState<CustomErrorPage | null>(null)
  // Without settings it is unknown whether there is one, so the default address is tried.
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

/** The page's style and body in a shadow root: they cannot affect the rest of the page, and its scripts do not run. */
export function CustomPage({ page, title }: { page: CustomErrorPage; title: string }) {
  const host = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    // The page rendered by the server already has its shadow root.
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

/** The policy of the page allows this one style (`page-headers.ts`). */
function shadowOf({ css, body }: CustomErrorPage): string {
  return `<template shadowrootmode="open"><style>${css}</style>${body}</template>`
}
