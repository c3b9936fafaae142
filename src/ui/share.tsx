import { useState } from 'react'
import { useLocation } from 'react-router'
import { Button } from './button.tsx'
import { useSite } from './site-context.ts'
import { strings } from './strings.ts'
import { useStrings } from './use-locale.ts'

/** Hands the page on: by the device's own sheet where there is one, else by copying the address, else by showing it. */
export function Share({ title }: { title: string }) {
  const t = useStrings(strings)
  const url = useSite().origin + useLocation().pathname
  const [message, setMessage] = useState('')
  const share = async () => {
    // A visitor who closes the sheet has not failed.
    if (navigator.share) return navigator.share({ title, url }).catch(() => {})
    try {
      // There is no clipboard on an address without https, and a browser may refuse it.
      await navigator.clipboard.writeText(url)
      setMessage(t.copied)
    } catch {
      setMessage(url)
    }
  }
  return (
    <>
      <Button look="outline" data-needs-scripting onClick={() => void share()}>
        {t.share}
      </Button>
      <span role="status">{message}</span>
    </>
  )
}
