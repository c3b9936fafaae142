import { SetupError } from '../house/setup-error.ts'
import { decrypterFor } from '../platform/backup/archive-key.ts'
import { keyIn } from '../platform/backup/manifest.ts'
import { checkArchive } from '../platform/backup/read-archive.ts'
import { endedBySignals } from '../platform/processes/ended-by-signals.ts'
import { progress, runCommand } from './operate/run-command.ts'

/** `foyer verify <file>`: opens an archive, reads it to its end and compares every hash. Writes nothing. */
await runCommand(async ({ config }) => {
  const [file] = process.argv.slice(2)
  if (!file) throw new SetupError('Say which archive: foyer verify house.tar.gz.age')
  const decrypter = decrypterFor(config)
  let files = 0
  const { head, parts } = await endedBySignals((signal) =>
    checkArchive(file, { decrypter, signal }, (name) => {
      if (keyIn(name) === null) return
      files += 1
      if (files % 500 === 0) progress(`files: ${files}`)
    }),
  )
  console.log(
    `${file} is whole: ${head.house}, ${head.madeAt}, Foyer ${head.foyer}, ${head.tables.length} tables, ${files} files, ${parts.size} parts.`,
  )
})
