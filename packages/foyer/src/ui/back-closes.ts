import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'

/** An open sheet and its entry in the history, which has the same address as the page under it. */
interface Sheet {
  step: number
  /** The router's key of the page under it. */
  key: string | undefined
  close(): void
}

/** The open sheets, the topmost last. */
let sheets: Sheet[] = []
let lastStep = 0
/** What to do once the browser has gone back from an entry of ours; null when it is not going back. */
let waiting: (() => void)[] | null = null

/**
 * Back closes an open sheet instead of leaving the page: while the sheet is open, the history has one more entry. If the sheet
 * is closed in another way, its entry is removed.
 *
 *     Programme                 Back leaves the programme
 *     Programme, Programme*     the sheet is open; Back removes the entry with the star and closes the sheet
 */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const { key } = useLocation()
  const close = useEffectEvent(onClose)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a sheet that stays open over another address needs an entry above that one
  useEffect(() => {
    if (isOpen) return addStep(() => close())
  }, [isOpen, key])
}

/** Navigates, and first removes the entries of open sheets: otherwise Back would later stop at them and do nothing. */
export function leaveSheets(go: () => void): void {
  if (stateNow().sheet !== undefined && sheets.length > 0) stepBack(sheets.length)
  afterStepBack(go)
}

function addStep(close: () => void): () => void {
  let sheet: Sheet | null = null
  let isOver = false
  afterStepBack(() => {
    if (isOver) return
    addEventListener('popstate', hear, { capture: true })
    sheet = { step: ++lastStep, key: stateNow().key, close }
    sheets.push(sheet)
    history.pushState({ ...history.state, sheet: sheet.step }, '')
  })
  return () => {
    isOver = true
    if (!sheet || !sheets.includes(sheet)) return
    if (stateNow().sheet === sheet.step) stepBack(1)
    else sheets = sheets.filter((other) => other !== sheet)
  }
}

function stepBack(steps: number): void {
  sheets = sheets.slice(0, -steps)
  waiting = []
  history.go(-steps)
}

function afterStepBack(act: () => void): void {
  if (waiting) waiting.push(act)
  else act()
}

/** Runs before the router's own listener, which must not hear of these entries. */
function hear(event: PopStateEvent): void {
  const arrived = waiting
  const foremost = sheets.at(-1)
  const { key } = stateNow()
  if (!arrived && (!foremost || foremost.key !== key)) return
  event.stopImmediatePropagation()
  waiting = null
  if (arrived) for (const act of arrived) act()
  else foremost?.close()
}

function stateNow(): { key?: string; sheet?: number } {
  return history.state ?? {}
}
