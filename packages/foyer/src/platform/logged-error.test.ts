import { Writable } from 'node:stream'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { DrizzleQueryError } from './database/drizzle.ts'
import { createLog } from './log.ts'

const SECRET = 'geheim-4711'

/** The text in the log after something was logged. */
function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  let text = ''
  const stream = new Writable({
    write(chunk, _encoding, done) {
      text += chunk
      done()
    },
  })
  write(createLog({ logLevel: 'debug' }, stream))
  expect(text).not.toBe('')
  return text
}

function databaseError(fields: Partial<pg.DatabaseError>): pg.DatabaseError {
  return Object.assign(new pg.DatabaseError(fields.message ?? '', 1, 'error'), {
    severity: 'ERROR',
    ...fields,
  })
}

const DUPLICATE = databaseError({
  message: 'duplicate key value violates unique constraint "user_email_unique"',
  code: '23505',
  detail: `Key (email)=(${SECRET}) already exists.`,
  where: `COPY users, line 1: "${SECRET}"`,
  constraint: 'user_email_unique',
  table: 'user',
})
const FAILED = new DrizzleQueryError(
  `insert into "user" ("email", "note", "age") values ($1, 'it''s ${SECRET}', 4711) on conflict do nothing`,
  [SECRET, { deep: SECRET }],
  DUPLICATE,
)

const MAIL = Object.assign(new Error(`Can't send mail: 550 5.1.1 <${SECRET}@house.example> unknown`), {
  code: 'EENVELOPE',
  responseCode: 550,
  command: 'RCPT TO',
  response: `550 <${SECRET}@house.example>`,
  rejected: [`${SECRET}@house.example`],
})

describe('values never enter the log', () => {
  const unreadable = databaseError({
    message: `invalid input syntax for type integer: "${SECRET}" or "more"`,
    code: '22P02',
  })
  const inGerman = databaseError({
    message: `ungültige Eingabesyntax für Typ integer: »${SECRET}«`,
    code: '22P02',
  })
  const ERRORS: [string, unknown][] = [
    ['a failed query', FAILED],
    ['one that somebody wrapped', new Error('no entry', { cause: new Error('deeper', { cause: FAILED }) })],
    ['one whose words somebody repeats', new Error(`It failed: ${FAILED.message}`)],
    ['several at once', new AggregateError([FAILED, MAIL, SECRET.length], 'all of them')],
    ['several at once as a cause', new Error('all', { cause: new AggregateError([FAILED]) })],
    ['the database itself', DUPLICATE],
    ['a value it cannot read', unreadable],
    ['the same in its own language', inGerman],
    ['a post office', MAIL],
    ['a text that is no JSON', caught(() => JSON.parse(`{"a": ${SECRET}}`))],
    ['an address that is none', caught(() => new URL(`//${SECRET}:x`))],
    ['a connection', new Error(`getaddrinfo failed for postgres://me:${SECRET}@db.example/foyer`)],
    ['a value that looks like a stack', new DrizzleQueryError('select $1', [`\n    at ${SECRET}:1:1`])],
    ['an object that is no error', { message: 'thrown', params: [SECRET] }],
  ]

  it.each(ERRORS)('of %s', (_name, error) => {
    for (const text of [
      logged((log) => log.error({ err: error }, 'it failed')),
      logged((log) => log.error({ err: error })),
      logged((log) => log.child({ reqId: 1 }).warn({ err: error, image: 3 }, 'it failed %s', 'badly')),
      logged((log) => log.error({ error }, 'under another name')),
      ...(error instanceof Error
        ? [logged((log) => log.error(error)), logged((log) => log.fatal(error, 'it failed'))]
        : []),
    ]) {
      expect(text).not.toContain(SECRET)
    }
  })

  it('nor does what a request asked for, or who asked', () => {
    const url = `/de/x?token=${SECRET}`
    const headers = { cookie: `sessionid=${SECRET}` }
    const request = { method: 'GET', url, headers }
    for (const text of [
      logged((log) => log.info({ req: request }, 'asked')),
      logged((log) => log.info({ url }, 'asked')),
    ]) {
      expect(text).not.toContain(SECRET)
      expect(text).toContain('/de/x')
    }
  })
})

describe('the log says what went wrong', () => {
  it('with a query: code, constraint, table, statement and stack', () => {
    const line = JSON.parse(logged((log) => log.error({ err: FAILED }, 'it failed')))
    expect(line.msg).toBe('it failed')
    expect(line.err).toMatchObject({
      type: 'DrizzleQueryError',
      message: 'Failed query',
      statement: `insert into "user" ("email", "note", "age") values ($1, '…', …) on conflict do nothing`,
      stack: expect.stringMatching(/^ {4}at .*logged-error\.test\.ts:\d+:\d+/),
      cause: {
        type: 'DatabaseError',
        message: 'duplicate key value violates unique constraint "…"',
        code: '23505',
        constraint: 'user_email_unique',
        table: 'user',
      },
    })
  })

  it('with the post: the answer, but not to whom', () => {
    expect(JSON.parse(logged((log) => log.error(MAIL)))).toMatchObject({
      msg: "Can't send mail: 550 5.1.1 … unknown",
      err: { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' },
    })
  })

  it('with anything else: its words', () => {
    const line = JSON.parse(logged((log) => log.error(new TypeError('x is not a function'))))
    expect(line).toMatchObject({
      msg: 'x is not a function',
      err: { type: 'TypeError', message: 'x is not a function' },
    })
    expect(JSON.parse(logged((log) => log.info('a %s', 'b'))).msg).toBe('a b')
    expect(JSON.parse(logged((log) => log.info({ a: 1 }, 'b')))).toMatchObject({ a: 1, msg: 'b' })
    expect(JSON.parse(logged((log) => log.error({ err: 'thrown' }, 'b'))).err.message).toBe('thrown')
  })

  it('and ends, however errors cause each other', () => {
    const one = new Error('one')
    one.cause = new Error('other', { cause: one })
    expect(logged((log) => log.error(one)).length).toBeLessThan(50_000)
  })
})

function caught(run: () => unknown): unknown {
  try {
    return run()
  } catch (error) {
    return error
  }
}
