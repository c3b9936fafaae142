import { describe, expect, it } from 'vitest'
import { HOSTILE_HTML } from '../../../../../tests/support/hostile-html.ts'
import { faultsIn } from '../../../../../tests/support/html-faults.ts'
import { readErrorPage } from './error-page.ts'

describe('1 §7: a custom HTML error file: its style and body are used', () => {
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
    ['html,body,:root{a:b}', ':host,:host,:host{a:b}'],
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

describe('quality, Security: a custom HTML error file does nothing, asks nobody else and leads where it seems to lead', () => {
  // In a shadow root, ids and names do not reach the document.
  const { 'names that stand for what scripts ask for': _, ...hostile } = HOSTILE_HTML
  for (const [kind, vectors] of Object.entries(hostile)) {
    it.each(vectors)(`${kind}: %s`, (code) => {
      const { body, css } = readErrorPage(`<!doctype html><head></head><body>${code}</body>`)
      expect(faultsIn(body), body).toEqual([])
      expect(css).not.toMatch(/@import/)
    })
  }

  it.each([
    ['<scr<script>ipt>x</script>'],
    ['<<script>script>x<</script>/script>'],
    ['<sty<style>le>p{}</style>'],
    ['</template</template>><script>x</script>'],
    ['<scr</style>ipt src=x>'],
  ])('%s does not become a tag when another is taken out of it', (code) => {
    expect(readErrorPage(code).body).not.toMatch(/<\/?(script|style|template)/i)
  })

  it('keeps a form that stays on the site', () => {
    const form = '<form action="/de/search"><input name="q" /><button>Suchen</button></form>'
    expect(readErrorPage(form).body).toBe(form)
    expect(readErrorPage('<form action="//evil.example"><input name="q"></form>').body).toBe(
      '<form><input name="q" /></form>',
    )
  })

  it.each([
    ['@import "https://evil.example/a.css";p{}', '@foreign "https://evil.example/a.css";p{}'],
    ['@\\69mport "//evil.example"', '@foreign "//evil.example"'],
    ['@\\00069 mport "//evil.example"', '@foreign "//evil.example"'],
    ['p{background:url(https://evil.example/a)}', 'p{background:foreign(https://evil.example/a)}'],
    ['p{background:url( "//evil.example/a")}', 'p{background:foreign( "//evil.example/a")}'],
    ['p{background:u\\72l(//evil.example/a)}', 'p{background:foreign(//evil.example/a)}'],
    ['p{background:\\uRl(/\\2f evil.example)}', 'p{background:foreign(//evil.example)}'],
    ['p{background:url("/\\9 /evil.example")}', 'p{background:foreign("/\\9 /evil.example")}'],
    ['p{background:image-set("//evil.example/a" 1x)}', 'p{background:foreign("//evil.example/a" 1x)}'],
    ['p{background:url(//evil.example', 'p{background:foreign(//evil.example'],
    ['p{background:url(/url(//evil.example', 'p{background:url(/foreign(//evil.example'],
    ['p{background:url(/media/a.png)}', 'p{background:url(/media/a.png)}'],
    ['p{background:url("data:image/png;base64,AA")}', 'p{background:url("data:image/png;base64,AA")}'],
    ['q::before{content:"\\201C"}', 'q::before{content:"\\201C"}'],
    ['p::after{content:"</x"}', 'p::after{content:"<\\/x"}'],
  ])('its style %s is read as %s', (given, read) => {
    expect(readErrorPage(`<style>${given}</style>`).css).toBe(read)
  })
})
