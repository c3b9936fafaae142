import { useEffect, useId, useRef, useState } from 'react'
import styles from './controls.module.css'
import { type NamedItem, useControlStrings, useEnvironment } from './environment.ts'
import type { InputWords } from './frame.tsx'

interface Props {
  of: string
  among?: 'wholes'
  label: string
  input: InputWords
  /** Items that are chosen already and not offered again. */
  without: number[]
  /** Gets the focus when it appears, because it replaces the focused element. */
  takesFocus?: boolean
  onPick(item: NamedItem): void
}

/** Milliseconds to wait after the last key. */
const PAUSE_MS = 200

/**
 * Finds an item by words. Each match is a button: it works with Tab and Enter, and the arrow keys move between matches. The list
 * opens by a click, by typing or by the arrow key, not by the focus alone: a form focuses its first field, and the list would
 * cover the buttons below.
 */
export function ItemSearch({ of, among, label, input, without, takesFocus = false, onPick }: Props) {
  const t = useControlStrings()
  const listId = useId()
  const [words, setWords] = useState('')
  const [isOpen, setOpen] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (takesFocus) field.current?.focus()
  }, [takesFocus])
  const { found, hasFailed } = useMatches({ of, among, words, isOpen })
  const offered = found?.filter(({ id }) => !without.includes(id))
  const pick = (item: NamedItem) => {
    onPick(item)
    setWords('')
    setOpen(false)
  }
  return (
    <search
      className={styles.search}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isOpen) {
          event.stopPropagation()
          setOpen(false)
        }
        const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
        if (!step) return
        event.preventDefault()
        if (!isOpen) return setOpen(true)
        // The input and its matches, in the order of the arrow keys.
        const places = [...event.currentTarget.querySelectorAll<HTMLElement>('input, [role="option"]')]
        places[places.indexOf(event.target as HTMLElement) + step]?.focus()
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false)
      }}
    >
      <input
        {...input}
        ref={field}
        type="search"
        className={styles.input}
        placeholder={t.search}
        autoComplete="off"
        aria-controls={listId}
        aria-expanded={isOpen}
        role="combobox"
        aria-autocomplete="list"
        value={words}
        onClick={() => setOpen(true)}
        onChange={(event) => {
          setWords(event.target.value)
          setOpen(true)
        }}
        onKeyDown={(event) => {
          const [first] = offered ?? []
          if (event.key !== 'Enter') return
          event.preventDefault()
          if (isOpen && words && first) pick(first)
        }}
      />
      <span className={styles.spoken} role="status">
        {isOpen && offered ? t.found(offered.length) : ''}
      </span>
      {isOpen && (offered || hasFailed) && (
        <div id={listId} className={styles.matches} role="listbox" aria-label={label}>
          {offered?.map((item) => (
            <button
              key={item.id}
              type="button"
              role="option"
              aria-selected={false}
              className={styles.match}
              onClick={() => pick(item)}
            >
              {item.picture && <img className={styles.thumb} src={item.picture} alt="" />}
              {item.title}
            </button>
          ))}
          {offered?.length === 0 && <p className={styles.help}>{t.noneFound}</p>}
          {words.trim() !== '' && !among && <NewItem key={words} of={of} name={words.trim()} onMade={pick} />}
          {hasFailed && <p className={styles.errors}>{t.searchFailed}</p>}
        </div>
      )}
    </search>
  )
}

/**
 * Creates a missing item here, so that unsaved input around it is not lost. An item that needs more than a name opens its form in
 * another window.
 */
function NewItem({ of, name, onMade }: { of: string; name: string; onMade(item: NamedItem): void }) {
  const t = useControlStrings()
  const { createItem } = useEnvironment()
  const [isRefused, setRefused] = useState(false)
  if (!createItem) return null
  const create = async () => {
    const made = await createItem(of, name).catch(() => null)
    if (made) onMade(made)
    else setRefused(true)
  }
  if (isRefused)
    return (
      <p className={styles.help} role="status">
        {t.needsMore}{' '}
        <a href={`/admin/${of}/add/`} target="_blank" rel="noopener noreferrer">
          {t.createInForm}
        </a>
      </p>
    )
  return (
    <button
      type="button"
      role="option"
      aria-selected={false}
      className={styles.match}
      onClick={() => void create()}
    >
      + {t.create(name)}
    </button>
  )
}

interface Asked {
  words: string
  isOpen: boolean
}

/** The items that match the words. An answer that arrives after the words have changed is ignored. */
function useMatches({ of, among, words, isOpen }: Pick<Props, 'of' | 'among'> & Asked) {
  const { findItems } = useEnvironment()
  const [found, setFound] = useState<NamedItem[] | null>(null)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    if (!isOpen) return
    let isStale = false
    const ask = async () => {
      try {
        const items = await findItems(of, words, among)
        if (isStale) return
        setFound(items)
        setFailed(false)
      } catch {
        if (!isStale) setFailed(true)
      }
    }
    const timer = setTimeout(ask, words ? PAUSE_MS : 0)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [findItems, of, among, words, isOpen])
  return { found, hasFailed }
}
