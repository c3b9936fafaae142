import type { ComponentType } from 'react'
import type { Bilingual } from '../contract/locale.ts'

/** What a panel says about itself: `office/<name>.tsx` exports it as `panel`. */
export interface Panel {
  title: Bilingual
  /** For whom: all editors unless given. */
  access?: 'editor' | 'admin'
  /** On the first page of the back-office, or on a page of its own at `/admin/house/<name>/`. */
  place?: 'home' | 'page'
}

/** A file of `office/`. */
export interface PanelFile {
  name: string
  panel: Panel
  View: ComponentType
}

export function definePanel(panel: Panel): Panel {
  return panel
}
