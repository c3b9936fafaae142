import { expect, it } from 'vitest'
import type { Ancestor, Page } from '../contract.ts'
import { trailTo } from './trail.ts'

const house: Ancestor = {
  id: 1,
  title: 'Das Haus',
  urls: { de: '/de/haus' },
  is_clickable: true,
  parent: null,
}
const rooms: Ancestor = {
  id: 2,
  title: 'Räume',
  urls: { de: '/de/haus/raeume' },
  is_clickable: false,
  parent: house,
}
const page = (more: Partial<Page>) =>
  ({ title: 'Orgel', urls: { de: '/de/haus/raeume/orgel' }, parent: rooms, ...more }) as Page

it('1 §2 Breadcrumbs: the parent chain, then the page; one that cannot be clicked is no link', () => {
  expect(trailTo(page({}), 'de')).toEqual([
    { title: 'Das Haus', url: '/de/haus' },
    { title: 'Räume' },
    { title: 'Orgel' },
  ])
})

it('the home page and a landing page have none', () => {
  expect(trailTo(page({ urls: { de: '/de' }, parent: null }), 'de')).toBeUndefined()
  expect(trailTo(page({ is_landing_page: true }), 'de')).toBeUndefined()
})
