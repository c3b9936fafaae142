import { useEffect, useState, useSyncExternalStore } from 'react'
import type { EditableParts } from '../../modules/kit/editable.tsx'
import { ModuleRuns } from '../../modules/kit/module-list.tsx'
import { loadViews } from '../../modules/views.ts'
import { BLOCK_MODELS } from '../blocks/blocks.ts'
import { currentVisit, desk, showAlert, words } from '../desk/desk.ts'
import type { Area } from '../page/area.ts'
import { openArea } from '../page/open-area.ts'
import { AreaContext } from './area-context.ts'
import { Careful } from './careful.tsx'

/** The modules of a document while it is edited. Until the document is open, those of the page are shown. */
export const EditedList: EditableParts['List'] = ({ source, modules }) => {
  const area = useArea(source)
  return area ? <LiveList area={area} /> : <ModuleRuns modules={modules} />
}

function LiveList({ area }: { area: Area }) {
  const modules = useSyncExternalStore(area.subscribe, area.modules)
  return (
    <AreaContext value={area}>
      <Careful of={modules}>
        <ModuleRuns modules={modules} />
      </Careful>
      {modules.length === 0 && <div data-empty-area />}
    </AreaContext>
  )
}

function useArea(source: number | string | undefined): Area | null {
  const [area, setArea] = useState<Area | null>(null)
  useEffect(() => {
    if (source === undefined) return
    let isWanted = true
    let opened: Area | null = null
    const { call, locale, user } = currentVisit()
    const path = location.pathname.split('/').slice(2).join('/')
    openArea({ source, call, locale, user: user.id ?? 0, path: decodeURIComponent(path) }).then(
      (found) => {
        opened = found
        if (!isWanted) return found.close()
        setArea(found)
        desk.set({ area: found, selected: null, hovered: null })
        // Loads the views of all modules, so that an added one is shown at once.
        void loadViews(BLOCK_MODELS.map((model, order) => ({ id: model, model, parent: null, order })))
      },
      () => isWanted && showAlert({ kind: 'error', text: words().cannotOpen }),
    )
    return () => {
      isWanted = false
      setArea(null)
      if (!opened) return
      const closed = opened
      desk.set(({ area }) =>
        area === closed ? { area: null, selected: null, panel: null, inserting: null } : {},
      )
      void closed.live.send().finally(() => closed.close())
    }
  }, [source])
  return area
}
