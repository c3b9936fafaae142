import { describe, expect, it } from 'vitest'
import { describeHtml } from './raw-html.ts'

describe('3-readings, Texts: raw HTML', () => {
  it('is shown as it was written, every tag closed', () => {
    expect(describeHtml('<table class="x"><tr><td style="color:red">a', '/frame')).toEqual({
      code: '<table class="x"><tr><td style="color:red">a</td></tr></table>',
      frame_url: null,
    })
    expect(describeHtml('a</div></main>b', '/frame').code).toBe('ab')
    expect(describeHtml('a<!-- b', '/frame').code, 'no comment swallows the page').toBe('a')
  })

  it.each([
    '<script>x</script>',
    '<STYLE>p{}</STYLE>',
    '<iframe src="https://a.example"></iframe>',
    '<img src="/a.jpg" onerror="x">',
    '<a href="javascript:x">a</a>',
    '<meta http-equiv="refresh">',
    '<svg onload="x"></svg>',
    '<form action="/x"></form>',
  ])('that runs, restyles or leads away stands in a frame: %s', (code) => {
    expect(describeHtml(code, '/frame')).toEqual({ code: null, frame_url: '/frame' })
  })

  it.each([
    ['<a href="&#106;avascript:x">a</a>', '<a>a</a>'],
    ['<svg><a><animate attributeName="href" values="&#x6a;avascript:x"/></a></svg>', '<svg><a></a></svg>'],
  ])('leads to no script, however it is written: %s', (code, shown) => {
    expect(describeHtml(code, '/frame').code).toBe(shown)
  })

  it.each([
    ['<img src="https://evil.example/a.png" alt="a">', '<img alt="a" />'],
    ['<img src="//evil.example/a.png">', '<img />'],
    [
      '<svg viewBox="0 0 9 9"><path d="M0 0" fill="url(#a)"/></svg>',
      '<svg viewBox="0 0 9 9"><path d="M0 0" fill="url(#a)"></path></svg>',
    ],
    ['<svg><image href="https://evil.example/a.png"/></svg>', '<svg><image></image></svg>'],
    ['<svg><use xlink:href="#a"/></svg>', '<svg><use xlink:href="#a"></use></svg>'],
    ['<svg><rect fill="url(https://evil.example/a.svg#a)"/></svg>', '<svg><rect></rect></svg>'],
    ['<A HREF="/de">a<BR>b</A>', '<a HREF="/de">a<br />b</a>'],
    ['<img src="/media/1/a.png">', '<img src="/media/1/a.png" />'],
    ['<p style="background:url(https://evil.example)">a</p>', '<p>a</p>'],
    ['<video poster="https://evil.example/a.png"></video>', '<video></video>'],
  ])('asks nobody else: %s', (code, shown) => {
    expect(describeHtml(code, '/frame').code).toBe(shown)
  })
})
