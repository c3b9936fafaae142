import jsonld from 'jsonld'
import { expect } from 'vitest'

type Node = Record<string, unknown>

const SCHEMA = 'https://schema.org/'
/** The context of schema.org as far as it matters here: every word is one of its words. Nothing is loaded from outside. */
const CONTEXT = { '@vocab': SCHEMA, id: '@id', type: '@type' }
const documentLoader = async (url: string) => {
  if (url !== 'https://schema.org') throw new Error(`${url} is not to be loaded.`)
  return { documentUrl: url, document: { '@context': CONTEXT } }
}

/** The descriptions in a page for search engines, each read by a foreign library, without loss. */
export async function readGraphs(html: string): Promise<Node[]> {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  const graphs = scripts.map(([, json]) => JSON.parse(json as string) as Node)
  for (const graph of graphs) {
    const [expanded] = await jsonld.expand(graph, { documentLoader, safe: true })
    expect(expanded?.['@type'], JSON.stringify(graph)).toBeDefined()
    const triples = await jsonld.toRDF(graph, {
      documentLoader,
      format: 'application/n-quads',
    })
    expect(String(triples)).toContain(`<${SCHEMA}`)
  }
  return graphs
}

/** The one of a type, or of any of several. */
export function graphOf(graphs: Node[], ...types: string[]): Node | undefined {
  return graphs.find((graph) => types.includes(String(graph['@type'])))
}
