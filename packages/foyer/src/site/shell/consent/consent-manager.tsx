import { useEffect, useRef, useState } from 'react'
import { storedConsent, useConsent } from '../../../ui/consent.ts'
import { onDemand, useOnDemand } from '../../../ui/on-demand.ts'
import { shellState } from '../../../ui/shell-state.ts'
import { useStore } from '../../../ui/store.ts'
import { useRouteName } from '../../routing/use-route-name.ts'
import { asksAgain, isAskedLater } from './rules.ts'
import { useTagManager } from './use-tag-manager.ts'

const dialog = onDemand(() => import('./consent-dialog.tsx'))

/**
 * Asks a visitor who has not decided yet, or who opens it from the footer. It is never part of the server's answer:
 * without scripting nothing foreign is loaded, so there is nothing to ask.
 */
export function ConsentManager() {
  const consent = useConsent()
  const route = useRouteName()
  const isOpened = useStore(shellState, ({ isConsentOpen }) => isConsentOpen)
  /** Closed without an answer: the visitor is asked again on the next visit, and nothing is loaded until then. */
  const [isPutOff, setPutOff] = useState(false)
  const [isAskedAgain, setAskedAgain] = useState(false)
  useTagManager(consent)

  const left = useRef(route)
  useEffect(() => {
    setAskedAgain(asksAgain(left.current, route, storedConsent()))
    left.current = route
  }, [route])

  const isUndecided = consent === null && !isPutOff && !isAskedLater(route)
  const isAsking = isOpened || isUndecided || isAskedAgain
  const parts = useOnDemand(dialog, isAsking)
  const mayAsk = useNobodyTypes(isUndecided && parts !== null)
  const isShown = parts !== null && (isOpened || isAskedAgain || mayAsk)
  useEffect(() => shellState.set({ isConsentShown: isShown }), [isShown])
  if (!parts || !isShown) return null
  return (
    <parts.ConsentDialog
      isWhole={isOpened}
      onClose={() => {
        setPutOff(true)
        setAskedAgain(false)
        shellState.set({ isConsentOpen: false })
      }}
    />
  )
}

/** A visitor who is typing is asked afterwards: a dialog that opens would take the focus and swallow what they type. */
function useNobodyTypes(isWanted: boolean): boolean {
  const [isFree, setFree] = useState(false)
  useEffect(() => {
    if (!isWanted || isFree) return
    const look = () => setFree(!document.activeElement?.matches('input, textarea, select'))
    // Between two fields, for a moment nothing has the focus.
    const lookSoon = () => void setTimeout(look)
    look()
    document.addEventListener('focusout', lookSoon)
    return () => document.removeEventListener('focusout', lookSoon)
  }, [isWanted, isFree])
  return isWanted && isFree
}
