import path from 'node:path'
import { requireBuild } from '../support/require-build.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { COMPILED_CODE, PREPARED_HOUSE, startFoyer, WITHOUT_SHOP } from './foyer-process.ts'

/**
 * Once per run: a house that has been set up and holds nothing, which tests copy unless the first start is what they are about,
 * and the code as V8 has compiled it, which every process would compile again.
 */
export default async function prepare(): Promise<() => void> {
  // The processes serve the built site, so it must be of today's sources.
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
