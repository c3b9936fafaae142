import { DrizzleQueryError } from 'drizzle-orm/errors'
import { describe, expect, it } from 'vitest'
import { isFailure } from '../../contract/errors.ts'
import { failureBody } from '../../contract/failure-body.ts'
import { failureOfDatabase } from './failures.ts'

function databaseError(
  code: string,
  message = 'secret: duplicate key value (email)=(ada@house.example)',
): Error {
  return Object.assign(new Error(message), { code })
}

/** An error as drizzle throws it. */
function wrapped(cause: Error): Error {
  return new DrizzleQueryError('select * from "user" where "email" = $1', ['ada@house.example'], cause)
}

describe('a lost connection', () => {
  it.each([
    ['ECONNREFUSED', 'nobody listens'],
    ['ECONNRESET', 'it broke'],
    ['EPIPE', 'it broke while writing'],
    ['ETIMEDOUT', 'it hangs'],
    ['ENOTFOUND', 'the host is unknown'],
    ['EHOSTUNREACH', 'the host is gone'],
    ['08006', 'connection failure'],
    ['57P01', 'the server is stopping'],
    ['57P03', 'the server is starting'],
    ['53300', 'too many connections'],
  ])('%s (%s) is a 503 that says when to try again', (code) => {
    for (const error of [databaseError(code), wrapped(databaseError(code))]) {
      expect(failureOfDatabase(error)).toMatchObject({ code: 'unavailable', status: 503, retryAfter: 5 })
    }
  })

  it('is what a query fails with that has no code, whatever it says', () => {
    expect(failureOfDatabase(wrapped(new Error('any words')))).toMatchObject({ code: 'unavailable' })
  })

  it('to the embedded database is one when its socket is gone', () => {
    const error = Object.assign(databaseError('ENOENT', 'connect ENOENT /tmp/x'), { syscall: 'connect' })
    expect(failureOfDatabase(wrapped(error))).toMatchObject({ code: 'unavailable' })
  })

  it('on every address of a host is one', () => {
    const each = [databaseError('ECONNREFUSED'), databaseError('ECONNREFUSED')]
    const error = Object.assign(new AggregateError(each), { code: 'ECONNREFUSED' })
    expect(failureOfDatabase(wrapped(error))).toMatchObject({ code: 'unavailable' })
  })
})

describe('a value the database cannot hold', () => {
  it.each([
    ['22021', 'a null byte'],
    ['22003', 'a number out of range'],
    ['22P02', 'no number at all'],
    ['22P05', 'a null byte in JSON'],
  ])('%s (%s) is the fault of the input', (code) => {
    expect(failureOfDatabase(wrapped(databaseError(code)))).toMatchObject({ code: 'invalid', status: 400 })
  })
})

describe('what the database says', () => {
  it('never reaches the caller', () => {
    for (const code of ['ECONNREFUSED', '22021']) {
      const failure = failureOfDatabase(wrapped(databaseError(code)))
      if (!isFailure(failure)) throw new Error('Expected a failure')
      for (const locale of ['de', 'en'] as const) {
        expect(JSON.stringify(failureBody(failure, locale))).not.toMatch(/secret|ada@|select/)
      }
      expect(failure.message).not.toMatch(/secret|ada@|select/)
    }
  })

  it('is kept for the log', () => {
    const error = wrapped(databaseError('57P01'))
    expect(failureOfDatabase(error)?.cause).toBe(error)
  })
})

describe('an error of another kind', () => {
  it.each([
    ['a broken rule of the schema', wrapped(databaseError('23505'))],
    ['a mistake in our SQL', wrapped(databaseError('42601'))],
    ['a mistake in our code', new TypeError('x is not a function')],
    ['a mistake in the values of a query', wrapped(new TypeError('Do not know how to serialize a BigInt'))],
    ['an error outside a query', new Error('Connection terminated unexpectedly')],
    ['something that is no error', 'just a text'],
    ['nothing', undefined],
    ['an error of another library', databaseError('FST_ERR_CTP_BODY_TOO_LARGE')],
    ['a longer code', databaseError('220000')],
  ])('is left to others: %s', (_, error) => {
    expect(failureOfDatabase(error)).toBeNull()
  })

  it('such as a missing file is not taken for a lost database', () => {
    const error = Object.assign(new Error("ENOENT: no such file or directory, open '/data/files/a.jpg'"), {
      code: 'ENOENT',
      syscall: 'open',
    })
    expect(failureOfDatabase(error)).toBeNull()
  })

  it('that is its own cause ends the search', () => {
    const error = new Error('round and round')
    error.cause = error
    expect(failureOfDatabase(error)).toBeNull()
  })
})
