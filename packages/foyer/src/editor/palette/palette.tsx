import { useRef, useState } from 'react'
import { findBlocks } from '../blocks/blocks.ts'
import { addBlock } from '../desk/actions.ts'
import { placeForNext } from '../desk/blocks-menu.ts'
import { currentVisit, desk, mayWriteHtml, useDesk, useWords } from '../desk/desk.ts'
import { act } from '../page/keys.ts'
import { useFound } from '../pickers/use-found.ts'
import styles from '../tools/blocks-menu.module.css'
import { useClosing } from '../tools/use-closing.ts'
import { useWalkedList } from '../tools/use-walked-list.ts'
import { commandsIn } from './commands.ts'

interface Entry {
  id: string
  name: string
  hint: string
  run(): void
}

/** Ctrl+K: all actions by name, then modules to add, then pages to open. */
export function Palette() {
  const isOpen = useDesk((value) => value.isPaletteOpen)
  return isOpen ? <Open /> : null
}

const close = () => desk.set({ isPaletteOpen: false })

function Open() {
  const t = useWords()
  const [query, setQuery] = useState('')
  const dialog = useRef<HTMLDivElement>(null)
  useClosing(dialog, close)
  const entries = useEntries(query)
  const choose = (entry: Entry | undefined) => {
    if (!entry) return
    close()
    entry.run()
  }
  const { active, setActive, list, walk } = useWalkedList(entries, choose)
  return (
    <div ref={dialog} className={styles.menu} role="dialog" aria-label={t.palette}>
      <input
        className={styles.search}
        type="search"
        role="combobox"
        aria-expanded="true"
        aria-controls="editor-commands"
        aria-activedescendant={entries[active]?.id}
        aria-label={t.paletteFind}
        placeholder={t.paletteFind}
        autoComplete="off"
        // biome-ignore lint/a11y/noAutofocus: opened for typing
        autoFocus
        value={query}
        onChange={({ target }) => {
          setQuery(target.value)
          setActive(0)
        }}
        onKeyDown={walk}
      />
      <div ref={list} id="editor-commands" className={styles.lines} role="listbox" aria-label={t.palette}>
        {entries.map((entry, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the search field handles the keys, as in every combobox
          <div
            key={entry.id}
            id={entry.id}
            className={styles.entry}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onPointerMove={() => setActive(index)}
            onClick={() => choose(entry)}
          >
            {entry.name} <span className={styles.hint}>{entry.hint}</span>
          </div>
        ))}
      </div>
      {entries.length === 0 && <p className={styles.none}>{t.paletteNone}</p>}
    </div>
  )
}

function useEntries(query: string): Entry[] {
  const t = useWords()
  const { locale, navigate } = currentVisit()
  const pages = useFound('pages/page', query)
  const wanted = query.trim().toLowerCase()
  const actions = commandsIn(t).flatMap(({ key, shown, does }): Entry[] =>
    key && key !== 'ctrl+k' && does.toLowerCase().includes(wanted)
      ? [{ id: `editor-command-${key.replace(/\W/g, '-')}`, name: does, hint: shown, run: () => act(key) }]
      : [],
  )
  if (wanted === '') return actions
  const blocks = findBlocks(query, locale, mayWriteHtml()).map((block): Entry => {
    const run = () => {
      const at = placeForNext()
      if (at) addBlock(block, at)
    }
    const { key, name, help } = block
    return { id: `editor-command-add-${key}`, name: t.paletteAdd(name), hint: help, run }
  })
  const found = (pages ?? []).flatMap(({ id, display_name, urls }): Entry[] => {
    const path = urls?.[locale]
    if (!path) return []
    return [
      {
        id: `editor-command-page-${id}`,
        name: t.palettePage(display_name),
        hint: path,
        run: () => navigate(`${path}?edit`),
      },
    ]
  })
  return [...actions, ...blocks, ...found]
}
