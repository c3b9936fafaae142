import { describe, expect, it } from 'vitest'
import { type LinkFault, mendLink } from './mend-link.ts'

describe('2 §5 url: what cannot be kept is told with what was probably meant', () => {
  it.each<[string, LinkFault, string | null]>([
    ['{host}', 'placeholder', '/de'],
    ['{host}/en/visit', 'placeholder', '/en/visit'],
    ['besuch', 'path', '/de/besuch'],
    ['Team/Unser Haus', 'path', '/de/team/unser-haus'],
    ['en/visit', 'path', '/en/visit'],
    ['www.example.org', 'scheme', 'https://www.example.org'],
    ['example.org/a?b=c', 'scheme', 'https://example.org/a?b=c'],
    ['//example.org', 'scheme', 'https://example.org'],
    ['karten@example.org', 'mail', 'mailto:karten@example.org'],
    ['+49 30 123 45', 'phone', 'tel:+493012345'],
    ['javascript:alert(1)', 'unknown', null],
    ['https://a b', 'unknown', null],
    ['{host}//example.org', 'placeholder', '/example.org'],
  ])('%s', (text, fault, link) => expect(mendLink(text, 'de')).toEqual({ fault, link }))

  it.each(['', ' ', '/de/besuch', '#anfahrt', 'https://example.org', 'https:/', 'mail', '#'])(
    '%j needs no word',
    (text) => expect(mendLink(text, 'de')).toBeNull(),
  )
})
