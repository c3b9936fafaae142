import { describe, expect, it } from 'vitest'
import { harmlessSvg } from './harmless-svg.ts'

const svg = (inside: string, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 140 84"${more}>${inside}</svg>`
const SHAPE = '<path d="M0 0h10v10z" fill="#123456"></path>'

describe('the logo of a brand: a strict list of what an SVG may contain', () => {
  it('shapes, gradients and clips stay, with the spelling of their names', () => {
    const clean = harmlessSvg(
      svg(
        `<defs><linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient></defs><path d="M0 0h9" fill="url(#a)"/>`,
      ),
    )
    expect(clean).toContain('viewBox="0 0 140 84"')
    expect(clean).toContain('<linearGradient id="a">')
    expect(clean).toContain('fill="url(#a)"')
  })

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a handler', '<path d="M0 0" onload="alert(1)"/>'],
    ['a foreign object', '<foreignObject><iframe src="//evil.example"/></foreignObject>'],
    ['a picture from elsewhere', '<image href="https://evil.example/a.png"/>'],
    ['a use', '<use href="https://evil.example/a.svg#x"/>'],
    ['a link', '<a href="javascript:alert(1)"><path d="M0 0"/></a>'],
    ['a style element', '<style>@import url(//evil.example)</style>'],
    ['a style attribute', '<path d="M0 0" style="fill:url(//evil.example)"/>'],
    ['an address in an attribute', '<path d="M0 0" fill="url(https://evil.example/#a)"/>'],
    ['an animation', '<animate attributeName="href" to="javascript:alert(1)"/>'],
    ['an entity', '<!DOCTYPE svg [<!ENTITY x "evil">]><path d="&x;"/>'],
    ['another namespace', '<g xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="evil"/>'],
  ])('%s goes', (_what, inside) => {
    const clean = harmlessSvg(svg(inside + SHAPE)) ?? ''
    expect(clean).not.toMatch(/evil|script|alert|href|style|animate|<use|<image|ENTITY/i)
    expect(clean).toContain('M0 0h10v10z')
  })

  it('what is no picture is refused', () => {
    for (const text of ['', 'a word', '<p>a</p>', svg(''), svg('<script>1</script>')])
      expect(harmlessSvg(text)).toBe(null)
  })
})
