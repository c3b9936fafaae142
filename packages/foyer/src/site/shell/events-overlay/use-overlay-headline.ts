import { useEffect, useState } from 'react'
import { loadPageBehind } from '../../../domains/programme/screens/list-page/page-behind.ts'
import { useCall } from '../../../ui/use-call.ts'
import { useLocale, useStrings } from '../../../ui/use-locale.ts'
import { strings } from './strings.ts'

/**
 * The headline of the page behind the programme; the default is shown until it is loaded, and if loading fails (2 §8).
 */
export function useOverlayHeadline(): string {
  const t = useStrings(strings)
  const call = useCall()
  const locale = useLocale()
  const [headline, setHeadline] = useState('')
  useEffect(() => {
    loadPageBehind(call, 'events', locale).then((page) => setHeadline(page?.headline ?? ''))
  }, [call, locale])
  return headline || t.headline
}
