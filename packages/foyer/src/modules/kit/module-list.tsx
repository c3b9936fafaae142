import { memo, useRef } from 'react'
import { loadedView, type Width, widthOf } from '../loaded-views.ts'
import { useAppearance } from './appearance.ts'
import type { Module } from './define-module.ts'
import { type ListProps, useEditableParts } from './editable.tsx'
import styles from './module-list.module.css'

const CELLS: Record<Exclude<Width, 'full'>, string> = {
  // 1 §9 Default page grid classes.
  text: 'cell medium-10 xlarge-6',
  broad: 'cell small-12 xlarge-10',
}

/** The modules of a page or a section. `source` is the document that contains them, for viewers who may edit it. */
export function ModuleList({ modules, source }: ListProps) {
  const List = useEditableParts()?.List ?? ModuleRuns
  return <List modules={modules} source={source} />
}

/** Some modules take the full width; a run of others shares one column of the page's grid. */
export function ModuleRuns({ modules }: ListProps) {
  return runsOf(modules).map(({ width, run: [first, ...rest] }) =>
    width === 'full' ? (
      <ModuleView key={first.id} module={first} />
    ) : (
      <div key={first.id} className={`${styles.run} grid-x align-center`}>
        <div className={CELLS[width]}>
          {[first, ...rest].map((module) => (
            <ModuleView key={module.id} module={module} />
          ))}
        </div>
      </div>
    ),
  )
}

interface Run {
  width: Width
  run: [Module, ...Module[]]
}

/** Groups neighbours of the same width that are not in a section. */
function runsOf(modules: Module[]): Run[] {
  const runs: Run[] = []
  for (const [place, module] of modules.entries()) {
    const width = widthIn(module, modules.slice(place + 1))
    const current = runs.at(-1)
    if (current && width !== 'full' && current.width === width) current.run.push(module)
    else runs.push({ width, run: [module] })
  }
  return runs
}

/**
 * A headline has the width of the module it belongs to, so that it is above it and not beside it; several headlines
 * have the same.
 */
function widthIn(module: Module, following: Module[]): Width {
  const announced = following.find(({ model }) => model !== 'headline')
  const isAbove = module.model === 'headline' && announced && widthOf(announced) !== 'text'
  return isAbove ? 'broad' : widthOf(module)
}

/**
 * One module. A module whose view was not loaded shows nothing instead of breaking the page, and so does one whose
 * period is over.
 */
export const ModuleView = memo(function ModuleView({ module }: { module: Module }) {
  const block = useRef<HTMLDivElement>(null)
  // The modules in a section appear one by one; the section itself does not.
  useAppearance(block, module.model !== 'section')
  const parts = useEditableParts()
  const View = loadedView(module.model)
  if (!View || module.is_online === false) return null
  const anchor = typeof module.anchor === 'string' ? module.anchor : ''
  return (
    <div
      ref={block}
      className={styles.block}
      data-model={module.model}
      data-module={parts && module.id}
      data-ground={module.model === 'section' ? String(module.extra_class) : undefined}
      data-close={module.decrease_distance === true || undefined}
      id={anchor || undefined}
    >
      <View module={module} />
    </div>
  )
})
