import type { ComponentType } from 'react'
import { type Panel, useDesk } from '../desk/desk.ts'
import { FormPanel } from '../form/form-panel.tsx'
import { Palette } from '../palette/palette.tsx'
import { ConflictPanel } from '../panels/conflict-panel.tsx'
import { HistoryPanel } from '../panels/history-panel.tsx'
import { OutlinePanel } from '../panels/outline-panel.tsx'
import { PublishPanel } from '../panels/publish-panel.tsx'
import { ShortcutsPanel } from '../panels/shortcuts-panel.tsx'
import { Tour } from '../tour/tour.tsx'
import { TranslationPanel } from '../translation/translation-panel.tsx'
import { Alert } from './alert.tsx'
import { BlocksMenu } from './blocks-menu.tsx'
import { Frames } from './frames.tsx'
import { LoginModal } from './login-modal.tsx'
import { NewLink } from './new-link.tsx'
import { Toolbar } from './toolbar.tsx'
import '../../ui/tool-colours.css'
import styles from './tools.module.css'

const PANELS: Record<Panel, ComponentType> = {
  form: FormPanel,
  history: HistoryPanel,
  publish: PublishPanel,
  outline: OutlinePanel,
  conflicts: ConflictPanel,
  shortcuts: ShortcutsPanel,
  translation: TranslationPanel,
}

/** All tools, in a React tree beside the page's. */
export function Tools() {
  const isEditing = useDesk((value) => value.isEditing)
  const hasToolbar = useDesk((value) => value.hasToolbar)
  const panel = useDesk((value) => value.panel)
  const OpenPanel = panel && PANELS[panel]
  // Empty at first, like the element that is hydrated.
  const isOpen = useDesk((value) => value.visit !== null)
  if (!isOpen) return null
  return (
    <div className={styles.host}>
      {isEditing && <Frames />}
      {OpenPanel && <OpenPanel />}
      {hasToolbar && <Toolbar />}
      {/* Room at the end of the page, so that it can be scrolled above the bar. */}
      {hasToolbar && <div className={styles.room} />}
      {isEditing && <BlocksMenu />}
      {isEditing && <NewLink />}
      {isEditing && <Palette />}
      {isEditing && hasToolbar && <Tour />}
      <Alert />
      <LoginModal />
    </div>
  )
}
