import { expect, it } from 'vitest'
import { paragraphsOf } from './pasted-paragraphs.ts'

it('pasted text becomes paragraphs, and nothing in it becomes a tag', () => {
  expect(paragraphsOf('Ein Abend\r\nim Mai\n\n\n<b>Karten & mehr</b>')).toBe(
    '<p>Ein Abend<br>im Mai</p><p>&lt;b&gt;Karten &amp; mehr&lt;/b&gt;</p>',
  )
  expect(paragraphsOf(' ein Wort ')).toBe('ein Wort')
})
