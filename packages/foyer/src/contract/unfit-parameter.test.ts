import { describe, expect, it } from 'vitest'
import { fillPath } from './endpoint.ts'
import { href, match } from './routes.ts'
import { isUnfitParameter } from './unfit-parameter.ts'

function thrownBy(work: () => unknown): unknown {
  try {
    work()
  } catch (error) {
    return error
  }
  return null
}

describe('1 §8 Route parameter: one that does not fit is told by its code', () => {
  it.each<[string, () => unknown]>([
    ['in an address that came in', () => match('/de/programm/nacht/abc')],
    ['in an address that is built', () => href('event', 'de', { slug: 'x', id: 'abc' })],
    ['in the path of a call', () => fillPath('/api/events/{id}', { id: '..' })],
  ])('%s', (_name, work) => {
    expect(isUnfitParameter(thrownBy(work))).toBe(true)
  })

  it.each<[string, unknown]>([
    ['whatever another mistake says', new TypeError('Parameter "id" does not fit')],
    ['a parameter that was forgotten, which is a mistake of ours', thrownBy(() => fillPath('/a/{id}', {}))],
    ['nothing', null],
  ])('and nothing else is taken for it: %s', (_name, error) => {
    expect(isUnfitParameter(error)).toBe(false)
  })
})
