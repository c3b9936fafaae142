import type { Module } from './fields.ts'
import { loadedView } from './loaded-views.ts'
import styles from './module-list.module.css'

/** The modules of a page: sections take the whole width, a run of others shares the page's default column. */
export function ModuleList({ modules }: { modules: Module[] }) {
  return runsOf(modules).map(([first, ...rest]) =>
    first.model === 'section' ? (
      <ModuleView key={first.id} module={first} />
    ) : (
      // 1 §9 Default page grid classes.
      <div key={first.id} className={`${styles.run} grid-x align-center`}>
        <div className="cell medium-10 xlarge-6">
          {[first, ...rest].map((module) => (
            <ModuleView key={module.id} module={module} />
          ))}
        </div>
      </div>
    ),
  )
}

type Run = [Module, ...Module[]]

/** Neighbours that no section has placed belong together. */
function runsOf(modules: Module[]): Run[] {
  const runs: Run[] = []
  for (const module of modules) {
    const current = runs.at(-1)
    if (current && current[0].model !== 'section' && module.model !== 'section') current.push(module)
    else runs.push([module])
  }
  return runs
}

/** One module. A view that was not loaded shows nothing rather than break the page. */
export function ModuleView({ module }: { module: Module }) {
  const View = loadedView(module.model)
  return View ? <View module={module} /> : null
}
