import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { renderApiDocs } from './api-docs-page.ts'
import { apiDocsStyle } from './api-docs-style.ts'
import type { BoundEndpoint } from './bind.ts'
import { describeEndpoints } from './openapi.ts'

const tree = z.object({
  name: z.string(),
  get children() {
    return z.array(tree)
  },
})

const handle = async () => undefined
const endpoints: BoundEndpoint[] = [
  {
    method: 'GET',
    path: '/api/tree',
    handle,
    contract: { summary: 'The tree', access: 'visitor', answer: tree },
  },
  {
    method: 'POST',
    path: '/api/leaves/{id}',
    handle,
    contract: {
      summary: 'Change a <leaf> & "its" edge',
      access: 'editor',
      params: z.object({ id: z.int(), hue: z.string().optional().describe('<img src=x onerror=alert(1)>') }),
      body: z.object({ "'><script>alert(1)</script>": z.literal('</code><script>alert(2)</script>') }),
      answer: z.void(),
    },
  },
  {
    method: 'GET',
    path: '/shop-api/cart',
    handle,
    contract: { summary: 'Cart', access: 'visitor', answer: z.int() },
  },
]
const page = renderApiDocs(describeEndpoints(endpoints, '1.2.3'))

describe('the page of all calls', () => {
  it('shows every call in the index and in full, whatever its root', () => {
    for (const id of ['getApiTree', 'postApiLeavesId', 'getShopApiCart']) {
      expect(page).toContain(`href="#call-${id}"`)
      expect(page).toContain(`id="call-${id}"`)
    }
    expect(page).toContain('Version 1.2.3')
    expect(page).toContain('Needs an editor.')
  })

  it('explains the three forms once, on a call that can be tried', () => {
    const addresses = [...page.matchAll(/<td><code>(.*?)<\/code>/g)].map(([, code]) =>
      code?.replaceAll('<wbr>', ''),
    )
    expect(addresses.slice(0, 3)).toEqual(['/api/tree', '/de/api/tree', '/en/api/tree'])
    expect(page.match(/The three forms of a call/g)).toHaveLength(1)
  })

  it('has no link into nowhere and no id twice', () => {
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    const targets = [...page.matchAll(/href="#([^"]+)"/g)].map(([, target]) => target)
    expect(new Set(ids).size).toBe(ids.length)
    expect(targets.filter((target) => !ids.includes(target))).toEqual([])
    expect(targets).toContain('shape-GetApiTreeAnswer')
  })

  it('turns nothing that is declared into markup', () => {
    expect(page).not.toContain('<script')
    expect(page).not.toContain('<img')
    expect(page).toContain('Change a &lt;leaf&gt; &amp; &quot;its&quot; edge')
    const tags = new Set([...page.matchAll(/<\/?([a-z0-9]+)/g)].map(([, tag]) => tag))
    expect(tags.has('leaf')).toBe(false)
  })

  it('loads its stylesheet and nothing else, and has no style or script inside', () => {
    const loaded = [...page.matchAll(/(?:src|href)="([^#"][^"]*)"/g)].map(([, address]) => address)
    expect(loaded).toEqual(['data:,', '/api/docs.css', '/openapi.json'])
    expect(page).not.toMatch(/<style|<script|<[^>]* (style|on\w+)=/)
    expect(apiDocsStyle).not.toMatch(/url\(|@import/)
  })

  it('steps down one heading at a time', () => {
    const levels = [...page.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level))
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    for (const [index, level] of levels.entries())
      expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1)
  })
})
