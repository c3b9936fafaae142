import { useRef } from 'react'
import { LOCALE_NAMES, LOCALES } from '../../contract/locale.ts'
import { accounts } from '../../domains/accounts/endpoints.ts'
import { step } from '../desk/actions.ts'
import { openBlocksAtEnd, openBlocksBelow } from '../desk/blocks-menu.ts'
import { currentVisit, desk, type Panel, showAlert, useDesk, useWords, words } from '../desk/desk.ts'
import { useCanStep } from '../desk/use-live.ts'
import { Others } from '../others/others.tsx'
import { setEditing } from '../page/mode.ts'
import { pageLinks } from '../page/page-links.ts'
import { otherLanguage } from '../translation/other-language.ts'
import { Icon } from './icons.tsx'
import { PublishButton } from './publish-button.tsx'
import { SaveLine } from './save-line.tsx'
import { ToolButton } from './tool-button.tsx'
import styles from './tools.module.css'
import { VisitorsView } from './visitors-view.tsx'
import { walk } from './walk.ts'
import { WidthMenu } from './width-menu.tsx'

/**
 * 1 §2 Layouts, editor header: everything about the page, in one line at the lower edge of the window, where it covers
 * nothing.
 */
export function Toolbar() {
  const t = useWords()
  const bar = useRef<HTMLDivElement>(null)
  const isEditing = useDesk((value) => value.isEditing)
  const hasArea = useDesk((value) => value.area !== null)
  const panel = useDesk((value) => value.panel)
  const canUndo = useCanStep('undo')
  const canRedo = useCanStep('redo')
  const { change, list, other, isPage } = pageLinks()
  const toggle = (name: Panel) => desk.set({ panel: panel === name ? null : name })
  return (
    <div
      ref={bar}
      className={styles.bar}
      role="toolbar"
      aria-label={t.toolbar}
      onKeyDown={(event) => walk(event, bar.current)}
    >
      <fieldset className={styles.modes}>
        <legend className={styles.spoken}>{t.mode}</legend>
        <button type="button" aria-pressed={!isEditing} onClick={() => setEditing(false)}>
          {t.view}
        </button>
        <button type="button" aria-pressed={isEditing} onClick={() => setEditing(true)}>
          {t.edit}
        </button>
      </fieldset>
      {isEditing && hasArea && (
        <>
          <button
            type="button"
            className={styles.strong}
            data-tour="blocks"
            onClick={addBlock}
            aria-label={t.blocks}
            title={`${t.addBlock} (Ctrl+↵)`}
          >
            <Icon name="plus" />
            <span className={styles.wide}>{t.blocks}</span>
          </button>
          <ToolButton
            icon="undo"
            label={t.undo}
            keys="Ctrl+Z"
            disabled={!canUndo}
            onClick={() => void step('undo')}
          />
          <ToolButton
            icon="redo"
            label={t.redo}
            keys="Ctrl+Shift+Z"
            disabled={!canRedo}
            onClick={() => void step('redo')}
          />
          <SaveLine />
          <Others />
          <span className={styles.space} />
          <ToolButton
            icon="outline"
            label={t.outline}
            aria-pressed={panel === 'outline'}
            onClick={() => toggle('outline')}
          />
          {LOCALES.length > 1 && (
            <ToolButton
              icon="translation"
              label={t.translation}
              aria-pressed={panel === 'translation'}
              onClick={() => toggle('translation')}
            />
          )}
          <ToolButton
            icon="history"
            label={t.history}
            aria-pressed={panel === 'history'}
            onClick={() => toggle('history')}
          />
        </>
      )}
      {!isEditing && isPage && <VisitorsView />}
      {list && (
        <a className={styles.way} href={list}>
          {t.editList}
        </a>
      )}
      {!(isEditing && hasArea) && <span className={styles.space} />}
      <WidthMenu />
      {other && (
        <a className={styles.way} href={other} title={t.otherLanguage}>
          {LOCALE_NAMES[otherLanguage()].name}
          <span className={styles.spoken}>: {t.otherLanguage}</span>
        </a>
      )}
      {change && (
        <a className={`${styles.way} ${styles.wide}`} href={change}>
          {t.editItem}
        </a>
      )}
      <ToolButton
        icon="help"
        className={styles.roomy ?? ''}
        label={t.shortcuts}
        keys="Ctrl+/"
        aria-pressed={panel === 'shortcuts'}
        onClick={() => toggle('shortcuts')}
      />
      <button type="button" className={`${styles.way} ${styles.wide}`} onClick={() => void logOut()}>
        {t.logOut}
      </button>
      {isEditing && hasArea && <PublishButton />}
    </div>
  )
}

/** After the selected module, or at the end of the page. */
function addBlock(): void {
  const { selected } = desk.get()
  if (selected) openBlocksBelow(selected)
  else openBlocksAtEnd()
}

/** Waiting writes are sent first; those that cannot be sent stay in this browser for the same person. */
async function logOut(): Promise<void> {
  const { area } = desk.get()
  try {
    await area?.live.send()
    await currentVisit().call(accounts.logout, {} as never)
    location.assign(location.pathname)
  } catch {
    showAlert({ kind: 'error', text: words().failed })
  }
}
