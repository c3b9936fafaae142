import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import {
  loadProgramme,
  type Programme,
} from '../../../domains/programme/screens/events-list/programme-data.ts'
import { EVENT_KEYS, readQuery, writeQuery } from '../../../domains/programme/screens/filter/query.ts'
import { refuseInvalid } from '../../../domains/programme/screens/filter/report-invalid.ts'
import { Redirect } from '../../../ui/screen.ts'
import { useCall } from '../../../ui/use-call.ts'
import { useLocale } from '../../../ui/use-locale.ts'

interface Answer {
  search: string
  programme: Programme | null
}

/** The programme for the query of the address. The overlay loads it itself, because no screen does. */
export function useOverlayProgramme() {
  const call = useCall()
  const locale = useLocale()
  const navigate = useNavigate()
  const { search } = useLocation()
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState<Answer | null>(null)
  const wanted = readable(search)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt makes the same call again
  useEffect(() => {
    let isLate = false
    const load = async () => {
      // A page number in the address belongs to the screen behind.
      const query = { ...readQuery(search, EVENT_KEYS), page: 1 }
      const programme = await loadProgramme(call, query)
      if (!isLate) setAnswer({ search: wanted, programme })
    }
    load()
      .catch((error) => refuseInvalid(error, { call, locale, url: new URL(location.href) }))
      .catch((error) => {
        if (isLate) return
        if (error instanceof Redirect) navigate(error.to, { replace: true })
        else setAnswer({ search: wanted, programme: null })
      })
    return () => {
      isLate = true
    }
  }, [call, locale, wanted, attempt])
  const isHere = answer?.search === wanted
  return {
    programme: answer?.programme ?? null,
    isBusy: !isHere,
    hasFailed: isHere && answer.programme === null,
    retry: () => {
      setAnswer(null)
      setAttempt(attempt + 1)
    },
  }
}

/**
 * The part of the query the overlay reads; one that cannot be parsed is passed on unchanged and refused when loading.
 */
function readable(search: string): string {
  try {
    return writeQuery({ ...readQuery(search, EVENT_KEYS), page: 1 }, EVENT_KEYS)
  } catch {
    return search
  }
}
