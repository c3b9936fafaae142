import { expect, it } from 'vitest'
import { tagsApart } from './tags-apart.ts'

const tag = (id: string, top: number, left = 0) => ({ id, top, left, width: 300 })

it('tags of neighbouring empty blocks stand one below the other, those of other columns where they are', () => {
  const apart = tagsApart([
    tag('a', 100),
    tag('b', 104),
    tag('beside', 104, 400),
    tag('c', 108),
    tag('far', 300),
  ])
  expect(Object.fromEntries(apart.map(({ id, top }) => [id, top]))).toEqual({
    ...{ a: 100, b: 130, c: 160, beside: 104, far: 300 },
  })
})
