import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { fillTemplate } from './fill-template.ts'
import { requireBuild } from './require-build.ts'
import { temporaryFolder } from './temporary-folder.ts'
import { testConfig } from './test-config.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder for all files of this run, deleted after it. */
    runFolder: string
  }
}

/** Once per run: makes the data folder that every test file copies. */
export default async function prepare(project: TestProject): Promise<() => void> {
  requireBuild()
  const { folder, remove } = temporaryFolder()
  const { TMPDIR = '' } = process.env
  // The database's socket is in the temporary folder; so it is deleted with the run's folder.
  process.env.TMPDIR = folder
  try {
    const template = path.join(folder, 'template')
    mkdirSync(template)
    await fillTemplate(testConfig({ DATA_DIR: template }))
  } catch (error) {
    remove()
    throw error
  } finally {
    process.env.TMPDIR = TMPDIR
  }
  project.provide('runFolder', folder)
  return remove
}
