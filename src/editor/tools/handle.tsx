import { type KeyboardEvent, useRef } from 'react'
import type { Tree } from '../../documents/tree/tree.ts'
import { kindsIn } from '../blocks/standing.ts'
import { addItemBehind, duplicate, moveModule, removeModule } from '../desk/actions.ts'
import { openBlocksBelow } from '../desk/blocks-menu.ts'
import { copyModule } from '../desk/clipboard.ts'
import { desk, useDesk, useWords } from '../desk/desk.ts'
import { useLive } from '../desk/use-live.ts'
import { startDrag } from './drag.ts'
import styles from './frames.module.css'
import { ToolButton } from './tool-button.tsx'
import type { Box } from './use-measured.ts'

/** As tall as the bar itself, with a little air. */
const BAR = 34

/** The tools of the selected block, above its frame; inside it where there is no room above. */
export function Handle({ id, name, box }: { id: string; name: string; box: Box }) {
  const t = useWords()
  const bar = useRef<HTMLDivElement>(null)
  const isWriting = useDesk(({ rich }) => rich !== null)
  const parent = useLive(({ live }) => live.tree().nodes.get(id)?.parent ?? null, null)
  // An item of a list, such as a teaser, has a place only among its like.
  const isItem = useLive(({ live }) => isInList(live.tree(), id), false)
  const room = isWriting ? BAR * 2 : BAR
  const top = box.top - room > 48 ? box.top - BAR : box.top
  return (
    <div
      ref={bar}
      className={styles.handle}
      style={{ top, left: Math.max(box.left, 0) }}
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

/** Toolbar (ARIA Authoring Practices): the arrows walk along it. */
export function walk(event: KeyboardEvent, bar: HTMLElement | null): void {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
  if (step === 0 || !bar || event.altKey || event.ctrlKey || event.target instanceof HTMLInputElement) return
  const buttons = [...bar.querySelectorAll<HTMLElement>('button:not(:disabled), a[href], select')]
  const at = buttons.indexOf(document.activeElement as HTMLElement)
  buttons[(at + step + buttons.length) % buttons.length]?.focus()
  event.preventDefault()
}
