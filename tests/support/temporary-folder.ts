import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A folder that is deleted by `remove`, or when the process ends. */
export function temporaryFolder(): { folder: string; remove(): void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'foyer-test-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', remove)
  return {
    folder,
    remove() {
      process.off('exit', remove)
      remove()
    },
  }
}
