import { expect, test } from '../support/browser.ts'

/** Lists that show pictures. */
const LISTS = ['events', 'productions', 'persons', 'articles', 'venues', 'series', 'teasers']

interface Illustrated {
  image_obj: { sources: { type: string; srcset: string }[] } | null
  image_thumbnails: Record<string, string> | null
}

test('every picture of the demo venue loads, in every format it is offered in', async ({ request }) => {
  test.setTimeout(120_000)
  const addresses = new Set<string>()
  for (const list of LISTS) {
    const answer = await (await request.get(`/de/api/${list}/?page_size=100`)).json()
    const items: Illustrated[] = answer.results ?? answer.data
    expect(items.length, list).toBeGreaterThan(0)
    for (const { image_obj, image_thumbnails } of items) {
      for (const { srcset } of image_obj?.sources ?? []) addresses.add(srcset.split(' ', 1)[0] as string)
      if (image_thumbnails?.vertical) addresses.add(image_thumbnails.vertical)
    }
  }
  expect(addresses.size).toBeGreaterThan(100)
  for (const address of addresses) {
    const answer = await request.get(address)
    expect(answer.status(), address).toBe(200)
    expect(answer.headers()['content-type'], address).toMatch(/^image\/(avif|webp|jpeg)$/)
    expect(answer.headers()['cache-control'], address).toContain('immutable')
  }
})
