import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type CallExpression, type Node, parseSync, Visitor } from 'oxc-parser'

export interface Expression {
  file: string
  line: number
  /** As written in the file. */
  text: string
  /** Null where it is composed at run time. */
  source: string | null
  flags: string
}

/** Every regular expression in a set of files: literals and calls of `RegExp`. */
export function readExpressions(root: string, files: string[]): Expression[] {
  return files.flatMap((file) => expressionsIn(file, readFileSync(path.join(root, file), 'utf8')))
}

function expressionsIn(file: string, code: string): Expression[] {
  const { program, errors } = parseSync(file, code)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  const found: Expression[] = []
  const add = (node: Node, source: string | null, flags: string) => {
    const line = code.slice(0, node.start).split('\n').length
    found.push({ file, line, text: code.slice(node.start, node.end), source, flags })
  }
  const addCall = (node: Pick<CallExpression, 'callee' | 'arguments'> & Node) => {
    if (node.callee.type !== 'Identifier' || node.callee.name !== 'RegExp') return
    const [pattern, flags] = node.arguments
    // The literal is found separately.
    if (pattern?.type === 'Literal' && 'regex' in pattern) return
    const given = flags ? written(flags) : ''
    add(node, given === null ? null : written(pattern), given ?? '')
  }
  new Visitor({
    Literal(node) {
      if ('regex' in node) add(node, node.regex.pattern, node.regex.flags)
    },
    NewExpression: addCall,
    CallExpression: addCall,
  }).visit(program)
  return found
}

/** The text of a node, where it is a constant. */
function written(node: Node | undefined): string | null {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0)
    return node.quasis[0]?.value.cooked ?? null
  return null
}
