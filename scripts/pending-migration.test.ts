import { expect, it } from 'vitest'
import { pendingMigration } from './pending-migration.ts'

it('the migrations make the tables that the code declares', async () => {
  expect((await pendingMigration()).statements).toEqual([])
})
