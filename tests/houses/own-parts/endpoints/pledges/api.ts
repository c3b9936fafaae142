import { asc, bind, eq, Failure, findItems, tagOf } from 'openfoyer/server'
import { pledges as table } from '../../database/tables.ts'
import { work } from '../../resources/work.ts'
import * as contract from './contract.ts'
import { pledges } from './endpoints.ts'

export default bind(pledges, contract, {
  async list(context, { work: workId }) {
    context.reads.note(tagOf(table))
    if (!(await findItems(context, work, [workId])).has(workId)) throw new Failure('not_found')
    const rows = await context.db.select().from(table).where(eq(table.workId, workId)).orderBy(asc(table.id))
    return { data: rows.map(({ name, at }) => ({ name, at: at.toISOString() })) }
  },
  async sheet({ db, reads }, { work: workId }) {
    reads.note(tagOf(table))
    const rows = await db.select().from(table).where(eq(table.workId, workId)).orderBy(asc(table.id))
    const lines = ['name', ...rows.map(({ name }) => JSON.stringify(name))]
    return Buffer.from(lines.join('\n')).toString('base64')
  },
  async give({ db, clock, changes }, { work: workId }, { name }) {
    await db.transaction(async (tx) => {
      await tx.insert(table).values({ workId, name, at: clock.now() })
      await changes.announce(tx, tagOf(table))
    })
  },
  async forget({ db, changes }, { work: workId }) {
    await db.transaction(async (tx) => {
      await tx.delete(table).where(eq(table.workId, workId))
      await changes.announce(tx, tagOf(table))
    })
  },
})
