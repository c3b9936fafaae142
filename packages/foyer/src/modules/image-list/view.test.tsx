import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import type { Image } from '../../domains/media/contract.ts'
import type { ContentOf } from '../kit/define-module.ts'
import type { imageList } from './schema.ts'
import ImageListView from './view.tsx'

const picture: Image = {
  ...{ id: 3, url: '/media/3/abc/w1280.jpg', width: 1280, height: 960, alt: 'A hoist', credit: 'The house' },
  ...{ thumbhash: '', focal_x: 0.5, focal_y: 0.5, sources: [] },
}

function listWith(downloads: boolean): string {
  const item = { id: 'one', model: 'image', description: 'Die Fährfrau', link: '', format: 'large', image: 3 }
  const module = {
    id: 'list',
    format: 'grid',
    anchor: '',
    downloads,
    children: [{ ...item, image_obj: picture }],
  }
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={['/de']}>
      <ImageListView module={module as unknown as ContentOf<typeof imageList>} />
    </MemoryRouter>,
  )
}

it('2 §3 Image list: offers its pictures for download where an editor says so, under a name that tells what they are', () => {
  expect(listWith(true)).toContain(
    '<a href="/media/3/abc/w1280.jpg" download="die-faehrfrau.jpg">Herunterladen (JPG)',
  )
  expect(listWith(false)).not.toContain('download')
})
