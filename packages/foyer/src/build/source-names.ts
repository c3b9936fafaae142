import path from 'node:path'

/** A chunk of the build, in the manifest that Vite writes. */
export interface Chunk {
  file: string
  src?: string
  isEntry?: boolean
  css?: string[]
  assets?: string[]
  imports?: string[]
  dynamicImports?: string[]
}
export type Manifest = Record<string, Chunk>

/** A folder whose files have a name: `foyer` is the source folder of the package, `house` the house or a plugin of it. */
export type NamedFolder = [owner: 'foyer' | 'house', folder: string]

/**
 * The name of a source file, which does not depend on where the package is installed: `foyer:site/entry-client`,
 * `house:modules/pledge/view`. Null for a file of neither, such as a library.
 */
export function sourceName(file: string, folders: NamedFolder[]): string | null {
  for (const [owner, folder] of folders) {
    const place = path.relative(folder, file)
    const isInside = place !== '' && !place.startsWith('..') && !path.isAbsolute(place)
    if (!isInside || place.startsWith(`node_modules${path.sep}`)) continue
    return `${owner}:${place.replaceAll(path.sep, '/').replace(/\.[jt]sx?$/, '')}`
  }
  return null
}

/** A manifest in which source files have their names instead of paths from the root of the build. */
export function withSourceNames(manifest: Manifest, root: string, folders: NamedFolder[]): Manifest {
  // A chunk of several source files has no source of its own, and keeps its name.
  const nameOf = (key: string) =>
    key.startsWith('_') ? key : (sourceName(path.resolve(root, key), folders) ?? key)
  const named = Object.entries(manifest).map(([key, chunk]) => [
    nameOf(key),
    {
      ...chunk,
      ...(chunk.imports && { imports: chunk.imports.map(nameOf) }),
      ...(chunk.dynamicImports && { dynamicImports: chunk.dynamicImports.map(nameOf) }),
    },
  ])
  return Object.fromEntries(named)
}
