import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { houseFolder } from '../house/folder.ts'
import { partFolders } from '../house/part-folders.ts'
import { migrationFilesIn, migrationsFolderOf } from '../house/read-server-parts.ts'
import { SetupError } from '../house/setup-error.ts'
import { statementsBetween } from '../platform/database/shape-difference.ts'
import { shapesOf } from '../platform/database/table-shapes.ts'
import { loadOwnTables, migratedShapes, shapesFile } from '../server/own-files.ts'

/**
 * `foyer migration <name>`: writes what has changed in the tables of the house as the next numbered file of SQL; with `--plugin`, in
 * those of a plugin. Where nothing has changed, the file is empty, for SQL of one's own.
 */
async function writeMigration(name = '', plugin?: string): Promise<string> {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) {
    throw new SetupError('Say what the migration does, in small letters: foyer migration add-works')
  }
  const owner = partFolders.find((one) => one.plugin === plugin)
  if (!owner) throw new SetupError(`house.ts names no plugin "${plugin}".`)
  // Tables of the house reference ours by what everything that can be edited is called.
  await import('../server/resources.ts')
  const all = await loadOwnTables()
  const shapes = shapesOf(all.find((one) => one.owner === owner)?.tables ?? [])
  const statements = statementsBetween(migratedShapes(owner), shapes)
  const number = String(migrationFilesIn(owner).length + 1).padStart(4, '0')
  const folder = migrationsFolderOf(owner)
  const file = path.join(folder, `${number}_${name}.sql`)
  mkdirSync(folder, { recursive: true })
  const text = statements.map((statement) => `${statement};\n`).join('\n')
  writeFileSync(
    file,
    text ||
      '-- Nothing has changed in the tables. Write SQL here; names without a schema are those of the house.\n',
  )
  writeFileSync(shapesFile(owner), `${JSON.stringify(shapes, null, 2)}\n`)
  return `${path.relative(houseFolder, file)} is written. Read it, change it where you must, and start: the next start runs it.`
}

try {
  const { positionals, values } = readArguments()
  console.log(`\n  ${await writeMigration(positionals[0], values.plugin)}\n`)
} catch (error) {
  if (!(error instanceof SetupError)) throw error
  console.error(`\n  ${error.message}\n`)
  process.exitCode = 1
}

function readArguments() {
  try {
    return parseArgs({ options: { plugin: { type: 'string' } }, allowPositionals: true })
  } catch (error) {
    throw new SetupError(`${(error as Error).message.split('. ', 1)[0]}. There is: --plugin <name>.`)
  }
}
