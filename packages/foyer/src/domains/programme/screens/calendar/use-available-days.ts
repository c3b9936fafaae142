import { useEffect, useState } from 'react'

interface Answer {
  month: string
  filters: string
  attempt: number
  days: Set<string> | null
}

/** The days of a month with events: null while they load, `hasFailed` if they could not be loaded. */
export function useAvailableDays(
  month: string,
  filters: string,
  loadDays: (month: string) => Promise<string[]>,
) {
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState<Answer | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: called once per month, filters and attempt, whatever the function's identity
  useEffect(() => {
    let isLate = false
    const settle = (days: Set<string> | null) => {
      if (!isLate) setAnswer({ month, filters, attempt, days })
    }
    loadDays(month).then(
      (days) => settle(new Set(days)),
      () => settle(null),
    )
    return () => {
      isLate = true
    }
  }, [month, filters, attempt])
  const isHere = answer?.month === month && answer.filters === filters && answer.attempt === attempt
  return {
    days: isHere ? answer.days : null,
    hasFailed: isHere && answer.days === null,
    retry: () => setAttempt(attempt + 1),
  }
}
