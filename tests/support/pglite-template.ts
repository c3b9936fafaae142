import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { fillTemplate } from './fill-template.ts'
import { requireBuild } from './require-build.ts'
import { temporaryFolder } from './temporary-folder.ts'
import { testConfig } from './test-config.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where this run keeps everything, gone after it. */
    runFolder: string
  }
}

/** Once per run: the data folder that every test file copies. */
export default async function prepare(project: TestProject): Promise<() => void> {
  requireBuild()
  const { folder, remove } = temporaryFolder()
  const { TMPDIR = '' } = process.env
  // The database's socket stands in the machine's temporary folder; here it goes with ours.
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
