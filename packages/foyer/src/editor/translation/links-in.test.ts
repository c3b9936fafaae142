import { expect, it } from 'vitest'
import { linkIn, withLinksIn } from './links-in.ts'

it.each([
  ['/de', '/en'],
  ['/de/programm', '/en/events'],
  ['/de/programm?type=30#liste', '/en/events?type=30#liste'],
  ['/de/programm/der-nachtspeicher/17', '/en/events/der-nachtspeicher/17'],
  ['/de/magazin/sieben-boeden/3', '/en/magazine/sieben-boeden/3'],
  ['/en/events', '/en/events'],
])('%s is %s in English', (german, english) => {
  expect(linkIn('en', german)).toBe(english)
})

it.each(['/de/besuch/anfahrt', '/media/files/x.pdf', '//elsewhere.example', '/de/programm/x/ohne', '/'])(
  '%s stays: only the server knows its other address, or there is none',
  (link) => {
    expect(linkIn('en', link)).toBe(link)
  },
)

it('links are found in fields, in tables, in rich text and in the blocks inside', () => {
  const inner = { id: 'b', model: 'link', fields: { link: '/de/programm' }, lists: {} }
  const text =
    '<p>Zum <a href="/de/programm">Programm</a>, /de/programm, <a href="https://x.example/de">x</a></p>'
  const block = {
    ...{ id: 'a', model: 'section', fields: { text, rows: [{ link: '/de', order: 1, empty: null }] } },
    lists: { children: [inner] },
  }
  expect(withLinksIn('en', block)).toEqual({
    ...block,
    fields: {
      text: '<p>Zum <a href="/en/events">Programm</a>, /de/programm, <a href="https://x.example/de">x</a></p>',
      rows: [{ link: '/en', order: 1, empty: null }],
    },
    lists: { children: [{ ...inner, fields: { link: '/en/events' } }] },
  })
})
