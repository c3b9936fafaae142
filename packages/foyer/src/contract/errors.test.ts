import { describe, expect, it } from 'vitest'
import { Failure, failureOf, isFailure } from './errors.ts'
import { failureBody } from './failure-body.ts'

describe('a failure', () => {
  it('has the status and the message of its code', () => {
    const cause = new Error('inside')
    const failure = new Failure('throttled', { retryAfter: 3, cause })
    expect(failure).toMatchObject({ code: 'throttled', status: 429, retryAfter: 3, cause })
    expect(failureBody(failure, 'en')).toMatchObject({
      detail: 'Too many requests. Please try again later.',
    })
  })

  it('is recognised by its shape, as the server and the views each have their own copy', () => {
    const foreign = Object.assign(new Error('x'), { name: 'Failure', code: 'not_found', status: 404 })
    expect(isFailure(new Failure('not_found'))).toBe(true)
    expect(isFailure(foreign)).toBe(true)
    for (const other of [
      new Error('x'),
      { name: 'Failure', code: 'x', status: 1 },
      null,
      'Failure',
      undefined,
    ]) {
      expect(isFailure(other)).toBe(false)
    }
  })
})

describe('1 §8: what a caller is told', () => {
  it.each([
    ['not_found', 'de', '404 Nicht gefunden'],
    ['not_found', 'en', '404 Not Found'],
    ['site_offline', 'en', 'Website offline'],
    ['server_error', 'en', 'An unknown error occurred.'],
  ] as const)('1 §8: %s in %s is %s', (code, locale, detail) => {
    expect(failureBody(new Failure(code), locale)).toEqual({ detail, code })
  })

  it('is nothing but the messages where fields do not fit (3-readings, Calls)', () => {
    const fields = { email: ['Invalid e-mail address!'] }
    expect(failureBody(new Failure('invalid', { fields }), 'de')).toEqual(fields)
  })

  it.each(['from_tomorrow', 'constructor', 'toString'])(
    'is its own message when its code is not ours: %s',
    (code) => {
      const foreign = Object.assign(new Error('Later'), {
        name: 'Failure',
        code,
        status: 400,
      }) as unknown as Failure
      expect(failureBody(foreign, 'de')).toEqual({ detail: 'Later', code })
    },
  )
})

describe('the failure behind an answer', () => {
  const CODES = [
    'not_authenticated',
    'login_failed',
    'csrf_failed',
    'conflict',
    'site_offline',
    'method_not_allowed',
  ] as const

  it.each(CODES)('survives the way over HTTP: %s', (code) => {
    const sent = new Failure(code)
    const arrived = failureOf(sent.status, JSON.parse(JSON.stringify(failureBody(sent, 'de'))))
    expect(arrived).toMatchObject({ code, status: sent.status })
  })

  it('keeps the messages of its fields', () => {
    const fields = { email: ['a', 'b'], non_field_errors: ['c'] }
    expect(failureOf(400, fields)).toMatchObject({ code: 'invalid', status: 400, fields })
  })

  it.each([
    [404, null, 'not_found'],
    [404, '<html>', 'not_found'],
    [401, {}, 'not_authenticated'],
    [403, undefined, 'permission_denied'],
    [400, {}, 'invalid'],
    [400, [], 'invalid'],
    [400, ['x'], 'invalid'],
    [400, { email: 'no list' }, 'invalid'],
    [400, { email: [1] }, 'invalid'],
    [503, null, 'unavailable'],
    [500, { code: 'from_tomorrow' }, 'server_error'],
    [502, null, 'server_error'],
    [418, null, 'server_error'],
    [404, { code: 'constructor' }, 'not_found'],
    [404, { code: '__proto__' }, 'not_found'],
    [404, { code: 404 }, 'not_found'],
  ])('is told by status %i where the body %j says nothing we know', (status, body, code) => {
    const failure = failureOf(status, body)
    expect(failure.code).toBe(code)
    expect(failure.fields).toBeUndefined()
  })
})
