import type { Context } from '../../platform/context.ts'
import type { Completion } from './contract.ts'
import { noteOrigin } from './origin.ts'
import { ownKindName } from './own-kinds.ts'
import type { Term } from './parse-query.ts'
import { readOtherwise } from './read-otherwise.ts'
import { findStems } from './stems.ts'
import { meantBy } from './synonyms.ts'
import { lookThrough } from './title-index.ts'
import { titlesOf } from './titles.ts'

const MAX_COMPLETIONS = 8

/**
 * Titles that a half-typed search may mean, each once. They are searched in memory; only correcting a spelling is
 * queued.
 */
export async function complete(context: Context, query: string): Promise<Completion[]> {
  const terms = await meantBy(context, query.toLowerCase())
  await noteOrigin(context)
  if (terms.length === 0) return []
  const found = await findTitles(context, terms)
  if (found.length > 0) return found
  return context.queue.run(context, async () => {
    const reading = await readOtherwise(context, terms)
    return reading ? findTitles(context, reading.terms) : []
  })
}

async function findTitles(context: Context, terms: Term[]): Promise<Completion[]> {
  const stemsOf = await findStems(context, terms)
  const found = lookThrough(await titlesOf(context), terms, stemsOf, MAX_COMPLETIONS)
  return found.map((one) => {
    const name = ownKindName(one.kind, context.locale, 'one')
    return name ? { ...one, kind_name: name } : one
  })
}
