import { expect, it } from 'vitest'
import { writesIn } from './check-writes.ts'

const TABLES = "import { events, sessions, events as rows } from '../events/tables.ts'\n"

it('a write to a table of content from outside its save path is refused, whatever it is called there', () => {
  for (const write of [
    'await db.insert(events).values({})',
    'tx\n  .update(rows)\n  .set({})',
    'db.delete( events )',
    'await db.execute(sql`insert into event (id) values (1)`)',
    'db.execute(sql`delete from "event" where id = 1`)',
  ]) {
    expect(writesIn('src/domains/x/service.ts', TABLES + write), write).toHaveLength(1)
  }
})

it('what holds no content is written by whoever keeps it, and other collections are no tables', () => {
  for (const write of [
    'await db.insert(sessions).values({})',
    'kept.delete(events2)',
    "createHash('sha256').update(events2)",
    '// People update event pages.',
    'db.execute(sql`insert into search_document (kind) select 1`)',
  ]) {
    expect(writesIn('src/domains/x/service.ts', TABLES + write), write).toEqual([])
  }
})
