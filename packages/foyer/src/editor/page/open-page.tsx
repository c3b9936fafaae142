import { hydrateRoot } from 'react-dom/client'
import type { DataRouter } from 'react-router'
import type { Locale } from '../../contract/locale.ts'
import { localeOfPath } from '../../contract/locale.ts'
import { desk, type Visit } from '../desk/desk.ts'
import { watchOthers } from '../others/watch-others.ts'
import { Tools } from '../tools/tools.tsx'
import { watchOtherLanguage } from '../translation/other-language.ts'
import { watchKeys } from './keys.ts'
import { showMode } from './mode.ts'
import { watchPointer } from './pointing.ts'
import { watchSaving } from './watch-saving.ts'

/** Adds the tools to the page, once, and follows the editor from page to page. */
export function openPage(visit: Visit, router: DataRouter): void {
  const isBare = queryHas('noToolbar')
  desk.set({ visit, hasToolbar: !isBare && !isInOffice(location.pathname) })
  const host = document.createElement('div')
  host.setAttribute('data-editor-tools', '')
  keepLast(host)
  watchPointer()
  watchKeys()
  watchSaving()
  watchOthers()
  watchOtherLanguage()
  // Hydrates as the page itself does: `createRoot` would be more code for every visitor.
  hydrateRoot(host, <Tools />)
  showMode(isWanted())
  let at = location.pathname
  router.subscribe(({ location: { pathname }, navigation }) => {
    if (navigation.state !== 'idle' || pathname === at) return
    at = pathname
    const locale: Locale = localeOfPath(pathname)
    const { callIn } = visit
    desk.set(({ visit: before }) => ({
      visit: before && { ...before, locale, call: callIn(locale) },
      hasToolbar: !isBare && !isInOffice(pathname),
    }))
    showMode(isWanted())
  })
}

/**
 * Keeps an element at the end of the body, where the bar needs room: a new layout is added after everything else in the
 * body, some time after the address has changed.
 */
function keepLast(host: HTMLElement): void {
  const { body } = document
  const move = () => {
    if (body.lastElementChild === host) return
    const focused = document.activeElement
    body.append(host)
    // Moving an element removes the focus.
    if (focused instanceof HTMLElement && host.contains(focused)) focused.focus({ preventScroll: true })
  }
  move()
  new MutationObserver(move).observe(body, { childList: true })
}

/** 1 §4 Editor: edit mode is on if the query has `edit`; an older version is only viewed. */
function isWanted(): boolean {
  return queryHas('edit') && !queryHas('v')
}

/** The back-office has its own tools and no page to edit. */
function isInOffice(pathname: string): boolean {
  return /^\/admin(\/|$)/.test(pathname)
}

function queryHas(name: string): boolean {
  return new URLSearchParams(location.search).has(name)
}
