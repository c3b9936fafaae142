import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { isMade, madeOf } from '../domains/house/made.ts'
import type { OwnResource } from '../domains/house/own-resource.ts'
import { houseFolder } from '../house/folder.ts'
import { migrationsFolderOf, resourceFilesIn, tablesFileIn } from '../house/read-server-parts.ts'
import { SetupError } from '../house/setup-error.ts'
import { is, PgTable } from '../platform/database/drizzle.ts'
import { statementsBetween } from '../platform/database/shape-difference.ts'
import { type Shapes, shapesOf } from '../platform/database/table-shapes.ts'

/** The resources in the folder of a house. */
export async function loadOwnResources(folder = houseFolder): Promise<OwnResource[]> {
  return Promise.all(
    resourceFilesIn(folder).map(async ({ name, file }) => {
      const at = `resources/${name}.ts`
      const [resource] = Object.values(await loadFile(file, at)).filter(isResource)
      if (!resource) throw new SetupError(`${at} exports no defineResource({ … }).`)
      if (resource.name !== `house/${name}`) {
        throw new SetupError(
          `${at} defines "${resource.name.slice('house/'.length)}": file and model have the same name.`,
        )
      }
      return resource
    }),
  )
}

/** All tables of a house: those of its resources, and those of `database/tables.ts`. */
export async function loadOwnTables(folder = houseFolder): Promise<PgTable[]> {
  const resources = await loadOwnResources(folder)
  const file = tablesFileIn(folder)
  const more = file ? Object.values(await loadFile(file, 'database/tables.ts')).filter(isTable) : []
  const ofResources = resources.flatMap((resource) => madeOf(resource).tables)
  // A file of tables may export that of a resource again.
  return [...new Set([...ofResources, ...more])]
}

/** The tables as the migrations of the house leave them, which `foyer migration` writes beside them. */
export function migratedShapes(folder = houseFolder): Shapes {
  const file = shapesFile(folder)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Shapes) : {}
}

export const shapesFile = (folder: string) => path.join(migrationsFolderOf(folder), 'tables.json')

/** Refuses tables for which there is no migration. */
export async function requireMigrations(folder = houseFolder): Promise<void> {
  const missing = statementsBetween(migratedShapes(folder), shapesOf(await loadOwnTables(folder)))
  const [first] = missing
  if (first === undefined) return
  const what = first.split('\n', 1)[0]?.replace(/ \($/, '')
  throw new SetupError(
    `The tables of the house have changed, and no migration says so (${what}). Run: foyer migration <name>`,
  )
}

/** Loads a file of the house; what fails is told in one sentence. */
export async function loadFile(file: string, name: string): Promise<Record<string, unknown>> {
  try {
    return await import(pathToFileURL(file).href)
  } catch (error) {
    if (error instanceof SetupError) throw error
    throw new SetupError(`${name} cannot be read: ${(error as Error).message.split('\n', 1)[0]}.`)
  }
}

function isResource(value: unknown): value is OwnResource {
  return isMade(value)
}

function isTable(value: unknown): value is PgTable {
  return is(value, PgTable)
}
