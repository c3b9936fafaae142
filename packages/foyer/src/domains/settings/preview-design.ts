import type { DesignSettings } from '../../contract/design-settings.ts'
import { type Call, type Endpoint, endpointKey } from '../../contract/endpoint.ts'
import { Failure } from '../../contract/errors.ts'
import { recordSchema } from '../../fields/validation.ts'
import type { Context } from '../../platform/context.ts'
import { parseIn } from '../../platform/endpoints/messages.ts'
import type { ShowPage } from '../../platform/show-page.ts'
import type { Values } from '../../saving/subject.ts'
import { design } from './settings-subjects.ts'
import { designOf } from './stored-settings.ts'
import type { designSettings } from './tables.ts'

interface Wish {
  /** The page to show, such as `/de/programm`. */
  path: string
  values: Values
}

interface Means {
  showPage: ShowPage
  /** The call by which pages read the settings. */
  settings: Endpoint
}

/**
 * A page as it would look with the unsaved values of the design form. Nothing is written, stored or announced: the
 * values are only used in this one request, so no other page is made with them.
 */
export async function previewDesign(
  context: Context,
  { path, values }: Wish,
  { showPage, settings }: Means,
): Promise<{ html: string }> {
  const parsed = parseIn(context.locale, recordSchema(design.fields), values)
  if (!parsed.ok) throw new Failure('invalid', { fields: parsed.fields })
  const shown = designOf(asRow(parsed.value as Values))
  return { html: await showPage(context, path, (call) => withDesign(call, settings, shown)) }
}

/** Replaces the design in the answer of the settings call, from which pages take it. */
function withDesign(call: Call, settings: Endpoint, design: DesignSettings): Call {
  return (async (endpoint, ...args) => {
    const answer = await call(endpoint, ...args)
    if (endpointKey(endpoint) !== endpointKey(settings)) return answer
    const { data, ...rest } = answer as { data: object }
    return { ...rest, data: { ...data, design } }
  }) as Call
}

/** Fields and columns have the same names, in snake case and in camel case. */
function asRow(values: Values) {
  const columns = Object.entries(values).map(([name, value]) => [
    name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    value,
  ])
  return Object.fromEntries(columns) as typeof designSettings.$inferSelect
}
