import { expect } from 'vitest'

/** Values that are known to break servers. */
export const NASTY_VALUES = [
  '',
  ' ',
  '\0',
  'a\0b',
  '%',
  '%00',
  '%zz',
  '.',
  '..',
  '../../../etc/passwd',
  '/',
  '//',
  '\\',
  "' or 1=1 --",
  '"; drop table page; --',
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'toString',
  '-1',
  '0',
  '1.5',
  '1e309',
  'NaN',
  'Infinity',
  '0x10',
  '2147483647',
  '2147483648',
  '9007199254740993',
  '9'.repeat(400),
  'a'.repeat(499),
  'a'.repeat(501),
  'a'.repeat(5_000),
  'ä'.repeat(600),
  '😀'.repeat(100),
  '\ud800',
  '\u202e\ufeff\u2028',
  '\r\nX-Injected: yes',
  '[object Object]',
  'null',
  'undefined',
]

/** Percent-encoded for a path or a query; a lone surrogate becomes bytes that are no valid text. */
export function encode(value: string): string {
  return value
    .split(/(\p{Surrogate})/u)
    .map((part) => (/^\p{Surrogate}$/u.test(part) ? '%ED%A0%80' : encodeURIComponent(part)))
    .join('')
}

/** Words of the database, the runtime and our own files, which callers must not see. */
const INNER_WORDS =
  /\bat (async )?\S+ \(|node:internal|node_modules|\.tsx?:\d+|\.js:\d+:|drizzle|pglite|postgres|syntax error|violates|invalid input syntax|invalid byte sequence|insert into|select \w+ from|ECONN|Cannot read prop|is not a function|Invalid URL/i

interface Answer {
  statusCode: number
  headers: Record<string, unknown>
  body: string
}

/** Addresses that the shop has to answer; these tests run without one. */
export const OF_THE_SHOP =
  /^[^/]*(\/de|\/en)?\/+(webshop|testshop|test\.webshop|eventim\.webshop|webshop-files|webshop-hand-over|api\/shop-)/

/** Expects an answer below 500 without internal details, and for an error the documented form. */
export function expectCalmAnswer(answer: Answer, asked: string): void {
  const isOffline = answer.statusCode === 503 && OF_THE_SHOP.test(asked)
  if (!isOffline) expect(answer.statusCode, asked).toBeLessThan(500)
  expect(answer.body, asked).not.toMatch(INNER_WORDS)
  expect(answer.headers['x-injected'], asked).toBeUndefined()
  if (answer.statusCode < 400 || answer.body === '') return
  if (!String(answer.headers['content-type']).startsWith('application/json')) return
  expectDocumentedError(answer, asked)
}

/** 3-readings, Calls: `{ detail, code }`, or for a 400 one list of messages per field. */
export function expectDocumentedError({ statusCode, body }: Answer, asked: string): void {
  const error = JSON.parse(body) as Record<string, unknown>
  if ('detail' in error) {
    expect(error, asked).toEqual({ detail: expect.any(String), code: expect.stringMatching(/^[a-z_]+$/) })
    return
  }
  expect(statusCode, asked).toBe(400)
  expect(Object.keys(error).length, asked).toBeGreaterThan(0)
  for (const messages of Object.values(error)) {
    expect(messages, asked).toEqual(expect.arrayContaining([expect.any(String)]))
  }
}
