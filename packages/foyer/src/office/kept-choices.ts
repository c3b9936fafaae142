import { useState } from 'react'

const PREFIX = 'office:'

/** A choice of this editor in this browser, such as the columns of a list; null if none was made. */
export function useKeptChoice<T>(name: string): [kept: T | null, keep: (value: T | null) => void] {
  const [round, setRound] = useState(0)
  void round
  return [
    read<T>(name),
    (value) => {
      write(name, value)
      setRound((count) => count + 1)
    },
  ]
}

function read<T>(name: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + name) ?? 'null') as T | null
  } catch {
    return null
  }
}

function write(name: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(PREFIX + name)
    else localStorage.setItem(PREFIX + name, JSON.stringify(value))
  } catch {
    // The storage is full or not allowed; the choice then lasts until the page is left.
  }
}
