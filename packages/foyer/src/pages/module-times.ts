import { definitionOf } from '../modules/catalog.ts'
import type { Module } from '../modules/kit/define-module.ts'
import type { Context } from '../platform/context.ts'
import { isEditor } from '../platform/viewer.ts'
import { type Definitions, mapNested } from './nested-modules.ts'

type Moment = Pick<Context, 'clock' | 'reads'>

/**
 * Leaves out modules that are not shown at the moment (`online_from`, `online_to`; to the minute). Editors receive them as well,
 * marked as not online, so that they can edit them; no view shows those.
 */
export function shownNow(context: Moment & Pick<Context, 'viewer'>, modules: Module[]): Module[] {
  const rest = (module: Module) => (isEditor(context.viewer) ? [{ ...module, is_online: false }] : [])
  return keep(modules, (module) => (isItsTime(context, module) ? [module] : rest(module)))
}

/** Modules that visitors see now and that have no end: for the search index, which is not updated at the moment one ends. */
export function shownFromNowOn(moment: Moment, modules: Module[]): Module[] {
  return keep(modules, (module) =>
    isItsTime(moment, module) && typeof module.online_to !== 'string' ? [module] : [],
  )
}

function keep(
  modules: Module[],
  choose: (module: Module) => Module[],
  known: Definitions = definitionOf,
): Module[] {
  return modules
    .flatMap((module) => {
      const definition = known(module.model)
      if (!definition) return []
      return choose(
        mapNested(definition, module, (list, _, definitions) =>
          keep(list as Module[], choose, definitions),
        ) as Module,
      )
    })
    .map((module, order) => ({ ...module, order }))
}

function isItsTime({ clock, reads }: Moment, { online_from, online_to }: Module): boolean {
  const now = clock.now()
  const from = momentOf(online_from)
  const to = momentOf(online_to)
  if (to && to <= now) return false
  if (from && from > now) {
    reads.until(from)
    return false
  }
  if (to) reads.until(to)
  return true
}

function momentOf(value: unknown): Date | null {
  return typeof value === 'string' ? new Date(value) : null
}
