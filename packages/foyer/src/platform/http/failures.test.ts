import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { Failure } from '../../contract/errors.ts'
import { answerFailure, localeOfRequest, normalise } from './failures.ts'

describe('what was thrown becomes a failure a caller may see', () => {
  it('which a failure already is, even one of another copy of the code', () => {
    const failure = new Failure('conflict')
    expect(normalise(failure)).toBe(failure)
    const foreign = Object.assign(new Error('x'), { name: 'Failure', code: 'conflict', status: 409 })
    expect(normalise(foreign)).toBe(foreign)
  })

  it('of the database', () => {
    expect(normalise(Object.assign(new Error('x'), { code: '57P01' }))).toMatchObject({ code: 'unavailable' })
    expect(normalise(Object.assign(new Error('x'), { code: '22021' }))).toMatchObject({ code: 'invalid' })
  })

  it.each([
    [400, 'invalid', 400],
    [404, 'not_found', 404],
    [413, 'too_large', 413],
    [414, 'invalid', 400],
    [415, 'unsupported_media_type', 415],
    [408, 'invalid', 400],
    [418, 'invalid', 400],
    [500, 'server_error', 500],
    [502, 'server_error', 500],
  ])('of the server with status %i as %s', (statusCode, code, status) => {
    expect(normalise(Object.assign(new Error('x'), { statusCode }))).toMatchObject({ code, status })
  })

  it.each([new Error('boom'), 'a text', null, undefined, 42, {}, { statusCode: 'x' }])(
    'whatever it is: %s',
    (error) => {
      expect(normalise(error)).toMatchObject({ code: 'server_error', status: 500, cause: error })
    },
  )
})

describe('the answer', () => {
  let app: FastifyInstance
  const logged: unknown[] = []
  afterEach(async () => {
    logged.length = 0
    await app.close()
  })

  async function answerTo(error: unknown, url = '/de/api/x', headers: Record<string, string> = {}) {
    app = Fastify({ bodyLimit: 10 })
    app.setErrorHandler(answerFailure)
    app.addHook('onRequest', async (request) => {
      request.log = { ...request.log, error: (entry: unknown) => logged.push(entry) } as never
    })
    app.all('/*', () => {
      throw error
    })
    return app.inject({ url, headers })
  }

  it('is JSON in the language of the call, not to be kept', async () => {
    const answer = await answerTo(new Failure('not_authenticated'))
    expect(answer.statusCode).toBe(401)
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.json()).toEqual({ detail: 'Bitte melden Sie sich an.', code: 'not_authenticated' })
  })

  it('is nothing but the messages where fields do not fit', async () => {
    const fields = { email: ['Invalid e-mail address!'], non_field_errors: ['x'] }
    const answer = await answerTo(new Failure('invalid', { fields }))
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual(fields)
  })

  it('says when to try again', async () => {
    const answer = await answerTo(new Failure('throttled', { retryAfter: 17 }))
    expect(answer.headers['retry-after']).toBe('17')
  })

  it('hides what went wrong inside; the log has it', async () => {
    const error = new Error('relation "user" does not exist')
    const answer = await answerTo(error, '/en/api/x')
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toEqual({ detail: 'An unknown error occurred.', code: 'server_error' })
    expect(logged).toEqual([{ err: error }])
  })

  it('to a mistake of the caller is not an error in the log', async () => {
    await answerTo(new Failure('not_found'))
    expect(logged).toEqual([])
  })
})

describe('the language of a call (3-readings, Calls)', () => {
  it.each([
    ['/de/api/x', 'en', 'de'],
    ['/en/api/x', 'de', 'en'],
    ['/en', 'de', 'en'],
    ['/en?a=/de/', 'de', 'en'],
    ['/api/x', 'en-GB,en;q=0.9', 'en'],
    ['/api/x', 'fr', 'de'],
    ['/api/x?/en/', undefined, 'de'],
    ['/english/api', undefined, 'de'],
  ])('%s with Accept-Language %s is %s', (url, acceptLanguage, locale) => {
    expect(localeOfRequest({ url, headers: { 'accept-language': acceptLanguage } } as never)).toBe(locale)
  })
})
