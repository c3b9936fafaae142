import { expect, it } from 'vitest'
import { showModules } from '../../../../tests/support/shown-modules.tsx'

const image_obj = {
  id: 1,
  url: '/media/1.jpg',
  alt: 'Ein Bild',
  credit: '',
  width: 4,
  height: 3,
  sources: [],
  focal_point: { x: 0.5, y: 0.5 },
}
const part = (model: string, fields: object) =>
  ({ id: model, model, parent: null, order: 0, ...fields }) as never
const teaser = { headline: 'Worte', preline: '', subline: '', text: '', link: '/de/besuch', image_obj: null }
const linked = /<a [^>]*href="\/de\/besuch"/g

it.each([
  [
    'full teaser',
    (text: string) => part('full-teaser', { ...teaser, link_text: text, extra_class: 'fullscreen' }),
  ],
  [
    'teaser item',
    (text: string) =>
      part('teaser-list', {
        extra_class: 'list',
        children: [part('teaser-item', { ...teaser, link_text: text })],
      }),
  ],
])(
  '2 §3 Full teaser, Teaser list: a %s with a link leads there once, with words of its own or without',
  async (_what, of) => {
    for (const text of ['Mehr', '']) expect((await showModules([of(text)])).match(linked)).toHaveLength(1)
  },
)

it('2 §3 Image list: a picture with a link leads there and is not enlarged', async () => {
  const picture = part('image', { image_obj, description: '', link: '/de/besuch', format: 'large' })
  const html = await showModules([part('image-list', { format: 'grid', children: [picture] })])
  expect(html.match(linked)).toHaveLength(1)
  expect(html).not.toContain('href="/media/1.jpg"')
})
