import { parseSync } from 'oxc-parser'

/** One small change of a file that its tests should notice. */
export interface Mutant {
  file: string
  line: number
  /** The whole line, trimmed: with the change it names a mutant for as long as the line stays. */
  code: string
  /** `original → replacement` */
  change: string
  start: number
  end: number
  replacement: string
  /** What must be imported for the replacement. */
  needs?: string
}

type Node = { type: string; start: number; end: number } & Record<string, unknown>
type Change = Pick<Mutant, 'start' | 'end' | 'replacement' | 'needs'>

/** Every change we know for a file, in the order of its text. */
export function findMutants(file: string, source: string): Mutant[] {
  const { program, errors } = parseSync(file, source)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  const fromDrizzle = new Set<string>()
  const found: Change[] = []
  const visit = (node: Node, parents: Node[]) => {
    if (node.type === 'ImportDeclaration') learnImports(node, fromDrizzle)
    if (isType(node)) return
    found.push(...changesOf(node, parents, source, fromDrizzle))
    for (const child of childrenOf(node)) visit(child, [node, ...parents])
  }
  visit(program as unknown as Node, [])
  return unique(found)
    .sort((one, other) => one.start - other.start || one.end - other.end)
    .map((change) => describe(file, source, change))
}

export function applyMutant({ start, end, replacement, needs }: Change, source: string): string {
  const mutated = source.slice(0, start) + replacement + source.slice(end)
  return needs ? `${mutated}\nimport { ${needs} as mutated } from 'drizzle-orm'\n` : mutated
}

function describe(file: string, source: string, change: Change): Mutant {
  const lineStart = source.lastIndexOf('\n', change.start - 1) + 1
  const lineEnd = source.indexOf('\n', change.start)
  const original = oneLine(source.slice(change.start, change.end))
  return {
    file,
    line: source.slice(0, change.start).split('\n').length,
    code: source.slice(lineStart, lineEnd < 0 ? undefined : lineEnd).trim(),
    change: `${original} → ${oneLine(change.needs ?? change.replacement) || 'nothing'}`,
    ...change,
  }
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

function unique(changes: Change[]): Change[] {
  return [
    ...new Map(
      changes.map((one) => [`${one.start} ${one.end} ${one.replacement} ${one.needs}`, one]),
    ).values(),
  ]
}

function learnImports(node: Node, names: Set<string>): void {
  if ((node.source as { value: string }).value !== 'drizzle-orm') return
  for (const { local } of node.specifiers as { local: { name: string } }[]) names.add(local.name)
}

/** Types, and what is no more than the name of something, change nothing at run time. */
function isType({ type }: Node): boolean {
  const keepsItsValue = ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'].includes(type)
  return (type.startsWith('TS') && !keepsItsValue) || /^(Import|ExportAll)/.test(type)
}

function childrenOf(node: Node): Node[] {
  const children = Object.entries(node).flatMap(([name, value]) => {
    // The key of a property is a name; a module's address is no value.
    if (name === 'typeAnnotation' || (name === 'key' && !node.computed) || name === 'source') return []
    return Array.isArray(value) ? value : [value]
  })
  return children.filter(
    (child): child is Node => typeof child === 'object' && child !== null && typeof child.type === 'string',
  )
}

function changesOf(node: Node, parents: Node[], source: string, fromDrizzle: Set<string>): Change[] {
  switch (node.type) {
    case 'BinaryExpression':
      return binary(node, parents, source)
    case 'LogicalExpression':
      return operator(node, source, { '&&': ['||'], '||': ['&&'], '??': ['&&'] })
    case 'UnaryExpression':
      return node.operator === '!' ? [replace(node, textOf(node.argument as Node, source))] : []
    case 'ConditionalExpression':
    case 'IfStatement':
      return ['true', 'false'].map((replacement) => replace(node.test as Node, replacement))
    case 'Literal':
      return literal(node, parents)
    case 'TemplateLiteral':
      return template(node, parents, source)
    case 'ArrayExpression':
      return array(node, source)
    case 'ExpressionStatement':
      return statement(node)
    case 'CallExpression':
      return call(node, source, fromDrizzle)
    default:
      return []
  }
}

const replace = ({ start, end }: Node, replacement: string): Change => ({ start, end, replacement })
const textOf = ({ start, end }: Node, source: string) => source.slice(start, end)

const BOUNDARIES: Record<string, string> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' }
const OPPOSITES: Record<string, string> = {
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
  '===': '!==',
  '!==': '===',
}
const ARITHMETIC: Record<string, string> = { '+': '-', '-': '+', '*': '/', '/': '*', '%': '*' }

function binary(node: Node, parents: Node[], source: string): Change[] {
  const { operator: sign, left, right } = node as unknown as { operator: string; left: Node; right: Node }
  const [parent] = parents
  // What decides an `if` is replaced as a whole already.
  const decides = parent && 'test' in parent && parent.test === node
  const signs = [BOUNDARIES[sign], decides ? undefined : OPPOSITES[sign]]
  const joinsText = sign === '+' && [left, right].some(isText)
  if (!joinsText) signs.push(ARITHMETIC[sign])
  return operator(node, source, { [sign]: signs.filter((one) => one !== undefined) })
}

function isText(node: Node): boolean {
  if (node.type === 'BinaryExpression') return isText(node.left as Node) || isText(node.right as Node)
  return node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string')
}

function operator(node: Node, source: string, swaps: Record<string, string[]>): Change[] {
  const sign = node.operator as string
  const start = source.indexOf(sign, (node.left as Node).end)
  return (swaps[sign] ?? []).map((replacement) => ({ start, end: start + sign.length, replacement }))
}

function literal(node: Node, parents: Node[]): Change[] {
  const { value, regex } = node as Node & { regex?: { pattern: string; flags: string } }
  if (regex) return anchors(node, regex)
  if (typeof value === 'number') return [replace(node, String(value + 1))]
  if (typeof value === 'boolean') return [replace(node, String(!value))]
  if (typeof value !== 'string' || isMessage(parents)) return []
  return [replace(node, value === '' ? "'mutated'" : "''")]
}

function anchors(node: Node, { pattern, flags }: { pattern: string; flags: string }): Change[] {
  const without = [pattern.replace(/^\^/, ''), pattern.replace(/(?<!\\)\$$/, '')]
  return without
    .filter((one) => one !== pattern && one !== '')
    .map((one) => replace(node, `/${one}/${flags}`))
}

/** The words of an error or a log line are for people; no rule hangs on them. */
function isMessage(parents: Node[]): boolean {
  return parents.some((parent) => {
    const callee = parent.callee as (Node & { name?: string; object?: { name?: string } }) | undefined
    if (parent.type === 'NewExpression') return /Error$/.test(callee?.name ?? '')
    return parent.type === 'CallExpression' && /^(log|console)$/.test(callee?.object?.name ?? '')
  })
}

function template(node: Node, parents: Node[], source: string): Change[] {
  if (parents[0]?.type === 'TaggedTemplateExpression' || isMessage(parents)) return []
  return textOf(node, source) === '``' ? [] : [replace(node, "''")]
}

/** More than this are a list of words rather than a rule: its ends stand for all. */
const MOST_ELEMENTS = 8

function array(node: Node, source: string): Change[] {
  const elements = (node.elements as (Node | null)[]).filter((element) => element !== null)
  if (elements.length === 0) return []
  const dropped = elements.length > MOST_ELEMENTS ? [elements[0], elements.at(-1)] : elements
  const without = (gone: Node | undefined) =>
    `[${elements
      .filter((element) => element !== gone)
      .map((element) => textOf(element, source))
      .join(', ')}]`
  return [replace(node, '[]'), ...dropped.map((element) => replace(node, without(element)))]
}

/** What is done for its effect alone is left out. */
function statement(node: Node): Change[] {
  const expression = node.expression as Node
  const done = expression.type === 'AwaitExpression' ? (expression.argument as Node) : expression
  const isEffect = ['CallExpression', 'AssignmentExpression', 'UpdateExpression'].includes(done.type)
  return isEffect ? [replace(node, '{}')] : []
}

const DRIZZLE: Record<string, string> = {
  ...{ gt: 'gte', gte: 'gt', lt: 'lte', lte: 'lt', eq: 'ne', ne: 'eq', and: 'or', or: 'and' },
  ...{ asc: 'desc', desc: 'asc', inArray: 'notInArray', exists: 'notExists', isNotNull: 'isNull' },
}
const METHODS: Record<string, string> = {
  ...{ some: 'every', every: 'some', startsWith: 'endsWith', endsWith: 'startsWith', min: 'max', max: 'min' },
}
const LEFT_OUT = ['filter', 'trim', 'toLowerCase', 'toUpperCase', 'sort', 'toSorted', 'reverse', 'slice']

function call(node: Node, source: string, fromDrizzle: Set<string>): Change[] {
  const callee = node.callee as Node & { name?: string; property?: Node & { name?: string }; object?: Node }
  if (callee.type === 'Identifier') {
    const needs = fromDrizzle.has(callee.name ?? '') ? DRIZZLE[callee.name ?? ''] : undefined
    return needs ? [{ ...replace(callee, 'mutated'), needs }] : []
  }
  const name = callee.property?.name ?? ''
  if (callee.type !== 'MemberExpression' || callee.computed || !callee.property || !callee.object) return []
  const other = Object.hasOwn(METHODS, name) ? METHODS[name] : undefined
  if (other) return [replace(callee.property, other)]
  return LEFT_OUT.includes(name) ? [replace(node, textOf(callee.object, source))] : []
}
