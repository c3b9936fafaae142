import { useState } from 'react'
import { useLocation } from 'react-router'
import { Button } from './button.tsx'
import { useSite } from './site-context.ts'
import { strings } from './strings.ts'
import { useStrings } from './use-locale.ts'

/**
 * Shares the page: with the device's own dialog if there is one, otherwise by copying the address, otherwise by showing
 * it.
 */
export function Share({ title }: { title: string }) {
  const t = useStrings(strings)
  const url = useSite().origin + useLocation().pathname
  const [message, setMessage] = useState('')
  const share = async () => {
    // A visitor who closes the dialog causes a rejection, which is no error.
    if (navigator.share) return navigator.share({ title, url }).catch(() => {})
    try {
      // Without https there is no clipboard, and a browser may refuse access.
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
