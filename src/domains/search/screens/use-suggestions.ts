import { useEffect, useState } from 'react'
import { useCall } from '../../../ui/use-call.ts'
import type { Completion } from '../contract.ts'
import { search } from '../endpoints.ts'

/** Long enough that a fast typist is asked about once or twice, short enough not to be noticed. */
const PAUSE = 120
/** 1 §4: how long the list takes to leave; what is in it stays until then. */
const LEAVES_AFTER = 560

interface Found {
  query: string
  suggestions: Completion[]
}

const NOTHING: Found = { query: '', suggestions: [] }

/** 1 §5: asked for only with text, in lower case. Outdated answers are dropped; a failure is no concern of the visitor. */
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
