import { pages } from '../../pages/endpoints.ts'
import { currentVisit, showAlert, useWords, words } from '../desk/desk.ts'
import styles from './tools.module.css'

/** Switches between the draft and what visitors see of the page now. */
export function VisitorsView() {
  const t = useWords()
  const isVisitors = new URLSearchParams(location.search).has('v')
  return (
    <button
      type="button"
      className={styles.way}
      aria-pressed={isVisitors}
      onClick={() => (isVisitors ? location.assign(location.pathname) : void showVisitors())}
    >
      {isVisitors ? t.backToDraft : t.whatVisitorsSee}
    </button>
  )
}

async function showVisitors(): Promise<void> {
  const slug = decodeURIComponent(location.pathname.split('/').slice(2).join('/'))
  try {
    const { document, is_online } = await currentVisit().call(pages.page, { slug })
    const version = document?.published_version
    if (is_online && version) location.assign(`${location.pathname}?v=${version}`)
    else showAlert({ kind: 'saved', text: is_online ? words().isHidden : words().isOffline })
  } catch {
    showAlert({ kind: 'error', text: words().failed })
  }
}
