import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HOSTILE_HTML } from '../../../../../tests/support/hostile-html.ts'
import { sanitiseRichText } from './rich-text.ts'

/** Every tag that the output may contain. After removing these, no bracket may be left. */
const TAGS =
  /<(?:\/(?:p|strong|em|a|ul|ol|li)|(?:p|ul|ol|li)(?: style="text-align:(?:left|center|right)")?|strong|em|br \/|a(?: href="[^"<>]*")?(?: target="_blank" rel="noopener noreferrer")?)>/g

/** What is wrong with an output; empty if it is right. */
function faultsIn(output: string): string[] {
  const faults: string[] = []
  if (/[<>]/.test(output.replace(TAGS, ''))) faults.push(`a tag or attribute outside the list: ${output}`)
  for (const [tag] of output.matchAll(TAGS)) {
    const address = decoded(/ href="([^"]*)"/.exec(tag)?.[1] ?? '')
    const target = URL.canParse(address, 'https://house.example/de/')
      ? new URL(address, 'https://house.example/de/')
      : null
    const isOurs = target?.origin === 'https://house.example'
    const isAbsolute = /^(https?:\/*|mailto:|tel:)/i.test(address.trim())
    if (target && !['http:', 'https:', 'mailto:', 'tel:'].includes(target.protocol))
      faults.push(`scheme: ${address}`)
    if (target && !isOurs && !isAbsolute) faults.push(`leads elsewhere in disguise: ${address}`)
  }
  return faults
}

function decoded(attribute: string): string {
  return attribute
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}

describe('1 §9 Rich text toolbar: what it can make is kept', () => {
  it.each([
    ['bold', '<p><strong>x</strong></p>'],
    ['italic', '<p><em>x</em></p>'],
    ['a link', '<p><a href="https://house.example/a?b=1&amp;c=2#d">x</a></p>'],
    ['a link on the site', '<p><a href="/de/programm">x</a></p>'],
    ['a link to an anchor', '<p><a href="#karten">x</a></p>'],
    ['a mail link', '<p><a href="mailto:post@house.example">x</a></p>'],
    ['a telephone link', '<p><a href="tel:+493012345">x</a></p>'],
    ['a link in a new window', '<p><a href="/de" target="_blank" rel="noopener noreferrer">x</a></p>'],
    ['a bulleted list', '<ul><li>x</li><li>y</li></ul>'],
    ['a numbered list', '<ol><li>x</li></ol>'],
    ['a list in a list', '<ul><li>x<ul><li>y</li></ul></li></ul>'],
    ['left', '<p style="text-align:left">x</p>'],
    ['centre', '<p style="text-align:center">x</p>'],
    ['right', '<ol style="text-align:right"><li>x</li></ol>'],
    ['a line break', '<p>x<br />y</p>'],
    ['umlauts, signs and emoji', '<p>Größe &amp; Maß: 3 &lt; 4 – „so“ 🎭</p>'],
  ])('1 §9 Rich text toolbar: %s', (_, html) => {
    expect(sanitiseRichText(html)).toBe(html)
  })

  it.each([
    ['<p><b>x</b> <i>y</i></p>', '<p><strong>x</strong> <em>y</em></p>'],
    ['<P><STRONG>x</STRONG></P>', '<p><strong>x</strong></p>'],
    ['<p style="text-align: center;">x</p>', '<p style="text-align:center">x</p>'],
    ['<p style="margin:0;Text-Align:RIGHT">x</p>', '<p style="text-align:right">x</p>'],
    ['<p>x<br>y</p>', '<p>x<br />y</p>'],
    ['  <p>x</p>\n', '<p>x</p>'],
  ])('1 §9 Rich text toolbar: %s in its own words is %s', (html, clean) => {
    expect(sanitiseRichText(html)).toBe(clean)
  })

  it('1 §9 Rich text toolbar: Open new Window always brings noopener noreferrer, and nothing else opens a window', () => {
    const open = '<a href="/de" target="_blank" rel="noopener noreferrer">x</a>'
    expect(sanitiseRichText('<a href="/de" target="_blank">x</a>')).toBe(open)
    expect(sanitiseRichText('<a href="/de" target="_blank" rel="opener">x</a>')).toBe(open)
    expect(sanitiseRichText('<a href="/de" target="main" rel="opener">x</a>')).toBe('<a href="/de">x</a>')
    expect(sanitiseRichText('<a href="/de" target="_BLANK">x</a>')).toBe('<a href="/de">x</a>')
  })

  it.each([
    ['<h1>x</h1>', 'x'],
    ['<p class="a" id="b" lang="de" data-x="1" dir="rtl">x</p>', '<p>x</p>'],
    ['<table><tr><td>x</td></tr></table>', 'x'],
    ['<img src="/a.jpg" alt="x">', ''],
    ['<span style="color:red">x</span>', 'x'],
    ['<u>x</u><s>y</s><code>z</code>', 'xyz'],
    ['<strong style="text-align:left">x</strong>', '<strong>x</strong>'],
    ['<!-- comment -->x', 'x'],
  ])('1 §9 Rich text toolbar: what it cannot make is not: %s', (html, clean) => {
    expect(sanitiseRichText(html)).toBe(clean)
  })
})

const SCRIPTS = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<script\n>alert(1)</script\n>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<<script>alert(1)//<</script>',
  '<script/src=data:,alert(1)>',
  '<script>alert(1)',
  '</p><script>alert(1)</script><p>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<template><script>alert(1)</script></template>',
  '<textarea><script>alert(1)</script></textarea>',
  '<xmp><script>alert(1)</script></xmp>',
  '<plaintext><script>alert(1)</script>',
  '<title></title><script>alert(1)</script>',
  '<iframe><script>alert(1)</script></iframe>',
  '<noembed><img src=x onerror=alert(1)></noembed>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&amp;lt;script&amp;gt;alert(1)',
  '<p>&#60;script&#62;alert(1)&#60;/script&#62;</p>',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?php echo "<script>alert(1)</script>" ?>',
  '<!--><script>alert(1)</script>-->',
  '<!--[if IE]><script>alert(1)</script><![endif]-->',
  '\u0000<\u0000script>alert(1)</script>',
  '\uFF1Cscript\uFF1Ealert(1)\uFF1C/script\uFF1E',
]
const HANDLERS = [
  '<p onclick="alert(1)">x</p>',
  '<p OnMouseOver=alert(1)>x</p>',
  '<p/onclick=alert(1)>x</p>',
  '<p\nonclick\n=\nalert(1)>x</p>',
  '<p\fonclick=alert(1)>x</p>',
  '<p style="text-align:left"onclick="alert(1)">x</p>',
  '<img src=x onerror=alert(1)>',
  '<img src="x` `<script>alert(1)</script>"` `>',
  '<body onload=alert(1)>',
  '<video><source onerror=alert(1)></video>',
  '<details open ontoggle=alert(1)>x</details>',
  '<input autofocus onfocus=alert(1)>',
  '<a href="/de" onclick="alert(1)">x</a>',
  '<a href="/de"/onfocus="alert(1)"autofocus>x</a>',
  '<a href=\'/de"onclick="alert(1)\'>x</a>',
  '<a href="/de&quot; onclick=&quot;alert(1)">x</a>',
  '<a href="/de" target="_blank&quot; onclick=alert(1) x=&quot;">x</a>',
  '<a href=`/de` onclick=alert(1)>x</a>',
  '<a href="x" rel="&quot;><img src=x onerror=alert(1)>">x</a>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<isindex action=javascript:alert(1) type=image>',
  '<form action="javascript:alert(1)"><button>x</button></form>',
  '<base href="javascript:alert(1)//">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<link rel=stylesheet href=//evil.example/x.css>',
]
const ADDRESSES = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  '\tjavascript:alert(1)',
  '\u0001javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'java\r\nscript:alert(1)',
  'java\u0000script:alert(1)',
  'javascript\n:alert(1)',
  'java&Tab;script&colon;alert(1)',
  'java&NewLine;script:alert(1)',
  '&#106;&#97;&#118;&#97;script:alert(1)',
  '&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A;alert(1)',
  '&#0000106avascript:alert(1)',
  'javascript&#58;alert(1)',
  'javascript&#x0003A;alert(1)',
  'javascript&colon;alert(1)',
  'java<!-- -->script:alert(1)',
  'javascript://house.example/%0aalert(1)',
  'vbscript:msgbox(1)',
  'livescript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  'DATA:image/svg+xml,<svg onload=alert(1)>',
  'blob:https://house.example/1',
  'file:///etc/passwd',
  'filesystem:https://house.example/x',
  'view-source:javascript:alert(1)',
  'feed:javascript:alert(1)',
  'jar:javascript:alert(1)',
  'intent://x#Intent;scheme=http;end',
  'ftp://evil.example',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n\\evil.example',
  ' //evil.example',
  '&#47;&#47;evil.example',
]
/** Browsers read these as paths on the site: odd, but harmless. */
const PATHS = [
  '\u00a0javascript:alert(1)',
  '\u2028javascript:alert(1)',
  'jav\u00adascript:alert(1)',
  'www.house.example',
]
const FOREIGN = [
  '<svg onload=alert(1)>',
  '<svg/onload=alert(1)//',
  '<svg><script>alert(1)</script></svg>',
  '<svg><script>alert&#40;1&#41;</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><animate attributeName=href values=javascript:alert(1)></svg>',
  '<svg><foreignObject><p onclick=alert(1)>x</p></foreignObject></svg>',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<svg><use href="data:image/svg+xml,<svg id=x onload=alert(1)>#x"></use></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
  '<math href="javascript:alert(1)">x</math>',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
]
const STYLES = [
  '<p style="text-align:center;background:url(javascript:alert(1))">x</p>',
  '<p style="text-align:expression(alert(1))">x</p>',
  '<p style="text-align:center}</style><script>alert(1)</script>">x</p>',
  '<p style="text-align:left;position:fixed;inset:0">x</p>',
  '<p style="text-align:cen/**/ter">x</p>',
  '<p style="text-align:center !important">x</p>',
  '<p style="text-align:center&quot; onclick=&quot;alert(1)">x</p>',
  '<p style="TEXT-ALIGN:CENTER">x</p>',
  '<p style="text-align:\\63 enter">x</p>',
  '<p style="text-align:justify">x</p>',
  '<p style="@import url(//evil.example)">x</p>',
  '<p style="-moz-binding:url(//evil.example#x)">x</p>',
  '<p style="behavior:url(x.htc)">x</p>',
  '<p style="{text-align:left}">x</p>',
  '<p style="color:red;;;:::">x</p>',
  '<style>@import url(//evil.example)</style>',
  '<style><img src=x onerror=alert(1)></style>',
  '<link rel="stylesheet" href="javascript:alert(1)">',
]
const BROKEN = [
  '<p',
  '<p><strong>x',
  '<p><strong>x</p></strong>',
  '</p></strong></ul>',
  '<ul><p><li></ul></p>',
  '<a href="/de',
  '<a href="/de><script>alert(1)</script>',
  '<a href="/a"><a href="/b">x</a></a>',
  '<a href=">"><img src=x onerror=alert(1)>',
  "<a href='>'><img src=x onerror=alert(1)>'",
  '<a <a href="javascript:alert(1)">x</a>',
  '< p onclick=alert(1)>x</ p>',
  '<p <script>alert(1)</script>>x</p>',
  '<p title="<script>">x</p>',
  '<p style=text-align:left style="x:y" STYLE=z>x</p>',
  '<p><![endif]--><script>alert(1)</script>',
  '<br onclick=alert(1)/>',
  '</br></p>',
  '<strong/><em/>x',
  '<a/href="javascript:alert(1)">x</a>',
  '<0><!><?><=>',
  '<p>'.repeat(50),
  `${'<ul><li>'.repeat(50)}x`,
  '&',
  '&&amp;&amp;amp;&lt',
  '&#x110000;&#xD800;&#0;',
]

describe('1 §9 Rich text toolbar: nothing active comes through', () => {
  const links = [...ADDRESSES, ...PATHS].flatMap((address) => [
    `<a href="${address}">x</a>`,
    `<p><A HREF='${address}' target=_blank>x</A></p>`,
  ])
  const vectors = {
    scripts: SCRIPTS,
    handlers: HANDLERS,
    addresses: links,
    'svg and math': FOREIGN,
    styles: STYLES,
    broken: BROKEN,
  }

  for (const [kind, inputs] of Object.entries(vectors)) {
    it.each(inputs)(`1 §9 Rich text toolbar: ${kind}: %j`, (input) => {
      const output = sanitiseRichText(input)
      expect(faultsIn(output)).toEqual([])
      expect(sanitiseRichText(output)).toBe(output)
    })
  }

  for (const [kind, vectors] of Object.entries(HOSTILE_HTML)) {
    it.each(vectors)(`1 §9 Rich text toolbar: ${kind}: %s`, (input) => {
      const output = sanitiseRichText(input)
      expect(faultsIn(output)).toEqual([])
      expect(output, 'no name that a script could ask for').not.toMatch(/ (id|name)=/i)
    })
  }

  it.each(ADDRESSES)('1 §9 Rich text toolbar: the address %j makes no link', (address) => {
    expect(sanitiseRichText(`<a href="${address}">x</a>`)).toBe('<a>x</a>')
  })

  it('the words of an attack stay words', () => {
    expect(sanitiseRichText('&lt;script&gt;alert(1)&lt;/script&gt;')).toBe(
      '&lt;script&gt;alert(1)&lt;/script&gt;',
    )
  })
})

describe('1 §9 Rich text toolbar: whatever is put in', () => {
  const fragments = fc.constantFrom(
    ...[...SCRIPTS, ...HANDLERS, ...FOREIGN, ...STYLES, ...BROKEN].filter((vector) => vector.length < 80),
    ...ADDRESSES.map((address) => `<a href="${address}">`),
    ...[
      '<p>',
      '</p>',
      '<ul>',
      '</ul>',
      '<li>',
      '</li>',
      '<a href="/de">',
      '</a>',
      '<br>',
      '"',
      "'",
      '>',
      '<',
      '&',
      '/',
      ' ',
      '=',
    ],
    ...[
      '<!--',
      '-->',
      '<![CDATA[',
      ']]>',
      '</',
      '<svg>',
      '</svg>',
      '<math>',
      '<style>',
      '</style>',
      '<textarea>',
      '<title>',
    ],
  )
  const inputs = fc.array(fc.oneof(fragments, fc.string({ unit: 'binary', maxLength: 8 })), { maxLength: 12 })

  it('the output has no tag or attribute outside the list, and cleaning it again changes nothing', () => {
    fc.assert(
      fc.property(inputs, (parts) => {
        const output = sanitiseRichText(parts.join(''))
        expect(faultsIn(output)).toEqual([])
        expect(sanitiseRichText(output)).toBe(output)
      }),
      { numRuns: 1500 },
    )
  })
})
