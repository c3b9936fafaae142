import { expect, it } from 'vitest'
import { mayReload } from './chunk-failure.ts'

const memory = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

it('1 §4 Chunk failure: reloads at most once per minute', () => {
  const storage = memory()
  const times = [5_000, 5_001, 64_999, 65_000, 65_001, 125_000]
  expect(times.map((now) => mayReload(storage, now))).toEqual([true, false, false, true, false, true])
})

it('never reloads where nothing can be remembered', () => {
  const storage = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }
  expect(mayReload(storage, 5_000)).toBe(false)
})
