import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useStrings } from '../../../../ui/use-locale.ts'
import type { FieldOption, FilterField } from './filter-rules.ts'
import styles from './option-list.module.css'
import { strings } from './strings.ts'

export type Counts = Record<string, Record<string, number>>

interface Props {
  id: string
  field: FilterField
  isChosen(option: FieldOption): boolean
  /** How many events each option would leave; null while that is not known. */
  counts: Counts | null
  /** Beside a calendar the list is lower (2 §9). */
  hasCalendar: boolean
  onChoose(option: FieldOption): void
  onClose(): void
}

/** The options of one filter, as a Listbox: arrows, Home, End, first letters; Enter or Space chooses, Esc closes. */
export function OptionList({ id, field, isChosen, counts, hasCalendar, onChoose, onClose }: Props) {
  const t = useStrings(strings)
  const list = useRef<HTMLDivElement>(null)
  const base = useId()
  const { options, isLoading, label } = field
  const [active, setActive] = useState(() =>
    Math.max(
      0,
      options.findIndex((option) => isChosen(option)),
    ),
  )
  const typed = useRef({ text: '', at: 0 })
  useEffect(() => {
    list.current?.focus({ preventScroll: true })
  }, [])
  useEffect(() => {
    if (list.current) scrollWithin(list.current, active)
  }, [active])

  const onKeyDown = (event: KeyboardEvent) => {
    const last = options.length - 1
    const option = options[active]
    const moves: Record<string, number> = {
      ArrowDown: Math.min(last, active + 1),
      ArrowUp: Math.max(0, active - 1),
      Home: 0,
      End: last,
    }
    if (event.key in moves) setActive(moves[event.key] as number)
    else if ((event.key === 'Enter' || event.key === ' ') && option) onChoose(option)
    else if (event.key === 'Escape') onClose()
    else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) typeAhead(event.key, event.timeStamp)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const typeAhead = (letter: string, at: number) => {
    const text = at - typed.current.at < 700 ? typed.current.text + letter : letter
    typed.current = { text, at }
    const found = options.findIndex(({ name }) => name.toLowerCase().startsWith(text.toLowerCase()))
    if (found >= 0) setActive(found)
  }

  if (isLoading || options.length === 0) {
    return (
      <p id={id} className={styles.nothing} role="status">
        {isLoading ? t.loading : t.nothing}
      </p>
    )
  }
  return (
    <div
      id={id}
      ref={list}
      className={styles.list}
      data-calendar={hasCalendar || undefined}
      role="listbox"
      aria-multiselectable
      tabIndex={0}
      aria-label={label}
      aria-activedescendant={`${base}-${active}`}
      onKeyDown={onKeyDown}
    >
      {/* Columns in a box of limited height overflow it sideways. So the box around them scrolls, not they. */}
      <div className={styles.columns}>
        {options.map((option, place) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the list has the focus and handles the keys
          // biome-ignore lint/a11y/useFocusableInteractive: likewise, the list has the focus
          <div
            key={`${option.of} ${option.id}`}
            id={`${base}-${place}`}
            className={styles.option}
            role="option"
            lang={option.lang}
            aria-selected={isChosen(option)}
            data-count={counts ? (counts[option.of]?.[option.id] ?? 0) : undefined}
            aria-description={counts ? String(counts[option.of]?.[option.id] ?? 0) : undefined}
            data-active={place === active || undefined}
            onClick={() => onChoose(option)}
          >
            {option.name}
          </div>
        ))}
      </div>
    </div>
  )
}

/**
 * Scrolls an option into view inside its list. Not with `scrollIntoView`, which would scroll the page too, under a
 * sticky bar.
 */
function scrollWithin(list: HTMLElement, place: number): void {
  const option = list.querySelectorAll('[role="option"]')[place]
  if (!option) return
  const { top, bottom } = list.getBoundingClientRect()
  const at = option.getBoundingClientRect()
  if (at.top < top) list.scrollTop -= top - at.top
  else if (at.bottom > bottom) list.scrollTop += at.bottom - bottom
}
