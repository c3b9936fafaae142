import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { DEFAULT_LOCALE } from '../../contract/locale.ts'
import { mendLink } from '../../contract/mend-link.ts'
import { isValidLink } from '../../contract/valid-link.ts'
import { LinkAdvice } from '../../fields/controls/link-advice.tsx'
import { useDesk, useWords } from '../desk/desk.ts'
import { LinkFinder } from '../pickers/link-finder.tsx'
import type { RichTextHandle } from '../words/rich-text-handle.ts'
import styles from './rich-toolbar.module.css'
import tools from './tools.module.css'

interface Props {
  rich: RichTextHandle
  /** Called when the form closes: the focus goes back to the text. */
  onDone(): void
}

/** The address, and whether it opens in a new window (1 §9: links are not targeted by default). Enter sets the link, Esc closes the form. */
export function LinkForm({ rich, onDone }: Props) {
  const t = useWords()
  const locale = useDesk(({ visit }) => visit?.locale ?? DEFAULT_LOCALE)
  const current = rich.link()
  const [href, setHref] = useState(current?.href ?? '')
  /** The title of the target: the text of the link if no text is selected. */
  const [title, setTitle] = useState('')
  const [newWindow, setNewWindow] = useState(current?.newWindow ?? false)
  const [isFinding, setFinding] = useState(false)
  const isRight = isValidLink(href)
  const apply = (event: FormEvent) => {
    event.preventDefault()
    // A message says what was missing; the next press uses the corrected address.
    if (!isRight) return setHref(mendLink(href, locale)?.link ?? href)
    rich.setLink({ href, newWindow }, title)
    onDone()
  }
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isFinding) return
    event.preventDefault()
    onDone()
  }
  return (
    <>
      <form className={styles.link} data-own-escape aria-label={t.link} onSubmit={apply} onKeyDown={leave}>
        <label>
          {t.linkTo}
          <input
            // biome-ignore lint/a11y/noAutofocus: opened for typing
            autoFocus
            value={href}
            placeholder={`${location.host}/…`}
            inputMode="url"
            autoComplete="off"
            aria-invalid={(href !== '' && !isRight) || undefined}
            onChange={({ target }) => {
              setHref(withHost(target.value))
              setTitle('')
            }}
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
          <button type="submit" className={tools.primary} disabled={href === ''}>
            {t.setLink}
          </button>
          <button type="button" className={tools.plain} onClick={() => setFinding(true)}>
            {t.findLink} …
          </button>
          {isRight && (
            <a className={tools.plain} href={href} target="_blank" rel="noopener noreferrer">
              {t.openLink} ↗
            </a>
          )}
          {current && (
            <button
              type="button"
              className={tools.plain}
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
      {isFinding && (
        <LinkFinder
          onPick={(link, name) => {
            setHref(link)
            setTitle(name)
          }}
          onClose={() => setFinding(false)}
        />
      )}
    </>
  )
}

/** 1 §9: links default to this host: an address of this site is stored as its path. */
function withHost(text: string): string {
  return text.startsWith(location.origin) ? text.slice(location.origin.length) || '/' : text.trim()
}
