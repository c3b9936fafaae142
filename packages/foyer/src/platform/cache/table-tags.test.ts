import { describe, expect, it } from 'vitest'
import { integer, pgTable, text } from '../database/drizzle.ts'
import { announcedBy, announces, announcesNothing, announcesPerRow, itemTag, listTags } from './table-tags.ts'

const columns = { id: integer().notNull(), slug: text().notNull() }
const plays = pgTable('test_play', columns)
const acts = pgTable('test_act', columns)
const posters = pgTable('test_poster', columns)
const diaries = pgTable('test_diary', columns)
const rows = [
  { id: 1, slug: 'one' },
  { id: 2, slug: 'two' },
  { id: 3, slug: 'two' },
]

describe('a write to a table announces', () => {
  it('the tag of its subject once, however many rows', () => {
    announces('plays', plays, acts)
    for (const table of [plays, acts]) expect(announcedBy(table, rows)).toEqual(['plays'])
  })

  it('the rows themselves where answers name those', () => {
    announcesPerRow(posters, ({ slug }) => ['posters', `poster:${slug}`])
    expect(announcedBy(posters, rows)).toEqual(['posters', 'poster:one', 'poster:two'])
  })

  it('nothing where no row was written, or nothing kept is made of it', () => {
    announces('plays', plays)
    announcesNothing(diaries)
    expect(announcedBy(plays, [])).toEqual([])
    expect(announcedBy(diaries, rows)).toEqual([])
  })

  it('something that is declared: nobody can forget it', () => {
    expect(() => announcedBy(pgTable('test_forgotten', columns), rows)).toThrow('test_forgotten')
  })
})

describe('the tag', () => {
  it('of one item names its kind and its id', () => {
    expect(itemTag('event', 17)).toBe('event:17')
  })

  it('of all that belongs to one item names both; there is none where it belongs to nothing', () => {
    expect(listTags('events', 'production', 5)).toEqual(['events of production:5'])
    for (const nothing of [null, undefined]) expect(listTags('events', 'production', nothing)).toEqual([])
  })
})
