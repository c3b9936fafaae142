import { type RefObject, useEffect, useRef, useState } from 'react'
import { useStrings } from '../../../ui/use-locale.ts'
import { kindName } from './kind-name.ts'
import { strings } from './strings.ts'
import styles from './suggestions.module.css'
import { useSuggestions } from './use-suggestions.ts'

interface Props {
  id: string
  form: RefObject<HTMLFormElement | null>
  input: RefObject<HTMLInputElement | null>
  text: string
  isOpen: boolean
  onPick(text: string): void
  /** Says whether a list is visible. */
  onShow(isShown: boolean): void
}

/** Suggestions for the text (1 §4 Search form). The focus itself moves into the list, and back to the text. */
export function Suggestions({ id, form, input, text, isOpen, onPick, onShow }: Props): React.ReactNode {
  const t = useStrings(strings)
  const list = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState(-1)
  const suggestions = useSuggestions(text, isOpen)
  const isShown = isOpen && text.trim() !== '' && suggestions.length > 0

  useEffect(() => onShow(isShown), [isShown, onShow])

  useEffect(() => {
    const fields = form.current
    if (!isShown || !fields) return
    const press = (event: KeyboardEvent) => {
      const options = [...(list.current?.children ?? [])] as HTMLElement[]
      const from = options.indexOf(document.activeElement as HTMLElement)
      if (from < 0 && document.activeElement !== input.current) return
      const to = destination(event, from, options.length)
      if (to === null) return
      // A key that types still reaches the text field; an arrow key only moves.
      if (event.key.startsWith('Arrow')) event.preventDefault()
      ;(options[to] ?? input.current)?.focus({ preventScroll: true })
      if (list.current && options[to]) bringIntoView(options[to], list.current)
    }
    fields.addEventListener('keydown', press)
    return () => fields.removeEventListener('keydown', press)
  }, [isShown, form, input])

  return (
    <>
      <div
        ref={list}
        id={id}
        className={styles.list}
        role="listbox"
        aria-label={t.suggestions}
        data-open={isShown || undefined}
      >
        {suggestions.map((suggestion, place) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is replaced as a whole
            key={place}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={place === active}
            className={styles.option}
            // The text field keeps the focus, so that nothing closes under the pointer.
            onMouseDown={(event) => event.preventDefault()}
            onFocus={() => setActive(place)}
            onBlur={() => setActive(-1)}
            onClick={() => onPick(suggestion.text)}
          >
            <span lang={suggestion.lang}>{suggestion.text}</span>
            <span className={styles.kind}>{kindName(suggestion, t)}</span>
          </button>
        ))}
      </div>
      <span className={styles.spoken} role="status">
        {isShown ? t.suggestionCount(suggestions.length) : ''}
      </span>
    </>
  )
}

/** Scrolls only inside the list: if the page scrolled, the list would close. */
function bringIntoView(option: HTMLElement, list: HTMLElement): void {
  const { offsetTop: top, offsetHeight: height } = option
  list.scrollTop = Math.min(top, Math.max(list.scrollTop, top + height - list.clientHeight))
}

/** The option that a key leads to, -1 for the text field, null for keys that do not belong to the list. */
function destination({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, from: number, count: number) {
  if (key === 'ArrowDown') return (from + 1) % count
  if (key === 'ArrowUp') return from < 0 ? count - 1 : from - 1
  const types = key.length === 1 && !ctrlKey && !metaKey && !altKey
  const edits = ['Backspace', 'Delete', 'Home', 'End', 'ArrowLeft', 'ArrowRight'].includes(key)
  return from >= 0 && (types || edits) ? -1 : null
}
