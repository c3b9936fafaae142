import { useCallback, useEffect, useState } from 'react'
import type { PreviewLink } from '../../documents/contract.ts'
import { documents } from '../../documents/endpoints.ts'
import { currentVisit, say, showAlert, useDesk, useWords } from '../desk/desk.ts'
import tools from '../tools/tools.module.css'
import { dateOf } from './history-panel.tsx'
import styles from './panel.module.css'

/** Links to the draft of a page, which expire: made, listed and ended here. */
export function PreviewLinks() {
  const t = useWords()
  // A section is not a page that could be shown to others.
  const id = useDesk(({ area }) => (typeof area?.source === 'number' ? area.document : null))
  const [links, setLinks] = useState<PreviewLink[]>([])
  const [made, setMade] = useState<{ id: number; url: string } | null>(null)
  const [hours, setHours] = useState(24)
  const read = useCallback(async () => {
    if (id !== null) setLinks((await currentVisit().call(documents.previews, { id })).data)
  }, [id])
  useEffect(() => {
    read().catch(() => {})
  }, [read])
  if (id === null) return null
  const attempt = (work: () => Promise<void>) =>
    work().catch(() => showAlert({ kind: 'error', text: t.failed }))
  const make = () =>
    attempt(async () => {
      const { url, id: link } = await currentVisit().call(documents.addPreview, { id }, { hours })
      setMade({ id: link, url: new URL(url, location.href).href })
      await read()
    })
  const end = (link: number) =>
    attempt(async () => {
      await currentVisit().call(documents.removePreview, { id, link })
      if (made?.id === link) setMade(null)
      say(t.previewEnded)
      await read()
    })
  const spans: [number, string][] = [
    [1, t.previewHour],
    [24, t.previewDay],
    [7 * 24, t.previewWeek],
    [30 * 24, t.previewMonth],
  ]
  return (
    <>
      <h3>{t.previewLink}</h3>
      <p className={styles.hint}>{t.previewHelp}</p>
      <label>
        {t.previewSpan}
        <select
          className={styles.area}
          value={hours}
          onChange={({ target }) => setHours(Number(target.value))}
        >
          {spans.map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <div className={styles.row}>
        <button type="button" className={tools.plain} onClick={() => void make()}>
          {t.makePreview}
        </button>
      </div>
      {made && (
        <label>
          {t.previewAddress}
          <input
            className={styles.area}
            readOnly
            value={made.url}
            onFocus={({ target }) => target.select()}
          />
          <span className={styles.quiet}>{t.previewOnce}</span>
          <button type="button" className={tools.plain} onClick={() => void copy(made.url)}>
            {t.copyAddress}
          </button>
        </label>
      )}
      {links.length > 0 && (
        <ul className={styles.list}>
          {links.map((link) => (
            <li key={link.id} className={styles.line}>
              <span className={styles.name}>{t.previewEnds(link.author, dateOf(link.expires_at))}</span>
              <button type="button" className={tools.plain} onClick={() => void end(link.id)}>
                {t.endPreview}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )

  async function copy(url: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(url)
      say(t.copied)
    } catch {
      // The address is in its field and can be copied by hand.
    }
  }
}
