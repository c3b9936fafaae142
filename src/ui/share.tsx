import { useState } from 'react'
import { useLocation } from 'react-router'
import { Button } from './button.tsx'
import { useSite } from './site-context.ts'
import { strings } from './strings.ts'
import { useStrings } from './use-locale.ts'

/** Hands the page on: by the device's own sheet where there is one, else by copying the address. */
export function Share({ title }: { title: string }) {
  const t = useStrings(strings)
  const url = useSite().origin + useLocation().pathname
  const [isCopied, setCopied] = useState(false)
  const share = async () => {
    // A visitor who closes the sheet has not failed.
    if (navigator.share) return navigator.share({ title, url }).catch(() => {})
    await navigator.clipboard.writeText(url)
    setCopied(true)
  }
  return (
    <>
      <Button look="outline" onClick={() => void share()}>
        {t.share}
      </Button>
      <span role="status">{isCopied ? t.copied : ''}</span>
    </>
  )
}
