import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { houseFolder } from '../../house/folder.ts'
import { SetupError } from '../../house/setup-error.ts'
import type { FontFile } from '../../house/theme/roles.ts'
import { fontOf, tablesOf } from './font-tables.ts'

interface Options {
  targetFormat: 'woff2' | 'sfnt'
  variationAxes?: FontFile['axes']
  noHinting?: boolean
  keepFeatures?: string[]
  dropTables?: string[]
}
export type Subset = (font: Buffer, characters: string, options: Options) => Promise<Buffer>

/** Features for text and for figures in columns. Small capitals, fractions and alternative letters are not used. */
const FEATURES = ['kern', 'ccmp', 'locl', 'liga', 'rlig', 'rvrn', 'tnum', 'lnum']
/** Names of instances for menus in design programs, and variable metrics of underlines. */
const NOT_NEEDED = ['STAT', 'MVAR', 'gasp']

/** What `theme.ts` names, and the library that cuts fonts, are in the packages of the house. */
const fromHouse = createRequire(path.join(houseFolder, 'package.json'))

/** The path of a complete font: a file of a package, or one of the folder `theme/`. */
export function findFont(source: string): string {
  if (source.startsWith('.')) return path.join(houseFolder, 'theme', source)
  try {
    return fromHouse.resolve(source)
  } catch {
    throw new SetupError(`theme/theme.ts: there is no font ${source}. Is its package installed?`)
  }
}

/** The library is large and needed only when a theme changes, so a house installs it itself. */
export async function loadSubset(): Promise<Subset> {
  let file: string
  try {
    file = fromHouse.resolve('subset-font')
  } catch {
    throw new SetupError('Fonts are made with a library: run "npm install --save-dev subset-font" first.')
  }
  return ((await import(pathToFileURL(file).href)) as { default: Subset }).default
}

/** The letters of a font that are needed, as a file for browsers. */
export async function cut(
  subset: Subset,
  source: Buffer,
  characters: string,
  { axes, kerning }: Pick<FontFile, 'axes' | 'kerning'>,
): Promise<Buffer> {
  const lean = { noHinting: true, keepFeatures: FEATURES, dropTables: NOT_NEEDED }
  const options = { ...lean, variationAxes: axes }
  if (!kerning) return subset(source, characters, { ...options, targetFormat: 'woff2' })
  const font = await subset(source, characters, { ...options, targetFormat: 'sfnt' })
  const one = await subset(source, characters, { ...lean, variationAxes: kerning, targetFormat: 'sfnt' })
  const [tables, fixed] = [tablesOf(font), tablesOf(one)]
  const [letters, others] = [tables.get('cmap'), fixed.get('cmap')]
  // The letters must have the same order, or the kerning would belong to others.
  if (!letters || !others?.equals(letters)) throw new Error('The letters are not in the same order.')
  for (const name of ['GPOS', 'GDEF']) {
    const table = fixed.get(name)
    if (table) tables.set(name, table)
    else tables.delete(name)
  }
  return subset(fontOf(font.readUInt32BE(0), tables), characters, { ...lean, targetFormat: 'woff2' })
}
