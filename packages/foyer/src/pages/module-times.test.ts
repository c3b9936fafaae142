import { describe, expect, it } from 'vitest'
import { fakeContext } from '../../../../tests/support/fake-context.ts'
import type { Module } from '../modules/kit/define-module.ts'
import { shownFromNowOn, shownNow } from './module-times.ts'

const EARLIER = '2026-03-10T11:59:00Z'
const NOW = '2026-03-10T12:00:00Z'
const LATER = '2026-03-10T12:01:00Z'
const LAST = '2026-03-10T13:00:00Z'

/** A hero has its own times, and so has each teaser of a list. */
function look(modules: object[], more = {}) {
  const { context } = fakeContext(undefined, more)
  const shown = shownNow(context, modules as Module[])
  return { shown, until: context.reads.expires?.toISOString() ?? null }
}
const at = (moment: string) => new Date(moment).toISOString()

describe('2 §3: online_from and online_to', () => {
  it.each([
    ['always', {}, true, null],
    ['with empty times: always', { online_from: null, online_to: null }, true, null],
    ['since a while', { online_from: EARLIER }, true, null],
    ['from this very moment on', { online_from: NOW }, true, null],
    ['not yet, and waited for', { online_from: LATER }, false, at(LATER)],
    ['until later, when it goes', { online_to: LATER }, true, at(LATER)],
    ['no longer, from this very moment on', { online_to: NOW }, false, null],
    ['no longer', { online_to: EARLIER }, false, null],
    ['in the middle of its time', { online_from: EARLIER, online_to: LATER }, true, at(LATER)],
    ['before its time', { online_from: LATER, online_to: LAST }, false, at(LATER)],
    ['never again', { online_from: LATER, online_to: EARLIER }, false, null],
  ])('shown %s', (_, times, isShown, until) => {
    const found = look([{ id: 'a', model: 'hero-media', ...times }])
    expect(found).toMatchObject({ shown: isShown ? [{ id: 'a', order: 0 }] : [], until })
    expect(found.shown).toHaveLength(isShown ? 1 : 0)
  })

  it('holds within a module, too, and those that are left are numbered anew', () => {
    const children = [
      { id: 'a', model: 'teaser-item', online_to: EARLIER },
      { id: 'b', model: 'teaser-item' },
      { id: 'c', model: 'teaser-item', online_from: LATER },
      { id: 'd', model: 'teaser-item' },
    ]
    const { shown, until } = look([
      { id: 'gone', model: 'hero-media', online_to: EARLIER },
      { id: 'list', model: 'teaser-list', children },
    ])
    expect(shown).toMatchObject([
      {
        id: 'list',
        order: 0,
        children: [
          { id: 'b', order: 0 },
          { id: 'd', order: 1 },
        ],
      },
    ])
    expect(until).toBe(at(LATER))
  })

  it('editors receive what is not shown, marked as such', () => {
    const modules = [
      { id: 'a', model: 'hero-media', online_to: EARLIER },
      { id: 'b', model: 'hero-media' },
    ]
    const { shown } = look(modules, { viewer: { role: 'editor', userId: 1 } })
    expect(shown.map(({ id, is_online, order }) => [id, is_online, order])).toEqual([
      ['a', false, 0],
      ['b', undefined, 1],
    ])
  })

  it('what nobody knows, or what may not stand in its place, is left out', () => {
    const viewer = { role: 'editor', userId: 1 }
    expect(look([{ id: 'a', model: 'unknown' }], { viewer }).shown).toEqual([])
    const children = [{ id: 'a', model: 'hero-media' }]
    expect(look([{ id: 'list', model: 'teaser-list', children }], { viewer }).shown).toMatchObject([
      { id: 'list', children: [] },
    ])
  })
})

it.each([
  ['always', {}, true],
  ['since a while', { online_from: EARLIER }, true],
  ['not yet', { online_from: LATER }, false],
  ['until later: for who is not told when it ends that is too long', { online_to: LATER }, false],
  ['no longer', { online_to: EARLIER }, false],
])('shown from now on: %s', (_, times, isShown) => {
  const { context } = fakeContext()
  const modules = [{ id: 'a', model: 'hero-media', ...times }] as Module[]
  expect(shownFromNowOn(context, modules)).toHaveLength(isShown ? 1 : 0)
})
