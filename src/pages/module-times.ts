import { definitionOf } from '../modules/catalog.ts'
import type { Module } from '../modules/kit/nested-fields.ts'
import type { Context } from '../platform/context.ts'
import { isEditor } from '../platform/viewer.ts'
import { type Definitions, mapNested } from './nested-modules.ts'

/**
 * The modules whose time it is (`online_from`, `online_to`), to the minute. Editors receive the others too, marked as not
 * online, so that they can be edited; no view shows those.
 */
export function shownNow(context: Context, modules: Module[], known: Definitions = definitionOf): Module[] {
  return modules
    .flatMap((module) => {
      const definition = known(module.model)
      if (!definition) return []
      const nested = mapNested(definition, module, (list, _, definitions) =>
        shownNow(context, list as Module[], definitions),
      ) as Module
      if (isItsTime(context, module)) return [nested]
      return isEditor(context.viewer) ? [{ ...nested, is_online: false }] : []
    })
    .map((module, order) => ({ ...module, order }))
}

function isItsTime({ clock, reads }: Context, { online_from, online_to }: Module): boolean {
  const now = clock.now()
  const from = typeof online_from === 'string' ? new Date(online_from) : null
  const to = typeof online_to === 'string' ? new Date(online_to) : null
  if (to && to <= now) return false
  if (from && from > now) {
    reads.until(from)
    return false
  }
  if (to) reads.until(to)
  return true
}
