import { describe, expect, it } from 'vitest'
import { missedPath } from './missed-path.ts'

describe('3-readings, Calls: of an address that was not found the path alone is kept', () => {
  it.each([
    ['/de/nirgends', '/de/nirgends'],
    ['/de/nirgends?token=secret#part', '/de/nirgends'],
    ['https://user:word@house.example/en/gone?q=1', '/en/gone'],
    ['/de/b\0üro', '/de/b%00%C3%BCro'],
    [`/${'a'.repeat(1_000)}`, `/${'a'.repeat(499)}`],
  ])('%j', (url, path) => {
    expect(missedPath(url)).toBe(path)
  })

  it.each(['', 'x', 'javascript:alert(1)', 'data:text/html,x', 'mailto:a@house.example', 'http://'])(
    '%j is none',
    (url) => {
      expect(missedPath(url)).toBeNull()
    },
  )
})
