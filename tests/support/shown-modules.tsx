import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import type { Module } from '../../packages/foyer/src/modules/kit/define-module.ts'
import { ModuleList } from '../../packages/foyer/src/modules/kit/module-list.tsx'
import { loadViews } from '../../packages/foyer/src/modules/views.ts'

/** The modules as the server renders them on a page. */
export async function showModules(modules: Module[], path = '/de/seite'): Promise<string> {
  await loadViews(modules)
  return renderToString(
    <MemoryRouter initialEntries={[path]}>
      <ModuleList modules={modules} />
    </MemoryRouter>,
  )
}
