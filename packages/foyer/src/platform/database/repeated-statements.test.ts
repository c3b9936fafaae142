import { expect, it } from 'vitest'
import { PgDialect, sql } from './drizzle.ts'
import { ONE_PLAN, repeatedStatements } from './repeated-statements.ts'

it('a statement that comes again in a transaction has a name from then on, each its own', () => {
  const nameOf = repeatedStatements()
  nameOf('begin', [])
  expect(nameOf('update a set b = $1', [1])).toBeUndefined()
  const first = nameOf('update a set b = $1', [2])
  expect(first).toEqual(expect.any(String))
  nameOf('commit', [])
  nameOf('begin isolation level repeatable read', [])
  expect(nameOf('update a set b = $1', [3])).toBe(first)
  nameOf('update c set b = $1', [1])
  expect(nameOf('update c set b = $1', [1])).not.toBe(first)
})

it.each(['commit', 'rollback'])('outside of a transaction none has, after %s neither', (end) => {
  const nameOf = repeatedStatements()
  const ask = () => nameOf('select a from b where c > $1', [1])
  expect([ask(), ask()]).toEqual([undefined, undefined])
  nameOf('begin', [])
  expect([ask(), ask()]).toEqual([undefined, expect.any(String)])
  nameOf('rollback to savepoint sp1', [])
  expect(ask()).toEqual(expect.any(String))
  nameOf(end, [])
  expect(ask()).toBeUndefined()
})

it('a statement without values, or with very many, has none, and not all the world’s have one', () => {
  const nameOf = repeatedStatements()
  nameOf('begin', [])
  const many = Array.from({ length: 61 }, (_, at) => at)
  for (const values of [undefined, [], many]) {
    nameOf('select 1', values)
    expect(nameOf('select 1', values)).toBeUndefined()
  }
  for (let other = 0; other < 400; other++) nameOf(`select ${other}, $1`, [1])
  expect(nameOf('select 0, $1', [1])).toEqual(expect.any(String))
  expect(nameOf('select 399, $1', [1])).toBeUndefined()
})

it('outside of a transaction one has a name that says that any plan of it is right', () => {
  const nameOf = repeatedStatements()
  const { sql: text, params } = new PgDialect().sqlToQuery(sql`select a from b where c = ${1} ${ONE_PLAN}`)
  expect([nameOf(text, params), nameOf(text, params)]).toEqual([undefined, expect.any(String)])
})
