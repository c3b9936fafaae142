import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { inBackground } from '../../ui/in-background.ts'
import { useSite } from '../../ui/site-context.ts'
import styles from './error-screen.module.css'
import type { CustomErrorPage } from './load-custom-page.ts'

/** What the house wants an error to look like (1 §8 Error page), once it is there; the generic page stands until then. */
export function useCustomPage(status: number | null): CustomErrorPage | null {
  const { design } = useSite()
  const [page, setPage] = useState<CustomErrorPage | null>(null)
  const chosen = status === null ? undefined : design?.errors[status]
  useEffect(() => {
    setPage(null)
    if (status === null) return
    let isWanted = true
    inBackground(() => import('./load-custom-page.ts'))
      .then(({ loadCustomPage }) => loadCustomPage(status, chosen))
      .then((loaded) => isWanted && setPage(loaded))
      .catch(() => {})
    return () => {
      isWanted = false
    }
  }, [status, chosen])
  return page
}

/** Its style and its body, in a shadow of their own: they cannot reach the page, and no script of theirs runs. */
export function CustomPage({ page, title }: { page: CustomErrorPage; title: string }) {
  const host = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!host.current) return
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' })
    root.adoptedStyleSheets = [page.sheet]
    root.replaceChildren(document.importNode(page.body, true))
  }, [page])
  return (
    <>
      {!page.hasHeading && <h1 className={styles.spoken}>{title}</h1>}
      <div ref={host} className={styles.custom} />
    </>
  )
}
