import { useContext, useEffect, useLayoutEffect, useRef } from 'react'
import type { EditableParts, WordsOf } from '../../modules/kit/editable.tsx'
import { onDemand } from '../../ui/on-demand.ts'
import { openBlocksBelow } from '../desk/blocks-menu.ts'
import { desk } from '../desk/desk.ts'
import { fieldLabel } from '../form/labels.ts'
import type { Area } from '../page/area.ts'
import { AreaContext } from './area-context.ts'
import { cleanHtml } from './clean-html.ts'
import type { OpenRichText } from './open-rich-text.ts'
import styles from './words.module.css'
import { wordsAt, writeWords } from './write-words.ts'

/** The library is loaded when an editor first writes; until then a text is rendered as for visitors. */
export const richTextCode = onDemand(() => import('./open-rich-text.ts'))

/** Rich text that is edited in place. Only the text with the focus has an editor. */
export const EditableRichText: EditableParts['RichText'] = ({ of, html, className }) => {
  const area = useContext(AreaContext)
  const host = useRef<HTMLDivElement>(null)
  const wasShown = useRef(of.isMain === true)
  wasShown.current ||= html !== ''
  const opened = useOpened(area, of, host)
  useLayoutEffect(() => {
    if (host.current && area) opened.follow(html)
  })
  if (!wasShown.current) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a text area cannot show rich text
    <div
      ref={host}
      className={`${className} ${styles.words} ${styles.rich}`}
      role="textbox"
      aria-multiline
      aria-label={area ? fieldLabel(area, of) : undefined}
      tabIndex={0}
      data-words={`${of.module} ${of.field}`}
      data-empty={['', '<p></p>'].includes(html) && area ? fieldLabel(area, of) : undefined}
      onPointerUp={({ clientX, clientY }) => opened.open({ x: clientX, y: clientY })}
      onFocus={() => opened.open(null)}
      suppressContentEditableWarning
    />
  )
}

/** Opens and closes the editor of one text; while it is open, React does not change its content. */
function useOpened(area: Area | null, of: WordsOf, host: { current: HTMLDivElement | null }) {
  const state = useRef({
    editor: null as OpenRichText | null,
    isOpening: false,
    seen: 0,
    steps: 0,
    shown: '',
  })
  const close = () => {
    const { editor } = state.current
    const element = host.current
    if (!editor || !area) return
    state.current.editor = null
    desk.set(({ rich }) => ({ rich: rich === editor ? null : rich }))
    editor.close()
    if (!element) return
    state.current.shown = cleanHtml(wordsAt(area, of))
    element.innerHTML = state.current.shown
    // The editor removes these attributes when it closes, but React assumes that they are still there.
    element.setAttribute('role', 'textbox')
    element.setAttribute('aria-multiline', 'true')
    element.setAttribute('aria-label', fieldLabel(area, of))
    element.tabIndex = 0
    void area.live.send()
  }
  useEffect(() => () => state.current.editor?.close(), [])
  return {
    follow(html: string) {
      const now = state.current
      if (!host.current || !area) return
      const isStep = now.steps !== area.live.steps()
      if (now.editor && !isStep) return
      const clean = cleanHtml(html)
      now.steps = area.live.steps()
      if (now.editor) {
        now.editor.show(clean)
        now.seen = area.live.foreign(of.module, of.field)
      } else if (now.shown !== clean || host.current.childNodes.length === 0) {
        now.shown = clean
        host.current.innerHTML = clean
      }
    },
    async open(at: { x: number; y: number } | null) {
      const now = state.current
      if (!area || now.editor || now.isOpening) return
      // A click first sets the focus; its position is known a moment later.
      if (at === null && pressed instanceof Node && host.current?.contains(pressed)) return
      now.isOpening = true
      const { openRichText } = await richTextCode.load().finally(() => {
        now.isOpening = false
      })
      if (!host.current) return
      now.seen = area.live.foreign(of.module, of.field)
      now.steps = area.live.steps()
      desk.set({ selected: of.module })
      const editor = openRichText({
        element: host.current,
        html: cleanHtml(wordsAt(area, of)),
        label: fieldLabel(area, of),
        at,
        onChange: (text) => writeWords(area, of, text, now.seen),
        onBlur: () => setTimeout(() => closeUnlessInTools(host.current, close)),
        onSlash: () => openBlocksBelow(of.module),
      })
      now.editor = editor
      desk.set({ rich: editor })
    },
  }
}

let pressed: EventTarget | null = null
addEventListener(
  'pointerdown',
  ({ target }) => {
    pressed = target
  },
  true,
)
addEventListener(
  'keydown',
  () => {
    pressed = null
  },
  true,
)

/** The text's own tools have the focus: the editor stays open. */
function closeUnlessInTools(element: HTMLElement | null, close: () => void): void {
  const { activeElement } = document
  if (element?.contains(activeElement)) return
  const tools = activeElement?.closest('[data-rich-tools]')
  if (!tools) close()
  else
    tools.addEventListener('focusout', () => setTimeout(() => closeUnlessInTools(element, close)), {
      once: true,
    })
}
