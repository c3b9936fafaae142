import { defineJob, eq } from 'openfoyer/server'
import { pledges } from '../database/tables.ts'

/** Everybody who pledged as "anonymous" is a friend by the next morning. */
export default defineJob({
  schedule: '30 4 * * *',
  run: async ({ db }) => {
    await db.update(pledges).set({ name: 'A friend' }).where(eq(pledges.name, 'anonymous'))
  },
})
