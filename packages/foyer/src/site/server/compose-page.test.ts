import { expect, it } from 'vitest'
import { composePage } from './compose-page.ts'
import { share } from './page-bytes.ts'

const assets = (text: string) => ({ tags: share(Buffer.from(text)) })

function page({ head = '<title>Haus</title>', words = 'Abend – Ω', data = 1, tags = '<style></style>' }) {
  const html = `<html><head>${head}</head><body>${words}</body></html>`
  return composePage({ html, data: { data } as never }, assets(tags))
}

it('a page holds its styles and scripts at the end of its head, and its data at the end of its body', () => {
  expect(page({}).html.toString()).toBe(
    '<!DOCTYPE html><html><head><title>Haus</title><style></style></head><body>Abend – Ω<script type="application/json" id="page-data">{"data":1}</script></body></html>',
  )
})

it('its ETag is another as soon as any part of it is', () => {
  const etags = [
    page({}),
    page({ head: '<title>House</title>' }),
    page({ words: 'Abend' }),
    page({ data: 2 }),
    page({ tags: '<style>a</style>' }),
  ].map(({ etag }) => etag)
  expect(new Set(etags).size).toBe(etags.length)
  expect(page({}).etag).toBe(etags[0])
})
