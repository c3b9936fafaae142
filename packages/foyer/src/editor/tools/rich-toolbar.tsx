import { useState, useSyncExternalStore } from 'react'
import { step } from '../desk/actions.ts'
import { useDesk, useWords } from '../desk/desk.ts'
import { useCanStep } from '../desk/use-live.ts'
import type { RichCommand, RichTextHandle } from '../words/rich-text-handle.ts'
import { LinkForm } from './link-form.tsx'
import styles from './rich-toolbar.module.css'
import { ToolButton } from './tool-button.tsx'
import { walk } from './walk.ts'

/** 1 §9 Rich text toolbar, exactly: bold, italic, link, two lists, undo, redo; left, center, right. */
export function RichToolbar() {
  const rich = useDesk((value) => value.rich)
  return rich ? <Bar key="bar" rich={rich} /> : null
}

const MARKS: RichCommand[] = ['bold', 'italic']
const LISTS: RichCommand[] = ['bulletList', 'orderedList']
const ALIGNMENTS: RichCommand[] = ['left', 'center', 'right']

function Bar({ rich }: { rich: RichTextHandle }) {
  const t = useWords()
  const [bar, setBar] = useState<HTMLDivElement | null>(null)
  const [isLinking, setLinking] = useState(false)
  const canUndo = useCanStep('undo')
  const canRedo = useCanStep('redo')
  // Updated with the cursor, which may have moved to other formatting.
  useSyncExternalStore(rich.subscribe, () => stateOf(rich))
  const command = (name: RichCommand) => (
    <ToolButton
      key={name}
      icon={name as 'bold'}
      label={t[name as 'bold']}
      aria-pressed={rich.isOn(name)}
      onClick={() => rich.run(name)}
    />
  )
  return (
    <div
      ref={setBar}
      className={styles.bar}
      role="toolbar"
      aria-label={t.richToolbar}
      data-rich-tools
      onPointerDown={(event) => {
        // The text keeps the cursor.
        if (!(event.target instanceof HTMLInputElement)) event.preventDefault()
      }}
      onKeyDown={(event) => walk(event, bar)}
    >
      {MARKS.map(command)}
      <ToolButton
        icon="link"
        label={t.link}
        aria-pressed={rich.link() !== null}
        aria-expanded={isLinking}
        onClick={() => setLinking(!isLinking)}
      />
      {LISTS.map(command)}
      <ToolButton icon="undo" label={t.undo} disabled={!canUndo} onClick={() => void step('undo')} />
      <ToolButton icon="redo" label={t.redo} disabled={!canRedo} onClick={() => void step('redo')} />
      {ALIGNMENTS.map(command)}
      {isLinking && (
        <LinkForm
          rich={rich}
          onDone={() => {
            setLinking(false)
            rich.focus()
          }}
        />
      )}
    </div>
  )
}

function stateOf(rich: RichTextHandle): string {
  return [...MARKS, ...LISTS, ...ALIGNMENTS].filter(rich.isOn).join() + (rich.link()?.href ?? '')
}
