import type { TestProject } from 'vitest/node'
import { fillTemplate } from './fill-template.ts'
import { startPostgres } from './postgres-server.ts'
import { requireBuild } from './require-build.ts'
import { temporaryFolder } from './temporary-folder.ts'
import { testConfig } from './test-config.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of this run's PostgreSQL server, without a database's name. */
    postgresUrl: string
  }
}

export const TEMPLATE_DATABASE = 'foyer_template'

/** Once per run: starts a PostgreSQL server and makes the database that every test file copies. */
export default async function prepare(project: TestProject): Promise<() => Promise<void>> {
  requireBuild()
  const { folder, remove } = temporaryFolder()
  const postgres = await startPostgres()
  const stop = async () => {
    await postgres.stop()
    remove()
  }
  try {
    await postgres.query(`create database ${TEMPLATE_DATABASE}`)
    await fillTemplate(testConfig({ DATA_DIR: folder, DATABASE_URL: `${postgres.url}/${TEMPLATE_DATABASE}` }))
  } catch (error) {
    await stop()
    throw error
  }
  project.provide('runFolder', folder)
  project.provide('postgresUrl', postgres.url)
  return stop
}
