import { useEffect, useState } from 'react'
import { useCall } from '../../../ui/use-call.ts'
import type { Completion } from '../contract.ts'
import { search } from '../endpoints.ts'

/** Long enough that a fast typist causes one or two calls, short enough not to be noticed. */
const PAUSE = 120
/** 1 §4: the duration of the closing animation; the list keeps its content until then. */
const LEAVES_AFTER = 560

interface Found {
  query: string
  suggestions: Completion[]
}

const NOTHING: Found = { query: '', suggestions: [] }

/** 1 §5: called only with text, in lower case. Outdated answers are dropped; a failure is not shown. */
export function useSuggestions(text: string, isOpen: boolean): Completion[] {
  const call = useCall()
  const [found, setFound] = useState(NOTHING)
  const query = text.trim() === '' ? '' : text.toLowerCase()

  useEffect(() => {
    if (query === found.query || (!isOpen && query !== '')) return
    let isOutdated = false
    const ask = async () => {
      const answer = query === '' ? { data: [] } : await call(search.autocomplete, { query }).catch(nothing)
      if (!isOutdated) setFound({ query, suggestions: answer.data })
    }
    const timer = setTimeout(ask, query === '' ? LEAVES_AFTER : PAUSE)
    return () => {
      isOutdated = true
      clearTimeout(timer)
    }
  }, [query, found.query, isOpen, call])

  return found.suggestions
}

function nothing(error: unknown): { data: Completion[] } {
  console.warn('Suggestions could not be had', error)
  return { data: [] }
}
