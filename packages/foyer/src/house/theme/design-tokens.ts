import { SetupError } from '../setup-error.ts'
import type { ThemeChoice } from './roles.ts'

interface Token {
  $value: unknown
}

/** A reference to another token, such as `{colours.page.figure}`. */
const REFERENCE = /^\{([^{}]+)\}$/
/** More are a circle. */
const DEEPEST = 20

/**
 * A theme from design tokens (JSON in the form of the Design Tokens Community Group), whose groups and names are those of the roles:
 * `{ "colours": { "page": { "ground": { "$value": "#fff" } } } }`. What it says is checked as that of any theme.
 */
export function fromDesignTokens(tokens: object): ThemeChoice {
  const read = (node: unknown): unknown => {
    if (isToken(node)) return readValue(tokens, node.$value)
    if (!isGroup(node)) throw new SetupError(`theme/theme.ts: ${JSON.stringify(node)} is no design token.`)
    const parts = Object.entries(node).filter(([name]) => !name.startsWith('$'))
    return Object.fromEntries(parts.map(([name, part]) => [name, read(part)]))
  }
  return familiesIn(read(tokens) as ThemeChoice)
}

function readValue(tokens: object, value: unknown, depth = 0): unknown {
  const [, name] = (typeof value === 'string' && REFERENCE.exec(value)) || []
  if (name !== undefined) {
    const token = name.split('.').reduce<unknown>((node, part) => (isGroup(node) ? node[part] : null), tokens)
    if (!isToken(token) || depth > DEEPEST)
      throw new SetupError(`theme/theme.ts: the design token {${name}} leads nowhere.`)
    return readValue(tokens, token.$value, depth + 1)
  }
  if (typeof value === 'number') return String(value)
  if (!isGroup(value)) return value
  // A dimension, or a colour with its parts.
  if ('unit' in value) return `${value.value}${value.unit}`
  return 'hex' in value ? value.hex : value
}

/** A font family is a list of names, or one name. */
function familiesIn(theme: ThemeChoice): ThemeChoice {
  if (!theme.faces) return theme
  const faces = Object.entries(theme.faces).map(([role, face]) => {
    const family: unknown = isGroup(face) && 'family' in face ? face.family : face
    return [role, { family: Array.isArray(family) ? family : [family] }]
  })
  return { ...theme, faces: Object.fromEntries(faces) }
}

function isGroup(node: unknown): node is Record<string, unknown> {
  return typeof node === 'object' && node !== null && !Array.isArray(node)
}

function isToken(node: unknown): node is Token {
  return isGroup(node) && '$value' in node
}
