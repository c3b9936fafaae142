import { useRef } from 'react'
import type { Tree } from '../../module-tree/tree.ts'
import { kindsIn } from '../blocks/standing.ts'
import { addItemBehind, duplicate, moveModule, removeModule } from '../desk/actions.ts'
import { openBlocksBelow } from '../desk/blocks-menu.ts'
import { copyModule } from '../desk/clipboard.ts'
import { desk, useDesk, useWords } from '../desk/desk.ts'
import { useLive } from '../desk/use-live.ts'
import { startDrag } from './drag.ts'
import styles from './frames.module.css'
import { RichToolbar } from './rich-toolbar.tsx'
import { ToolButton } from './tool-button.tsx'
import type { Box } from './use-measured.ts'
import { walk } from './walk.ts'

/** The height of the bar with a small margin. */
const BAR = 34
/** The width of the bar of a block with a long name. */
const BAR_WIDTH = 440
/** The width of a panel at the right. */
const PANEL = 366

/** The tools of the selected module, above its frame; inside it if there is no room above. */
export function Handle({ id, name, box }: { id: string; name: string; box: Box }) {
  const isWriting = useDesk(({ rich }) => rich !== null)
  const hasPanel = useDesk(({ panel }) => panel !== null)
  const room = isWriting ? BAR * 2 : BAR
  // If the block is too far to the right, the bar begins further to the left.
  const left = `min(${Math.max(box.left, 0)}px, max(8px, calc(100vw - ${BAR_WIDTH + (hasPanel ? PANEL : 8)}px)))`
  const maxWidth = `max(300px, calc(100vw - ${hasPanel ? PANEL : 8}px - ${left}))`
  return (
    <div className={styles.along} style={{ top: box.top, left, height: box.height, maxWidth }}>
      <div
        className={styles.tools}
        data-above={box.top - room > 48 || undefined}
        data-writing={isWriting || undefined}
      >
        <Bar id={id} name={name} />
        {/* Beside the tools, where it does not cover the text. */}
        <RichToolbar />
      </div>
    </div>
  )
}

function Bar({ id, name }: { id: string; name: string }) {
  const t = useWords()
  const bar = useRef<HTMLDivElement>(null)
  const parent = useLive(({ live }) => live.tree().nodes.get(id)?.parent ?? null, null)
  // An item of a list, such as a teaser, can only be moved within its list.
  const isItem = useLive(({ live }) => isInList(live.tree(), id), false)
  return (
    <div
      ref={bar}
      className={styles.handle}
      role="toolbar"
      aria-label={name}
      data-handle={id}
      onKeyDown={(event) => walk(event, bar.current)}
    >
      {!isItem && (
        <ToolButton
          icon="drag"
          label={t.drag}
          onPointerDown={(event) => startDrag(event, id)}
          tabIndex={-1}
        />
      )}
      <span className={styles.name}>{name}</span>
      <ToolButton icon="up" label={t.moveUp} keys="Alt+Shift+↑" onClick={() => moveModule(id, 'up')} />
      <ToolButton icon="down" label={t.moveDown} keys="Alt+Shift+↓" onClick={() => moveModule(id, 'down')} />
      <ToolButton
        icon="settings"
        label={t.settings}
        keys="Ctrl+E"
        onClick={() => desk.set(({ panel }) => ({ panel: panel === 'form' ? null : 'form' }))}
      />
      <ToolButton
        icon="plus"
        label={isItem ? t.addItem(name) : t.insertBelow}
        keys="Ctrl+↵"
        onClick={() => addItemBehind(id) || openBlocksBelow(id)}
      />
      <ToolButton icon="duplicate" label={t.duplicate} keys="Ctrl+D" onClick={() => duplicate(id)} />
      <ToolButton icon="copy" label={t.copy} keys="Ctrl+Shift+C" onClick={() => void copyModule(id)} />
      {parent && <ToolButton icon="outer" label={t.outer} onClick={() => desk.set({ selected: parent })} />}
      <ToolButton icon="remove" label={t.remove} keys="Ctrl+Shift+⌫" onClick={() => removeModule(id)} />
    </div>
  )
}

function isInList(tree: Tree, id: string): boolean {
  const node = tree.nodes.get(id)
  return node !== undefined && kindsIn(tree, node) !== null
}
