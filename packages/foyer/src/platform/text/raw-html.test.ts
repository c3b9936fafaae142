import { describe, expect, it } from 'vitest'
import { HOSTILE_HTML } from '../../../../../tests/support/hostile-html.ts'
import { faultsIn } from '../../../../../tests/support/html-faults.ts'
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

describe('quality, Security: raw HTML in the page does nothing, asks nobody else and leads where it seems to lead', () => {
  for (const [kind, vectors] of Object.entries(HOSTILE_HTML)) {
    it.each(vectors)(`${kind}: %s`, (code) => {
      const shown = describeHtml(code, '/frame')
      if (shown.code === null) expect(shown.frame_url).toBe('/frame')
      else expect(faultsIn(shown.code), shown.code).toEqual([])
    })
  }

  it.each([
    ['<a HREF="java&#9;script:x">a</a>', '<a>a</a>'],
    ['<a href="/&#9;/evil.example">a</a>', '<a>a</a>'],
    ['<a href="&#9;/de&#10;/haus">a</a>', '<a href="/de/haus">a</a>'],
    ['<a href="https://friend.example/a?b=c#d">a</a>', '<a href="https://friend.example/a?b=c#d">a</a>'],
    ['<a href="besuch?x=1#y">a</a>', '<a href="besuch?x=1#y">a</a>'],
    ['<a href="#" name="anfang" id="anfahrt">a</a>', '<a href="#" name="anfang" id="anfahrt">a</a>'],
    ['<a href="mailto:a@b.example">a</a>', '<a href="mailto:a@b.example">a</a>'],
    ['<img srcset="/media/a.png 1x, /media/b.png 2x">', '<img srcset="/media/a.png 1x, /media/b.png 2x" />'],
    ['<img srcset="/media/a.png 1x, //evil.example/b.png 2x" alt="a">', '<img alt="a" />'],
    ['<img name="cookie" src="/media/a.png">', '<img src="/media/a.png" />'],
    ['<p id="cookie" class="a">b</p>', '<p class="a">b</p>'],
    ['<p id="main-content">b</p>', '<p>b</p>'],
    [
      '<svg viewBox="0 0 9 9"><rect fill="red"><animate attributeName="fill" values="red;blue" dur="2s"/></rect></svg>',
      '<svg viewBox="0 0 9 9"><rect fill="red"><animate attributeName="fill" values="red;blue" dur="2s"></animate></rect></svg>',
    ],
  ])('%s is shown as %s', (code, shown) => {
    expect(describeHtml(code, '/frame').code).toBe(shown)
  })

  it.each(['<my-widget>a</my-widget>', '<a"b>c</a"b>', '<b>'.repeat(300)])('%s stands in a frame', (code) => {
    expect(describeHtml(code, '/frame').code).toBeNull()
  })
})
