import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { UnreadableFeed } from './unreadable-feed.ts'

export interface Element {
  name: string
  text: string
  attributes: { name: string; text: string }[]
  children: Element[]
}

const ATTRIBUTES = ':@'
const TEXT = '#text'
type Node = Record<string, unknown>

/** Every value is text: what looks like a number, such as a key with a leading zero, stays as it is written. */
const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  maxNestedTags: 20,
})

/**
 * Reads a document into elements. A document type is refused before anything is read: entities of one's own are how a small
 * file becomes a large one, or reads what is not its own, and no export of events needs them.
 */
export function readXml(text: string): Element {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new UnreadableFeed('hasEntities')
  const [root] = nodesOf(parse(text)).map(elementOf)
  if (!root) throw new UnreadableFeed('notXml')
  return root
}

function parse(text: string): unknown {
  const content = text.replace(/^\uFEFF/, '').trimStart()
  if (XMLValidator.validate(content) !== true) throw new UnreadableFeed('notXml')
  try {
    return parser.parse(content)
  } catch {
    // Nested too deeply, or something else that the parser refuses.
    throw new UnreadableFeed('notXml')
  }
}

const nodesOf = (value: unknown): Node[] =>
  (Array.isArray(value) ? (value as Node[]) : []).filter((node) => !(TEXT in node))

function elementOf(node: Node): Element {
  const name = Object.keys(node).find((key) => key !== ATTRIBUTES) ?? ''
  const content = Array.isArray(node[name]) ? (node[name] as Node[]) : []
  return {
    name,
    text: content.map((part) => (TEXT in part ? String(part[TEXT]) : '')).join(''),
    attributes: Object.entries((node[ATTRIBUTES] ?? {}) as Node).map(([name, value]) => ({
      name,
      text: String(value),
    })),
    children: nodesOf(content).map(elementOf),
  }
}
