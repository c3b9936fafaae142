import path from 'node:path'
import { type ESTree, type Plugin, parseSync, type Rolldown, Visitor } from 'vite'

/** Where the functions that declare late code stand, and their names. */
const DECLARED_IN = /\/on-(demand\.ts|first-interaction\.tsx)$/
const DECLARATIONS = new Set(['onDemand', 'onFirstInteraction'])
/** Beside the manifest, for `check-bundle.mjs` and the tests. */
export const LATE_CODE_FILE = '.vite/late-code.json'

const MANIFEST = '.vite/manifest.json'

/** Source files by how they come: as keys of the manifest. */
export interface LateCode {
  onDemand: string[]
  onFirstInteraction: string[]
  /** Of those on demand, what a first page asks for without the visitor's doing. */
  comesByItself: string[]
}

interface Call {
  name: keyof LateCode
  /** The file it imports, as written. */
  source: string
  comesByItself: boolean
  /** Where the name of the file goes, and what goes around it. */
  place: number
  written(file: string): string
}

/**
 * Finds out which files `onDemand(() => import('./x.tsx'))` and `onFirstInteraction(() => import('./x.tsx'))` mean. The server
 * is told, because it sends the styles of what it renders; the browser needs no names. A call that cannot be read, or whose
 * file does not exist, is an error in the build and in development alike.
 */
export function lateCode(): Plugin {
  const found = new Map<string, Omit<Call, 'place' | 'written'>>()
  let root = ''
  return {
    name: 'late-code',
    enforce: 'pre',
    configResolved(config) {
      root = config.root
    },
    transform: {
      filter: { id: /\.tsx?$/, code: /\bon(Demand|FirstInteraction)\b/ },
      async handler(code, id) {
        let calls: Call[]
        try {
          calls = callsIn(code, id)
        } catch (error) {
          if (error instanceof UnreadableCall) this.error(error.message, error.place)
          throw error
        }
        let result = code
        // From the end, so that the places before stay right.
        for (const { place, written, ...call } of calls.reverse()) {
          const target = await this.resolve(call.source, id)
          if (!target || target.external)
            this.error(`${call.name}() imports ${call.source}, which does not exist`, place)
          const file = path.relative(root, target.id).replaceAll(path.sep, '/')
          found.set(`${id} ${place}`, { ...call, source: file })
          if (this.environment.config.consumer === 'server')
            result = result.slice(0, place) + written(file) + result.slice(place)
        }
        return { code: result, map: null }
      },
    },
    generateBundle: {
      // After the manifest has been written.
      order: 'post',
      handler(_options, bundle) {
        if (this.environment.config.consumer === 'server') return
        const list = listOf(found)
        this.emitFile({ type: 'asset', fileName: LATE_CODE_FILE, source: JSON.stringify(list, null, 2) })
        nameInManifest([...list.onDemand, ...list.onFirstInteraction], bundle, root)
      },
    },
  }
}

function listOf(found: Map<string, Omit<Call, 'place' | 'written'>>): LateCode {
  const all = [...found.values()]
  const files = (isMeant: (call: (typeof all)[number]) => boolean) =>
    [...new Set(all.filter(isMeant).map(({ source }) => source))].sort()
  return {
    onDemand: files(({ name }) => name === 'onDemand'),
    onFirstInteraction: files(({ name }) => name === 'onFirstInteraction'),
    comesByItself: files(({ comesByItself }) => comesByItself),
  }
}

/**
 * Files that share a chunk (`chunks.ts`) stand in the manifest under its name alone; here each is named as well. One that has
 * become part of another file's chunk is imported at once there, and stays unnamed: `check-bundle.mjs` complains of it.
 */
function nameInManifest(files: string[], bundle: Rolldown.OutputBundle, root: string): void {
  const written = bundle[MANIFEST]
  if (written?.type !== 'asset') return
  const manifest = JSON.parse(String(written.source)) as Record<string, { file: string; src?: string }>
  const shared = Object.values(manifest).filter(({ src }) => !src)
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  for (const file of files.filter((name) => !manifest[name])) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(`${root}/${file}`))
    const named = shared.find((one) => one.file === chunk?.fileName)
    if (named) manifest[file] = named
  }
  written.source = JSON.stringify(manifest, null, 2)
}

class UnreadableCall extends Error {
  readonly place: number
  constructor(name: string, place: number) {
    super(`${name}() takes the import as it is, written out: ${name}(() => import('./x.tsx'))`)
    this.place = place
  }
}

function callsIn(code: string, id: string): Call[] {
  const { program } = parseSync(id, code)
  const names = importedNames(program)
  const calls: Call[] = []
  if (names.size === 0) return calls
  new Visitor({
    CallExpression(node) {
      const name = node.callee.type === 'Identifier' ? names.get(node.callee.name) : undefined
      if (name) calls.push(readCall(name, node))
    },
  }).visit(program)
  return calls.sort((a, b) => a.place - b.place)
}

/** What the file calls the two functions. */
function importedNames(program: ESTree.Program): Map<string, keyof LateCode> {
  const names = new Map<string, keyof LateCode>()
  for (const statement of program.body) {
    if (statement.type !== 'ImportDeclaration' || !DECLARED_IN.test(statement.source.value)) continue
    for (const specifier of statement.specifiers) {
      if (specifier.type !== 'ImportSpecifier' || specifier.imported.type !== 'Identifier') continue
      const { name } = specifier.imported
      if (DECLARATIONS.has(name)) names.set(specifier.local.name, name as keyof LateCode)
    }
  }
  return names
}

function readCall(name: keyof LateCode, { arguments: given, start }: ESTree.CallExpression): Call {
  const [load, options] = given
  const source = load && importedBy(load)
  if (!load || source === undefined || given.length > 2) throw new UnreadableCall(name, start)
  if (!options) {
    return {
      name,
      source,
      comesByItself: false,
      place: load.end,
      written: (file) => `, { file: ${JSON.stringify(file)} }`,
    }
  }
  if (options.type !== 'ObjectExpression') throw new UnreadableCall(name, options.start)
  return {
    name,
    source,
    comesByItself: options.properties.some(isComingByItself),
    place: options.start + 1,
    written: (file) => ` file: ${JSON.stringify(file)},`,
  }
}

/** The file that `() => import('./x.tsx')` imports. */
function importedBy(load: ESTree.Argument): string | undefined {
  if (load.type !== 'ArrowFunctionExpression' || load.body.type !== 'ImportExpression') return undefined
  const { source } = load.body
  return source.type === 'Literal' && typeof source.value === 'string' ? source.value : undefined
}

function isComingByItself(property: ESTree.ObjectPropertyKind): boolean {
  return (
    property.type === 'Property' &&
    property.key.type === 'Identifier' &&
    property.key.name === 'comesByItself' &&
    property.value.type === 'Literal' &&
    property.value.value === true
  )
}
