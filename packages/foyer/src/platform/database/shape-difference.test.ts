import { describe, expect, it } from 'vitest'
import { boolean, index, integer, serial, text, unique } from './drizzle.ts'
import { houseTable } from './house-tables.ts'
import { statementsBetween } from './shape-difference.ts'
import { shapesOf } from './table-shapes.ts'

const works = () => houseTable('work', { id: serial().primaryKey(), title: text().notNull() })
const between = (before: Parameters<typeof shapesOf>[0], after: Parameters<typeof shapesOf>[0]) =>
  statementsBetween(shapesOf(before), shapesOf(after))

it('nothing has changed', () => {
  expect(between([works()], [works()])).toEqual([])
})

it('a new table comes before what references it', () => {
  const work = works()
  const parts = houseTable(
    'part',
    {
      id: serial().primaryKey(),
      workId: integer()
        .notNull()
        .references(() => work.id, { onDelete: 'cascade' }),
      firstName: text().notNull().default("d'Or"),
    },
    (table) => [index().on(table.workId), unique().on(table.workId, table.firstName)],
  )
  expect(between([], [parts, work])).toEqual([
    `create table house."part" (
  "id" serial,
  "work_id" integer not null,
  "first_name" text not null default 'd''Or',
  primary key ("id")
)`,
    'create unique index "part_work_id_first_name_key" on house."part" ("work_id", "first_name")',
    'create index "part_work_id_index" on house."part" ("work_id")',
    'create table house."work" (\n  "id" serial,\n  "title" text not null,\n  primary key ("id")\n)',
    'alter table house."part" add constraint "part_work_id_fkey" foreign key ("work_id") references "house"."work" ("id") on delete cascade',
  ])
})

describe('a table that has changed', () => {
  it('gets and loses columns', () => {
    const after = houseTable('work', {
      id: serial().primaryKey(),
      isLong: boolean().notNull().default(false),
    })
    expect(between([works()], [after])).toEqual([
      'alter table house."work" drop column "title"',
      'alter table house."work" add column "is_long" boolean not null default false',
    ])
  })

  it('has columns of another type, with another default, or that may be empty', () => {
    const after = houseTable('work', { id: serial().primaryKey(), title: integer().default(3) })
    expect(between([works()], [after])).toEqual([
      'alter table house."work" alter column "title" type integer using "title"::integer',
      'alter table house."work" alter column "title" set default 3',
      'alter table house."work" alter column "title" drop not null',
    ])
  })

  it('goes', () => {
    expect(between([works()], [])).toEqual(['drop table house."work" cascade'])
  })
})

it.each(['Work', 'migration; drop', '_migration', ''])('a table cannot be called %j', (name) => {
  expect(() => houseTable(name, { id: serial().primaryKey() })).toThrow(/small letters/)
})
