import { useEffect, useState } from 'react'
import { wallClock } from './house-clock.ts'

/** The day at the house, such as `2026-03-10`. Null while the server renders: a stored page is read on later days, too. */
export function useToday(): string | null {
  const [today, setToday] = useState<string | null>(null)
  useEffect(() => setToday(wallClock(new Date()).day), [])
  return today
}
