import { describe, expect, it } from 'vitest'
import { normaliseError } from './normalise-error.ts'

describe('1 §8 Error object', () => {
  it.each([
    ['its code', { code: 410, status: 404, response: { status: 403 } }, 410],
    ['else its status', { code: 'not_found', status: 404, response: { status: 403 } }, 404],
    ['else the status of the response', { response: { status: 403 } }, 403],
    ['else 500', new Error('x is not a function'), 500],
    ['500 for nothing at all', undefined, 500],
    ['500 for a status that is none', { status: 200 }, 500],
  ])('%s', (_title, error, code) => {
    expect(normaliseError(error).code).toBe(code)
  })

  it('Failed data load: its message', () => {
    expect(normaliseError({ status: 404, data: { detail: '404 Not Found', code: 'not_found' } })).toEqual({
      message: '404 Not Found',
      code: 404,
      isUnreached: false,
      isShopOffline: false,
    })
    expect(normaliseError(Object.assign(new Error('Gone'), { code: 410 })).message).toBe('Gone')
  })

  it('a fault of ours is not explained to a visitor, and field messages are no sentence', () => {
    expect(normaliseError(new TypeError('x is not a function')).message).toBe('')
    expect(normaliseError({ status: 400, data: { date: ['Bad date'] } }).message).toBe('')
    expect(normaliseError({ status: 500, data: { detail: { html: '<b>' } } }).message).toBe('')
  })
})
