import { expect, it } from 'vitest'
import { formatCount } from './format-count.ts'

it.each(['de', 'en'] as const)('numbers in "%s" are grouped as in the Unicode tables', (locale) => {
  for (const count of [0, 7, 999, 1000, 12_345, 1_234_567])
    expect(formatCount(count, locale)).toBe(count.toLocaleString(locale))
})
