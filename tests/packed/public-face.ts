import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Node, parseSync } from 'oxc-parser'

interface Declared {
  name: string
  text: string
  /** Types of the package that the text names. */
  names: string[]
}

const HEAD = `# What the package exports

Made of the declarations in the tarball by \`tests/packed/public-face.test.ts\`, so that a change of what a house can import is seen in
a diff. After an intended change: \`npx vitest run --project packed public-face --update\`.`

/** A page of what each export of the package declares. */
export function publicFace(packageName: string, exports: [name: string, file: string][]): string {
  const found = exports.map(([name, file]) => ({ name, declared: new Declarations(file).exported() }))
  const shown = new Set(found.flatMap(({ declared }) => declared.map(({ name }) => name)))
  const parts = found.map(({ name, declared }) => {
    const hidden = new Set(declared.flatMap(({ names }) => names).filter((each) => !shown.has(each)))
    const list = [...hidden].sort().map((each) => `\`${each}\``)
    const note = hidden.size > 0 ? `\n\nNames types that have no export: ${list.join(', ')}.` : ''
    const texts = declared.map(({ text }) => text).join('\n')
    return `## \`${path.posix.join(packageName, name)}\`\n\n\`\`\`ts\n${texts}\n\`\`\`${note}`
  })
  return `${[HEAD, ...parts].join('\n\n')}\n`
}

/** The declarations of one file. */
class Declarations {
  readonly #file: string
  readonly #source: string
  readonly #body: Node[]

  constructor(file: string) {
    this.#file = file
    const { program, comments } = parseSync(file, readFileSync(file, 'utf8'))
    this.#body = program.body
    // The reasons are for the reader of the source; here they would hide what has changed.
    this.#source = comments.reduce(
      (source, { start, end }) => source.slice(0, start) + ' '.repeat(end - start) + source.slice(end),
      readFileSync(file, 'utf8'),
    )
  }

  /** What the file exports, in the order of the names. */
  exported(): Declared[] {
    const declared = this.#body.flatMap((node): Declared[] => {
      if (node.type === 'ExportAllDeclaration') return this.#at(node.source.value).exported()
      if (node.type === 'TSModuleDeclaration')
        return [this.#declared(node, this.#source.slice(node.id.start, node.id.end))]
      if (node.type !== 'ExportNamedDeclaration') return []
      if (node.declaration) return namesIn(node.declaration).map((name) => this.#declared(node, name))
      const source = node.source?.value
      return node.specifiers.flatMap(({ local, exported }) => {
        const name = nameOf(exported)
        if (source && isLibrary(source)) return [ofLibrary(name, source)]
        const file = source ? this.#at(source) : this
        return file.find(nameOf(local)).map((each) => ({ ...each, name }))
      })
    })
    return declared.sort((one, other) => (one.name < other.name ? -1 : 1))
  }

  /** The declaration of a name, here or where the file has it from; a function may have several. */
  find(name: string): Declared[] {
    const own = this.#body.filter((node) => namesIn(declarationOf(node)).includes(name))
    if (own.length > 0) return own.map((node) => this.#declared(node, name))
    for (const node of this.#body) {
      if (node.type !== 'ImportDeclaration' && node.type !== 'ExportNamedDeclaration') continue
      for (const each of node.specifiers) {
        const here = each.type === 'ExportSpecifier' ? nameOf(each.exported) : each.local.name
        if (here !== name || !node.source) continue
        const there = each.type === 'ImportSpecifier' ? each.imported : each.local
        if (isLibrary(node.source.value)) return [ofLibrary(nameOf(there), node.source.value)]
        return this.#at(node.source.value).find(nameOf(there))
      }
    }
    // A file that passes on a library has everything else from there.
    for (const node of this.#body) {
      if (node.type !== 'ExportAllDeclaration' || !isLibrary(node.source.value)) continue
      return [ofLibrary(name, node.source.value)]
    }
    throw new Error(`${this.#file} does not say where ${name} is declared.`)
  }

  #declared(node: Node, name: string): Declared {
    const text = this.#textOf(node, name)
      .replaceAll(/[ \t]*\n\s*\n/g, '\n')
      .replaceAll(/[ \t]+$/gm, '')
    const known = this.#body.flatMap((each) =>
      each.type === 'ImportDeclaration'
        ? /^[.#]/.test(each.source.value)
          ? each.specifiers.map(({ local }) => local.name)
          : []
        : namesIn(declarationOf(each)),
    )
    const names = known.filter((each) => each !== name && new RegExp(`\\b${each}\\b`).test(text))
    return { name, text: text.replace(/^export /, '').replace(/^declare /, ''), names }
  }

  /** Of several constants in one statement only the one that is meant. */
  #textOf(node: Node, name: string): string {
    const declaration = declarationOf(node)
    if (declaration?.type === 'VariableDeclaration') {
      const one = declaration.declarations.find(({ id }) => id.type === 'Identifier' && id.name === name)
      if (one) return `${declaration.kind} ${this.#source.slice(one.start, one.end)};`
    }
    return this.#source.slice(node.start, node.end)
  }

  #at(specifier: string): Declarations {
    const file = path.resolve(path.dirname(this.#file), specifier)
    return new Declarations(file.replace(/\.[jt]sx?$/, '.d.ts'))
  }
}

const isLibrary = (specifier: string) => !/^[.#]/.test(specifier)

/** What a library declares is described there. */
const ofLibrary = (name: string, library: string): Declared => ({
  name,
  text: `${name}: the one of ${library};`,
  names: [],
})

const declarationOf = (node: Node): Node | null =>
  node.type === 'ExportNamedDeclaration' ? node.declaration : node

function namesIn(declaration: Node | null): string[] {
  if (!declaration) return []
  if (declaration.type === 'VariableDeclaration') {
    return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
  }
  const { id } = declaration as { id?: { type: string; name: string } | null }
  return id?.type === 'Identifier' ? [id.name] : []
}

/** A name in a list of imports or exports. */
function nameOf(name: { type: string; name?: string; value?: string }): string {
  return name.name ?? name.value ?? ''
}
