import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { isMade, madeOf } from '../domains/house/made.ts'
import type { OwnResource } from '../domains/house/own-resource.ts'
import { namingPlugin } from '../house/naming-plugin.ts'
import { partFolders } from '../house/part-folders.ts'
import { bothHave, ownerOf, type PartFolder } from '../house/read-folder.ts'
import { migrationsFolderOf, resourceFilesIn, tablesFileIn } from '../house/read-server-parts.ts'
import { SetupError } from '../house/setup-error.ts'
import { getTableName, is, PgTable } from '../platform/database/drizzle.ts'
import { isTableOf, prefixOf } from '../platform/database/house-tables.ts'
import { statementsBetween } from '../platform/database/shape-difference.ts'
import { type Shapes, shapesOf } from '../platform/database/table-shapes.ts'

/** The resources of the plugins and of the house. */
export async function loadOwnResources(folders: PartFolder[] = partFolders): Promise<OwnResource[]> {
  return Promise.all(
    resourceFilesIn(folders).map(({ name, file, plugin }) =>
      namingPlugin(plugin, async () => {
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
    ),
  )
}

/** What one owner keeps: the tables of its resources, and those of `database/tables.ts`. */
export interface OwnTables {
  owner: PartFolder
  tables: PgTable[]
}

export async function loadOwnTables(folders: PartFolder[] = partFolders): Promise<OwnTables[]> {
  const owners = new Map<string, string>()
  const known = new Set<PgTable>()
  const found: OwnTables[] = []
  // One after the other: a file of tables may export one again that is declared elsewhere.
  for (const owner of folders) {
    const all = await namingPlugin(owner.plugin, () => tablesIn(owner))
    const tables = all.filter((table) => !known.has(table))
    for (const table of tables) {
      const name = getTableName(table)
      namingPlugin(owner.plugin, () => requireName(name, owner))
      const other = owners.get(name)
      if (other) throw new SetupError(bothHave(`The table "${name}"`, other, ownerOf(owner)))
      owners.set(name, ownerOf(owner))
      known.add(table)
    }
    found.push({ owner, tables })
  }
  return found
}

async function tablesIn(owner: PartFolder): Promise<PgTable[]> {
  const resources = await loadOwnResources([owner])
  const file = tablesFileIn(owner)
  const more = file ? Object.values(await loadFile(file, 'database/tables.ts')).filter(isTable) : []
  const tables = [...new Set([...resources.flatMap((resource) => madeOf(resource).tables), ...more])]
  // It refuses two of one name.
  shapesOf(tables)
  return tables
}

function requireName(table: string, { plugin }: PartFolder): void {
  if (!plugin || isTableOf(plugin, table)) return
  throw new SetupError(
    `the table "${table}" must begin with the name of the plugin, such as "${prefixOf(plugin)}_${table}".`,
  )
}

/** The tables as the migrations of their owner leave them, which `foyer migration` writes beside them. */
export function migratedShapes(owner: PartFolder): Shapes {
  const file = shapesFile(owner)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Shapes) : {}
}

export const shapesFile = (owner: PartFolder) => path.join(migrationsFolderOf(owner), 'tables.json')

/** Refuses tables for which there is no migration. */
export async function requireMigrations(folders?: PartFolder[]): Promise<void> {
  for (const { owner, tables } of await loadOwnTables(folders)) {
    const [first] = statementsBetween(migratedShapes(owner), shapesOf(tables))
    if (first === undefined) continue
    const what = first.split('\n', 1)[0]?.replace(/ \($/, '')
    const option = owner.plugin ? ` --plugin ${owner.plugin}` : ''
    throw new SetupError(
      `The tables of ${ownerOf(owner)} have changed, and no migration says so (${what}). Run: foyer migration <name>${option}`,
    )
  }
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
