import { type ClipboardEvent, useEffect, useRef, useState } from 'react'
import { mendLink } from '../../contract/mend-link.ts'
import { isValidLink } from '../../contract/valid-link.ts'
import styles from './controls.module.css'
import { useControlStrings, useEnvironment } from './environment.ts'
import type { InputWords } from './frame.tsx'
import { FAULTS } from './link-advice.tsx'
import { richTextOfPasted } from './pasted-html.ts'
import { paragraphsOf } from './pasted-paragraphs.ts'

interface Props {
  input: InputWords
  label: string
  lang?: string
  isMissing?: boolean
  value: string
  onChange(html: string): void
}

type Mark = 'bold' | 'italic' | 'insertUnorderedList' | 'insertOrderedList' | 'unlink'
type Alignment = 'justifyLeft' | 'justifyCenter' | 'justifyRight'

/**
 * Formatted text (1 §9 Rich text toolbar), edited as it will look; its HTML can be shown as well. The server decides what is
 * allowed and removes the rest when saving.
 */
export function RichTextInput({ input, label, lang, isMissing, value, onChange }: Props) {
  const t = useControlStrings()
  const [isSource, setSource] = useState(false)
  const shared = {
    ...input,
    'aria-label': label,
    lang,
    'data-missing': isMissing || undefined,
  }
  return (
    <div className={styles.rich}>
      <Toolbar label={label} isSource={isSource} onSource={() => setSource(!isSource)} />
      {isSource ? (
        <textarea
          {...shared}
          className={styles.code}
          rows={8}
          spellCheck={false}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <Written {...shared} value={value} onChange={onChange} />
      )}
      <span className={styles.spoken}>{t.richHelp}</span>
    </div>
  )
}

function Written({ value, onChange, ...words }: InputWords & Pick<Props, 'value' | 'onChange'>) {
  const element = useRef<HTMLDivElement>(null)
  const typed = useRef<string | null>(null)
  // The element contains what was typed already. Any other value came from elsewhere, such as a restored version.
  useEffect(() => {
    if (element.current && value !== typed.current) element.current.innerHTML = value
    typed.current = value
  }, [value])
  const tell = () => {
    const html = htmlOf(element.current)
    typed.current = html
    onChange(html)
  }
  const paste = (event: ClipboardEvent) => {
    // Formatting of other programs is removed; lists, links, bold and italic stay.
    event.preventDefault()
    const html = richTextOfPasted(event.clipboardData.getData('text/html'))
    const pasted = html || paragraphsOf(event.clipboardData.getData('text/plain'))
    document.execCommand('insertHTML', false, pasted)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a textarea holds no marks
    <div
      {...words}
      ref={element}
      role="textbox"
      tabIndex={0}
      aria-multiline="true"
      contentEditable
      suppressContentEditableWarning
      className={styles.written}
      onFocus={() => document.execCommand('defaultParagraphSeparator', false, 'p')}
      onInput={tell}
      onPaste={paste}
    />
  )
}

/** Browsers leave an empty paragraph after everything was deleted. */
function htmlOf(element: HTMLElement | null): string {
  return element?.textContent?.trim() ? element.innerHTML : ''
}

function Toolbar({ label, isSource, onSource }: { label: string; isSource: boolean; onSource(): void }) {
  const t = useControlStrings()
  const { locale } = useEnvironment()
  const act = (mark: Mark) => document.execCommand(mark)
  const align = (alignment: Alignment) => {
    // Makes browsers write a style instead of the old `align` attribute, which the server would remove.
    document.execCommand('styleWithCSS', false, 'true')
    document.execCommand(alignment)
    document.execCommand('styleWithCSS', false, 'false')
  }
  const link = () => {
    let address = prompt(t.linkTarget, 'https://')
    while (address && !isValidLink(address)) {
      const mended = mendLink(address, locale)
      address = prompt(`${t[FAULTS[mended?.fault ?? 'unknown']]} ${t.linkTarget}`, mended?.link ?? address)
    }
    if (address) document.execCommand('createLink', false, address)
  }
  const button = (sign: string, name: string, run: () => void) => (
    <button
      type="button"
      className={styles.small}
      aria-label={`${label}: ${name}`}
      title={name}
      disabled={isSource}
      // Keeps the selection in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={run}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  )
  return (
    <div className={styles.toolbar}>
      {button('B', t.bold, () => act('bold'))}
      {button('I', t.italic, () => act('italic'))}
      {button('•', t.bullets, () => act('insertUnorderedList'))}
      {button('#', t.numbers, () => act('insertOrderedList'))}
      {button('↗', t.link, link)}
      {button('⊘', t.unlink, () => act('unlink'))}
      {button('⇤', t.alignLeft, () => align('justifyLeft'))}
      {button('↔', t.alignCentre, () => align('justifyCenter'))}
      {button('⇥', t.alignRight, () => align('justifyRight'))}
      <button
        type="button"
        className={styles.small}
        aria-label={`${label}: HTML`}
        aria-pressed={isSource}
        onClick={onSource}
      >
        HTML
      </button>
    </div>
  )
}
