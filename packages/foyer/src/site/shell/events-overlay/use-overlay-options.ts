import { useEffect, useState } from 'react'
import {
  EVENT_OPTIONS,
  loadOption,
  type OptionLists,
} from '../../../domains/programme/screens/filter/options.ts'
import { EVENT_KEYS, type EventKey } from '../../../domains/programme/screens/filter/query.ts'
import { useCall } from '../../../ui/use-call.ts'
import { useLocale } from '../../../ui/use-locale.ts'

const LOADING = Object.fromEntries(EVENT_KEYS.map((key) => [key, null])) as OptionLists<EventKey>

/** 2 §4: each list of options is loaded once; until then it is shown as loading. */
export function useOverlayOptions(): OptionLists<EventKey> {
  const call = useCall()
  const locale = useLocale()
  const [lists, setLists] = useState(LOADING)
  useEffect(() => {
    for (const key of EVENT_KEYS) {
      loadOption(EVENT_OPTIONS[key], call, locale).then((options) =>
        setLists((known) => ({ ...known, [key]: options })),
      )
    }
  }, [call, locale])
  return lists
}
