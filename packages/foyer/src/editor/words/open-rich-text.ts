import { Editor } from '@tiptap/core'
import { TextAlign } from '@tiptap/extension-text-align'
import { StarterKit } from '@tiptap/starter-kit'
import { isSafeLink } from '../../contract/links.ts'
import { richTextOfPasted } from '../../fields/controls/pasted-html.ts'
import { cleanHtml } from './clean-html.ts'
import type { RichCommand, RichTextHandle } from './rich-text-handle.ts'

interface Options {
  element: HTMLElement
  html: string
  label: string
  /** The position of the click, for the cursor. */
  at: { x: number; y: number } | null
  onChange(html: string): void
  onBlur(): void
  /** A slash in an empty line opens the menu of blocks. */
  onSlash(): void
}

export interface OpenRichText extends RichTextHandle {
  /** Replaces the text: after an undo, or after a change of another person. */
  show(html: string): void
  close(): void
}

const NOTHING = '<p></p>'
const ALIGNMENTS = ['left', 'center', 'right'] as const

/**
 * 1 §9 Rich text toolbar: a text may contain what the toolbar can make. Undo belongs to the document, not to the text.
 */
const EXTENSIONS = [
  StarterKit.configure({
    ...{ heading: false, blockquote: false, code: false, codeBlock: false, strike: false, underline: false },
    ...{ horizontalRule: false, undoRedo: false, trailingNode: false, dropcursor: false, gapcursor: false },
    link: {
      openOnClick: false,
      autolink: false,
      isAllowedUri: (link) => isSafeLink(link),
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  TextAlign.configure({
    types: ['paragraph', 'listItem', 'bulletList', 'orderedList'],
    alignments: [...ALIGNMENTS],
  }),
]

/** Makes an element of the page an editor for rich text, and restores it when it is closed. */
export function openRichText(options: Options): OpenRichText {
  const { element, label, at, onChange, onBlur, onSlash } = options
  const listeners = new Set<() => void>()
  element.replaceChildren()
  const editor = new Editor({
    element: { mount: element },
    extensions: EXTENSIONS,
    content: options.html,
    injectCSS: false,
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, spellcheck: 'true' },
      // Text copied from this editor is marked as such, and needs no conversion.
      transformPastedHTML: (html) => (html.includes('data-pm-slice') ? html : richTextOfPasted(html)),
      handleKeyDown(view, event) {
        const { empty, $from } = view.state.selection
        if (event.key !== '/' || !empty || $from.parent.content.size > 0) return false
        onSlash()
        return true
      },
    },
    onUpdate: () => onChange(htmlOf(editor)),
    onTransaction: () => {
      for (const listener of listeners) listener()
    },
    onBlur,
  })
  const place = at && editor.view.posAtCoords({ left: at.x, top: at.y })
  editor.commands.focus(place ? place.pos : 'end', { scrollIntoView: false })
  return {
    element,
    run: (command) => run(editor, command),
    isOn: (command) =>
      isAlignment(command) ? editor.isActive({ textAlign: command }) : editor.isActive(command),
    link() {
      const { href = '', target } = editor.getAttributes('link') as { href?: string; target?: string | null }
      return editor.isActive('link') ? { href, newWindow: target === '_blank' } : null
    },
    setLink(link, words) {
      const chain = editor.chain().focus().extendMarkRange('link')
      if (!link) chain.unsetLink().run()
      else if (editor.state.selection.empty && !editor.isActive('link')) {
        const attrs = linkAttributes(link)
        chain
          .insertContent({ type: 'text', text: words || link.href, marks: [{ type: 'link', attrs }] })
          .run()
      } else chain.setLink(linkAttributes(link)).run()
    },
    focus: () => editor.commands.focus(),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    show(html) {
      const { from } = editor.state.selection
      editor.commands.setContent(html, { emitUpdate: false })
      editor.commands.setTextSelection(Math.min(from, editor.state.doc.content.size))
    },
    close() {
      editor.destroy()
      for (const name of [
        'contenteditable',
        'role',
        'aria-multiline',
        'aria-label',
        'spellcheck',
        'translate',
      ])
        element.removeAttribute(name)
      element.classList.remove('ProseMirror', 'tiptap', 'ProseMirror-focused')
    },
  }
}

function linkAttributes({ href, newWindow }: { href: string; newWindow: boolean }) {
  return newWindow
    ? { href, target: '_blank', rel: 'noopener noreferrer' }
    : { href, target: null, rel: null }
}

function isAlignment(command: RichCommand): command is (typeof ALIGNMENTS)[number] {
  return (ALIGNMENTS as readonly string[]).includes(command)
}

function run(editor: Editor, command: RichCommand): void {
  const chain = editor.chain().focus()
  if (isAlignment(command)) {
    if (editor.isActive({ textAlign: command })) chain.unsetTextAlign().run()
    else chain.setTextAlign(command).run()
  } else if (command === 'bulletList') chain.toggleBulletList().run()
  else if (command === 'orderedList') chain.toggleOrderedList().run()
  else chain.toggleMark(command).run()
}

function htmlOf(editor: Editor): string {
  const html = editor.getHTML()
  return html === NOTHING ? '' : cleanHtml(html)
}
