import { type KeyboardEvent, type RefObject, useContext, useLayoutEffect, useRef } from 'react'
import type { EditableParts } from '../../modules/kit/editable.tsx'
import { desk } from '../desk/desk.ts'
import { fieldLabel } from '../form/labels.ts'
import { AreaContext } from './area-context.ts'
import styles from './words.module.css'
import { wordsAt, writeWords } from './write-words.ts'

/** A line of text that is edited in place. An empty one takes no room, unless it was emptied just now. */
export const EditableWords: EditableParts['Words'] = ({ of, as: Tag, value, className }) => {
  const area = useContext(AreaContext)
  const tag = useRef<HTMLElement>(null)
  const wasShown = useRef(false)
  const seen = useRef(0)
  const steps = useRef(0)
  wasShown.current ||= value !== ''
  useLayoutEffect(() => {
    const element = tag.current
    if (!element || !area || element.textContent === value) return
    const isWriting = document.activeElement === element
    const isStep = steps.current !== area.live.steps()
    // Text with the cursor is not replaced: changes of others are shown when the focus has left.
    if (isWriting && !isStep) return
    element.textContent = value
    steps.current = area.live.steps()
    seen.current = area.live.foreign(of.module, of.field)
    if (isWriting) getSelection()?.selectAllChildren(element)
    if (isWriting) getSelection()?.collapseToEnd()
  })
  if (!area) return value === '' ? null : <Tag className={className}>{value}</Tag>
  if (!wasShown.current) return null
  const show = () => {
    // A view may show another text where this one is empty.
    if (tag.current) tag.current.textContent = wordsAt(area, of) || value
  }
  return (
    <Tag
      ref={tag as RefObject<never>}
      className={`${className ?? ''} ${styles.words}`}
      data-words={`${of.module} ${of.field}`}
      data-empty={fieldLabel(area, of)}
      aria-label={fieldLabel(area, of)}
      role="textbox"
      contentEditable="plaintext-only"
      suppressContentEditableWarning
      spellCheck
      onFocus={() => {
        steps.current = area.live.steps()
        seen.current = area.live.foreign(of.module, of.field)
        desk.set({ selected: of.module })
      }}
      onInput={({ currentTarget }) =>
        writeWords(area, of, lineOf(currentTarget.textContent ?? ''), seen.current)
      }
      onKeyDown={(event) => keepOneLine(event)}
      onKeyUp={(event) => {
        // Inside a button, the space key would press it.
        if (event.key === ' ') event.preventDefault()
      }}
      onBlur={() => {
        show()
        void area.live.send()
      }}
    />
  )
}

/** Replaces line breaks in pasted text, because a line has none. */
function lineOf(text: string): string {
  return text.replace(/[\n\r]+/g, ' ')
}

function keepOneLine(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault()
}
