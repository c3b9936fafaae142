import { describe, expect, it } from 'vitest'
import { describeHtml } from './raw-html.ts'

describe('3-readings Texts: raw HTML', () => {
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
    '<svg><a></a></svg>',
    '<svg onload="x"><path d="M0 0"/></svg>',
    '<svg><path onclick="x" d="M0 0"/></svg>',
    '<svg><path fill="url(https://evil.example)"/></svg>',
    '<svg><path d="M0 0"/><p></svg>',
    '<svg><path d="M0 0"/>',
    '<meta http-equiv="refresh">',
    '<form action="/x"></form>',
  ])('that runs, restyles or leads away stands in a frame: %s', (code) => {
    expect(describeHtml(code, '/frame')).toEqual({ code: null, frame_url: '/frame' })
  })

  it('that is a drawing stands in the page, in its colours and letters', () => {
    const logo =
      '<svg viewBox="0 0 9 9"><g fill="currentColor"><path d="M0 0"/><text x="1">Stadt</text></g></svg>'
    expect(describeHtml(`<ul><li>${logo}</li></ul>`, '/frame').code).toContain('Stadt</text></g></svg></li>')
  })

  it.each([
    ['<img src="https://evil.example/a.png" alt="a">', '<img alt="a" />'],
    ['<img src="//evil.example/a.png">', '<img />'],
    ['<img src="/media/1/a.png">', '<img src="/media/1/a.png" />'],
    ['<p style="background:url(https://evil.example)">a</p>', '<p>a</p>'],
    ['<video poster="https://evil.example/a.png"></video>', '<video></video>'],
  ])('asks nobody else: %s', (code, shown) => {
    expect(describeHtml(code, '/frame').code).toBe(shown)
  })
})
