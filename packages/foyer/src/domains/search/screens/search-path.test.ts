import { describe, expect, it } from 'vitest'
import { searchPath, searchUrl } from './search-path.ts'

describe('1 §2 Search form: where a search leads', () => {
  it('to the search route of the language, with q', () => {
    expect(searchUrl('de', 'räuber & co')).toBe('/de/search?q=r%C3%A4uber+%26+co')
    expect(searchUrl('en', '100 %')).toBe('/en/search?q=100+%25')
  })

  it('passes on a category of the current route, and page 1 with it', () => {
    expect(searchUrl('de', 'faust', 'events')).toBe('/de/search/events/1?q=faust')
    expect(searchPath('en', 'others', 3)).toBe('/en/search/others/3')
  })

  it('leaves out a category that is none of the search, as on a magazine route', () => {
    expect(searchUrl('de', 'faust', 'werkstatt')).toBe('/de/search?q=faust')
  })
})
