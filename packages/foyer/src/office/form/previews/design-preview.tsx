import { useEffect, useRef, useState } from 'react'
import { hasArea } from '../../../contract/areas.ts'
import { href } from '../../../contract/routes.ts'
import parts from '../../parts.module.css'
import { strings } from '../../strings.ts'
import { useOffice, useTexts } from '../../use-office.ts'
import type { PreviewProps } from './preview-props.ts'
import styles from './previews.module.css'
import { usePreview } from './use-preview.ts'

/**
 * Pages that show the settings: menu and footer on all of them, the looks of events, dates, prices and the ensemble.
 */
const SHOWN = [
  ['home', 'previewHome'],
  ['events', 'previewEvents'],
  ...(hasArea('ensemble') ? ([['team', 'previewTeam']] as const) : []),
] as const

/** The site with the current values of the form, saved or not. A link in it opens the same preview of another page. */
export function DesignPreview({ values, locale }: PreviewProps) {
  const t = useTexts(strings)
  const { calls } = useOffice()
  const frame = useRef<HTMLIFrameElement>(null)
  const [path, setPath] = useState(href('home', locale))
  const { html, isWrong } = usePreview(calls.previewDesign, path, values)
  useEffect(() => setPath(href('home', locale)), [locale])
  return (
    <>
      <div className={parts.head}>
        {SHOWN.map(([name, label]) => (
          <button
            key={name}
            type="button"
            className={parts.button}
            aria-pressed={path === href(name, locale)}
            onClick={() => setPath(href(name, locale))}
          >
            {t[label]}
          </button>
        ))}
      </div>
      <p role="status" className={isWrong ? parts.note : styles.address}>
        {isWrong ? t.previewWaits : path}
      </p>
      <div className={styles.window}>
        {html === null ? (
          <p>{t.loading}</p>
        ) : (
          <iframe
            ref={frame}
            className={styles.site}
            title={t.preview}
            srcDoc={html}
            onLoad={() => frame.current && leadWithin(frame.current, setPath)}
          />
        )}
      </div>
    </>
  )
}

const OF_THE_SITE = /^\/(?:de|en)(?:\/|$)/

/** The preview runs no code, but links to pages of the site show their preview. */
function leadWithin(frame: HTMLIFrameElement, show: (path: string) => void): void {
  const { contentDocument: page } = frame
  page?.addEventListener('submit', (event) => event.preventDefault())
  page?.addEventListener('click', (event) => {
    const link = event.composedPath().find((one) => (one as Element).localName === 'a') as
      | HTMLAnchorElement
      | undefined
    if (!link) return
    event.preventDefault()
    const { pathname, origin } = new URL(link.getAttribute('href') ?? '', location.origin)
    if (origin === location.origin && OF_THE_SITE.test(pathname)) show(pathname)
  })
}
