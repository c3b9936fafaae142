import path from 'node:path'
import { requireBuild } from '../support/require-build.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { COMPILED_CODE, PREPARED_HOUSE, startFoyer, WITHOUT_SHOP } from './foyer-process.ts'

/**
 * Once per run: makes a data folder that is set up and empty, which tests copy unless they test the first start, and compiles the
 * code with V8, which every process would otherwise compile again.
 */
export default async function prepare(): Promise<() => void> {
  // The processes serve the built site, so it must be of the current sources.
  requireBuild()
  const { folder, remove } = temporaryFolder()
  process.env[COMPILED_CODE] = path.join(folder, 'compiled')
  try {
    const first = await startFoyer(folder, { DEMO: 'off', ...WITHOUT_SHOP })
    await first.opened
    first.kill('SIGTERM')
    await first.ended
  } catch (error) {
    remove()
    throw error
  }
  process.env[PREPARED_HOUSE] = path.join(folder, 'data')
  return remove
}
