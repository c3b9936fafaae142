import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { houseFolder } from './folder.ts'
import { SetupError } from './setup-error.ts'

/** A file of a house whose name says what it is: `resources/work.ts`. */
export interface NamedFile {
  name: string
  file: string
}

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

/** What editors keep: `resources/<name>.ts`. */
export const resourceFilesIn = (folder = houseFolder) => namedFilesIn(folder, 'resources', '.ts')

/** The tables of the house besides those of its resources. */
export function tablesFileIn(folder = houseFolder): string | null {
  const file = path.join(folder, 'database', 'tables.ts')
  return existsSync(file) ? file : null
}

export const migrationsFolderOf = (folder = houseFolder) => path.join(folder, 'database', 'migrations')

/** The migrations of the house in their order: `database/migrations/0001_first.sql`. */
export function migrationFilesIn(folder = houseFolder): NamedFile[] {
  const migrations = migrationsFolderOf(folder)
  if (!existsSync(migrations)) return []
  const files = readdirSync(migrations).filter((file) => file.endsWith('.sql'))
  return files.sort().map((file, at) => {
    const number = String(at + 1).padStart(4, '0')
    if (!/^\d{4}_[a-z0-9]+(-[a-z0-9]+)*\.sql$/.test(file) || !file.startsWith(number)) {
      throw new SetupError(
        `database/migrations/${file}: migrations are numbered from 0001 without a gap, such as ${number}_add-works.sql.`,
      )
    }
    return { name: file, file: path.join(migrations, file) }
  })
}

/** Work at fixed times: `jobs/<name>.ts`. */
export const jobFilesIn = (folder = houseFolder) => namedFilesIn(folder, 'jobs', '.ts')

/** Parts of the back-office: `office/<panel>.tsx`. */
export function panelFilesIn(folder = houseFolder): NamedFile[] {
  const resources = resourceFilesIn(folder).map(({ name }) => name)
  return namedFilesIn(folder, 'office', '.tsx').map((panel) => {
    if (!resources.includes(panel.name)) return panel
    throw new SetupError(`office/${panel.name}.tsx has the name of a resource, whose list is at its address.`)
  })
}

/** The calls of a house: `endpoints/<area>/` with what a browser loads, the contract, and what answers. */
export function endpointFoldersIn(folder = houseFolder): NamedFile[] {
  const at = path.join(folder, 'endpoints')
  if (!existsSync(at)) return []
  const areas = readdirSync(at, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return areas.map(({ name }) => {
    const missing = ['endpoints.ts', 'contract.ts', 'api.ts'].find(
      (file) => !existsSync(path.join(at, name, file)),
    )
    if (missing) throw new SetupError(`endpoints/${name} has no ${missing}.`)
    return { name, file: path.join(at, name, 'api.ts') }
  })
}

/** The files of a folder of the house, in the order of their names. Tests may stand beside them. */
function namedFilesIn(folder: string, part: string, ending: '.ts' | '.tsx'): NamedFile[] {
  const at = path.join(folder, part)
  if (!existsSync(at)) return []
  const files = readdirSync(at).filter((file) => file.endsWith(ending) && !/\.(test|d)\.tsx?$/.test(file))
  return files.sort().map((file) => {
    const name = path.basename(file, ending)
    if (!NAME.test(name)) {
      throw new SetupError(
        `${part}/${file} must have a name in small letters, such as "${part}/guest-book${ending}".`,
      )
    }
    return { name, file: path.join(at, file) }
  })
}
