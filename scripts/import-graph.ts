import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'oxc-parser'
import { ResolverFactory } from 'oxc-resolver'

export interface Import {
  from: string
  line: number
  /** A file of the repository, or null where it is a package or cannot be found. */
  file: string | null
  /** The package's name, or the specifier as written. */
  name: string
  /** As written. */
  specifier: string
  isPackage: boolean
  isType: boolean
  isDynamic: boolean
}

export function sourceFiles(root: string, ...folders: string[]): string[] {
  const patterns = folders.map((folder) => `${folder}/**/*.{ts,tsx,js,mjs}`)
  return globSync(patterns, { cwd: root, exclude: ['**/node_modules', '**/.foyer', '**/dist'] })
    .map(slashes)
    .sort()
}

/** Every import of a set of files, resolved, with its line and whether it remains after types are removed. */
export function readImports(root: string, files: string[]): Import[] {
  const resolver = new ResolverFactory({ extensions: [], conditionNames: ['node', 'import'] })
  return files.flatMap((from) => {
    const text = readFileSync(path.join(root, from), 'utf8')
    return specifiersIn(from, text).map(({ specifier, offset, isType, isDynamic }) => {
      const isPackage = !/^[.#]/.test(specifier)
      return {
        from,
        line: text.slice(0, offset).split('\n').length,
        file: isPackage ? null : resolve(resolver, root, from, specifier),
        name: isPackage ? packageOf(specifier) : specifier,
        specifier,
        isPackage,
        isType,
        isDynamic,
      }
    })
  })
}

interface Specifier {
  specifier: string
  offset: number
  isType: boolean
  isDynamic: boolean
}

function specifiersIn(file: string, text: string): Specifier[] {
  const { program, module, errors } = parseSync(file, text)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  const found: Specifier[] = []
  for (const node of program.body) {
    // `import { type A }` remains an import after types are removed; only `import type` disappears.
    if (node.type === 'ImportDeclaration') {
      found.push(declared(node.source.value, node.start, node.importKind === 'type'))
    } else if (
      node.type === 'ExportAllDeclaration' ||
      (node.type === 'ExportNamedDeclaration' && node.source)
    ) {
      found.push(declared((node.source as { value: string }).value, node.start, node.exportKind === 'type'))
    }
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const literal = /^(['"])(.+)\1$/s.exec(text.slice(moduleRequest.start, moduleRequest.end))
    if (literal?.[2]) found.push({ ...declared(literal[2], moduleRequest.start, false), isDynamic: true })
  }
  return found
}

function declared(specifier: string, offset: number, isType: boolean): Specifier {
  return { specifier, offset, isType, isDynamic: false }
}

function resolve(resolver: ResolverFactory, root: string, from: string, specifier: string): string | null {
  const found = resolver.sync(path.dirname(path.join(root, from)), withoutQuery(specifier)).path
  return found ? slashes(path.relative(root, found)) : null
}

/** `?url` and similar queries tell the build how to import a file, not which one. */
function withoutQuery(specifier: string): string {
  return specifier.split('?', 1)[0] ?? ''
}

function packageOf(specifier: string): string {
  if (specifier.startsWith('node:')) return specifier
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
}

function slashes(file: string): string {
  return file.replaceAll(path.sep, '/')
}
