import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { namingPlugin } from './naming-plugin.ts'
import { type PartFolder, partsOnceIn, scriptAt } from './read-folder.ts'
import { SetupError } from './setup-error.ts'

/** A file of a house or of a plugin whose name says what it is: `resources/work.ts`. */
export interface NamedFile {
  name: string
  file: string
  plugin?: string
}

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

/** What editors keep: `resources/<name>.ts`. */
export const resourceFilesIn = (folders: PartFolder[]) => namedFilesIn(folders, 'resources', '.ts')

/** The tables besides those of resources. */
export function tablesFileIn({ folder }: PartFolder): string | undefined {
  return scriptAt(path.join(folder, 'database', 'tables.ts'))
}

export const migrationsFolderOf = ({ folder }: PartFolder) => path.join(folder, 'database', 'migrations')

/** The migrations of a house or a plugin in their order: `database/migrations/0001_first.sql`. */
export function migrationFilesIn(owner: PartFolder): NamedFile[] {
  const migrations = migrationsFolderOf(owner)
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
export const jobFilesIn = (folders: PartFolder[]) => namedFilesIn(folders, 'jobs', '.ts')

/** Parts of the back-office: `office/<panel>.tsx`. */
export function panelFilesIn(folders: PartFolder[]): NamedFile[] {
  const resources = resourceFilesIn(folders).map(({ name }) => name)
  return namedFilesIn(folders, 'office', '.tsx').map((panel) =>
    namingPlugin(panel.plugin, () => {
      if (!resources.includes(panel.name)) return panel
      throw new SetupError(
        `office/${panel.name}.tsx has the name of a resource, whose list is at its address.`,
      )
    }),
  )
}

/** Calls: `endpoints/<area>/` with what a browser loads, the contract, and what answers. */
export function endpointFoldersIn(folders: PartFolder[]): NamedFile[] {
  return partsOnceIn(folders, endpointsOf, (name) => `endpoints/${name}`)
}

function endpointsOf(folder: string): NamedFile[] {
  const at = path.join(folder, 'endpoints')
  if (!existsSync(at)) return []
  const areas = readdirSync(at, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return areas.map(({ name }) => {
    const [api] = ['api.ts', 'contract.ts', 'endpoints.ts'].map((file) => {
      const found = scriptAt(path.join(at, name, file))
      if (!found) throw new SetupError(`endpoints/${name} has no ${file}.`)
      return found
    })
    return { name, file: api as string }
  })
}

/** The files of one folder of all that make the house, in the order of their names. Tests may stand beside them. */
function namedFilesIn(folders: PartFolder[], part: string, ending: '.ts' | '.tsx'): NamedFile[] {
  const read = (folder: string) => filesOf(folder, part, ending)
  return partsOnceIn(folders, read, (name) => `${part}/${name}${ending}`)
}

function filesOf(folder: string, part: string, ending: '.ts' | '.tsx'): NamedFile[] {
  const at = path.join(folder, part)
  if (!existsSync(at)) return []
  // An installed plugin has JavaScript with declarations beside it.
  const isCode = (file: string) =>
    [ending, '.js'].includes(path.extname(file)) && !/\.(test|d)\.[jt]sx?$/.test(file)
  const files = readdirSync(at).filter(isCode)
  return files.sort().map((file) => {
    const name = path.basename(file, path.extname(file))
    if (!NAME.test(name)) {
      throw new SetupError(
        `${part}/${file} must have a name in small letters, such as "${part}/guest-book${ending}".`,
      )
    }
    return { name, file: path.join(at, file) }
  })
}
