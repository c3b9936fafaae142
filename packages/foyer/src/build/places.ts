import { existsSync } from 'node:fs'
import path from 'node:path'
import { houseFolder, madeFolder } from '../house/folder.ts'
import { partFolders } from '../house/part-folders.ts'
import type { NamedFolder } from './source-names.ts'

/** The source folder of the package. */
export const packageSource = path.resolve(import.meta.dirname, '..')

/** TypeScript in the repository, JavaScript in an installed package. */
const [script, view] = path.extname(import.meta.filename) === '.ts' ? ['.ts', '.tsx'] : ['.js', '.js']

/** A script of the package, named without its ending. */
export const packageFile = (name: string) => path.join(packageSource, `${name}${script}`)

/** A view of the package, named without its ending. */
export const packageView = (name: string) => path.join(packageSource, `${name}${view}`)

export const clientEntry = packageView('site/entry-client')
export const serverEntry = packageView('site/entry-server')
export const workerEntry = packageFile('site/browser/offline/worker')
export const stylesEntry = path.join(packageSource, 'site/styles/index.css')
/** Files that are served as they are, such as robots.txt. */
export const packagePublic = path.join(packageSource, 'site/public')

export const sourceFolders: NamedFolder[] = [
  ['foyer', packageSource],
  ...partFolders.map(({ folder }): NamedFolder => ['house', folder]),
]

/** A file or folder below the builds of the house. */
export const made = (...names: string[]) => path.join(madeFolder, ...names)

export const housePublic = path.join(houseFolder, 'public')
export const hasHousePublic = () => existsSync(housePublic)
