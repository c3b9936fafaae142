import { describe, expect, it } from 'vitest'
import { readErrorPage } from './custom-error-page.ts'

describe('1 §7 a custom HTML error file: its style and body are used', () => {
  it('takes a whole document apart', () => {
    const html =
      '<!DOCTYPE html><html lang="de"><head><title>Weg</title><style>\r\nbody, h1 { margin: 0 }</style></head><body class="x"><h1>Weg</h1></body></html>'
    expect(readErrorPage(html)).toEqual({
      css: '\n:host, h1 { margin: 0 }',
      body: '<h1>Weg</h1>',
      hasHeading: true,
    })
  })

  it.each([
    ['html{a:b}body p{c:d}', ':host{a:b}:host p{c:d}'],
    ['@media print { :root > main { a: b } }', '@media print { :host > main { a: b } }'],
    ['.body, #html, tbody { a: b }', '.body, #html, tbody { a: b }'],
  ])('%s speaks of the whole page', (given, read) => {
    expect(readErrorPage(`<style>${given}</style>`).css).toBe(read)
  })

  it.each([
    '<p>a</p><script>x</script>',
    '<p>a</p></template><script src="//x"></SCRIPT >',
    '<template><p>a</p>',
    '<p>a</p><script>never closed',
  ])('%s leaves nothing that ends its shadow or runs', (html) => {
    expect(readErrorPage(html).body).toMatch(/^<p>a<\/p>(never closed)?$/)
  })
})
