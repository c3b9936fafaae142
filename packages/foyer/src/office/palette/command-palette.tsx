import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Dialog } from '../../ui/dialog.tsx'
import { mayLeave } from '../form/use-leave-warning.ts'
import { strings } from '../strings.ts'
import { useOffice, useTexts } from '../use-office.ts'
import { type Command, matchingCommands, useCommands } from './commands.ts'
import styles from './palette.module.css'
import { useFoundItems } from './use-found-items.ts'

interface Props {
  isOpen: boolean
  onClose(): void
}

/** Finds everything by name with the keyboard: lists, actions, and items. */
export function CommandPalette({ isOpen, onClose }: Props) {
  const t = useTexts(strings)
  const { locale } = useOffice()
  return (
    <Dialog isOpen={isOpen} onClose={onClose} label={t.palette} className={styles.dialog} closesOutside>
      <div lang={locale}>{isOpen && <Search onDone={onClose} />}</div>
    </Dialog>
  )
}

function Search({ onDone }: { onDone(): void }) {
  const t = useTexts(strings)
  const navigate = useNavigate()
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [words, setWords] = useState('')
  const [at, setAt] = useState(0)
  const commands = matchingCommands(useCommands(), words)
  const items = useFoundItems(words)
  const all = [...commands, ...items]
  const chosen = all[Math.min(at, all.length - 1)]
  useEffect(() => input.current?.focus(), [])
  const go = (command: Command | undefined) => {
    if (!command || (command.href && !mayLeave())) return
    onDone()
    if (command.href) navigate(command.href)
    else command.run?.()
  }
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      event.preventDefault()
      setAt((Math.min(at, all.length - 1) + step + all.length) % Math.max(1, all.length))
    } else if (event.key === 'Enter') {
      event.preventDefault()
      go(chosen)
    }
  }
  return (
    <>
      <input
        ref={input}
        className={styles.input}
        role="combobox"
        aria-expanded={all.length > 0}
        aria-controls={listId}
        aria-activedescendant={chosen && `${listId}-${chosen.key}`}
        aria-autocomplete="list"
        aria-label={t.palette}
        placeholder={t.paletteHint}
        autoComplete="off"
        value={words}
        onChange={(event) => {
          setWords(event.target.value)
          setAt(0)
        }}
        onKeyDown={press}
      />
      <div id={listId} role="listbox" aria-label={t.palette} className={styles.found}>
        {all.map((command) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above handles the keys
          <div
            key={command.key}
            id={`${listId}-${command.key}`}
            role="option"
            tabIndex={-1}
            aria-selected={command === chosen}
            className={styles.command}
            onClick={() => go(command)}
          >
            <span>{command.title}</span>
            <small>{command.kind}</small>
          </div>
        ))}
      </div>
    </>
  )
}
