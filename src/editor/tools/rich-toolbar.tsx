import { type FormEvent, useState, useSyncExternalStore } from 'react'
import { mendLink } from '../../contract/mend-link.ts'
import { isValidLink } from '../../contract/valid-link.ts'
import { LinkAdvice } from '../../fields/controls/link-advice.tsx'
import { step } from '../desk/actions.ts'
import { useDesk, useWords } from '../desk/desk.ts'
import { useCanStep } from '../desk/use-live.ts'
import { LinkFinder } from '../pickers/link-finder.tsx'
import type { RichCommand, RichTextHandle } from '../words/rich-text-handle.ts'
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
      {isLinking && <LinkForm rich={rich} onDone={() => setLinking(false)} />}
    </div>
  )
}

/** The address, and whether it opens in a new window (1 §9: links are not targeted by default). */
function LinkForm({ rich, onDone }: { rich: RichTextHandle; onDone(): void }) {
  const t = useWords()
  const locale = useDesk(({ visit }) => visit?.locale ?? 'de')
  const current = rich.link()
  const [href, setHref] = useState(current?.href ?? '')
  const [newWindow, setNewWindow] = useState(current?.newWindow ?? false)
  const [isFinding, setFinding] = useState(false)
  const isRight = isValidLink(href)
  const apply = (event: FormEvent) => {
    event.preventDefault()
    // A message says what was missing; the next press uses the corrected address.
    if (!isRight) return setHref(mendLink(href, locale)?.link ?? href)
    rich.setLink({ href, newWindow })
    onDone()
  }
  return (
    <>
      <form className={styles.link} onSubmit={apply}>
        <label>
          {t.address}
          <input
            // biome-ignore lint/a11y/noAutofocus: opened for typing
            autoFocus
            value={href}
            placeholder={`${location.host}/…`}
            aria-invalid={(href !== '' && !isRight) || undefined}
            onChange={({ target }) => setHref(withHost(target.value))}
          />
        </label>
        <LinkAdvice text={href} locale={locale} onTake={setHref} />
        <label className={styles.box}>
          <input
            type="checkbox"
            checked={newWindow}
            onChange={({ target }) => setNewWindow(target.checked)}
          />
          {t.newWindow}
        </label>
        <div>
          <button type="button" onClick={() => setFinding(true)}>
            {t.findLink} …
          </button>
          <button type="submit" disabled={href === ''}>
            {t.setLink}
          </button>
          {current && (
            <button
              type="button"
              onClick={() => {
                rich.setLink(null)
                onDone()
              }}
            >
              {t.removeLink}
            </button>
          )}
        </div>
      </form>
      {/* Outside the form: the finder has its own styles, and Enter in it must not submit the form. */}
      {isFinding && <LinkFinder onPick={setHref} onClose={() => setFinding(false)} />}
    </>
  )
}

/** 1 §9: links default to this host: an address of this site is stored as its path. */
function withHost(text: string): string {
  return text.startsWith(location.origin) ? text.slice(location.origin.length) || '/' : text.trim()
}

function stateOf(rich: RichTextHandle): string {
  return [...MARKS, ...LISTS, ...ALIGNMENTS].filter(rich.isOn).join() + (rich.link()?.href ?? '')
}
