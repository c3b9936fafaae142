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

/** Values stay text: a key with a leading zero must not become a number. */
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
 * Parses a document into elements. A document type is refused before parsing: entities can make a small file huge or
 * read other files, and exports of events do not need them.
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
    // Nested too deeply, or refused by the parser for another reason.
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
