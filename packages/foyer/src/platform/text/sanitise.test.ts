import { expect, it } from 'vitest'
import { addressesIn } from '../../fields/pasted-code.ts'
import { sanitiseRichText } from './rich-text.ts'
import { sanitise } from './sanitise.ts'

/** For each element that is closed without having been opened, the parser looks through all open ones. */
const DEEP = `${'<ul>'.repeat(5_000)}Wort${'</li>'.repeat(5_000)}`

it('quality, Security: elements in each other without end are given up early', () => {
  let opened = 0
  const count = (tagName: string) => {
    opened++
    return { tagName, attribs: {} }
  }
  expect(sanitise(DEEP, { allowedTags: ['ul'], transformTags: { '*': count } })).toBeNull()
  expect(opened).toBeLessThan(250)
})

it('quality, Security: nobody who reads such a text goes through it, and its words are kept', () => {
  expect(sanitiseRichText(DEEP)).toBe('Wort')
  expect(sanitiseRichText(`${'<p>'.repeat(300)}x`), 'these close each other').toBe(
    `${'<p></p>'.repeat(299)}<p>x</p>`,
  )
  expect(addressesIn(`<a href="/a">${DEEP}<a href="/b">`)).toEqual(['/a'])
})
