import { useState } from 'react'

const PREFIX = 'office:'

/** A choice of this editor in this browser, such as the columns of a list; null before there is one. */
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
    // A full or forbidden storage: everything works without it.
  }
}
