import { useRef, useState } from 'react'
import { listIn, type Place } from '../../module-tree/tree.ts'
import { type Block, findBlocks } from '../blocks/blocks.ts'
import { addBlock } from '../desk/actions.ts'
import { openBlocksBelow } from '../desk/blocks-menu.ts'
import { paste } from '../desk/clipboard.ts'
import { currentVisit, desk, mayWriteHtml, useDesk, useWords } from '../desk/desk.ts'
import { useLive } from '../desk/use-live.ts'
import { modelName } from '../form/labels.ts'
import styles from './blocks-menu.module.css'
import { useClosing } from './use-closing.ts'
import { useWalkedList } from './use-walked-list.ts'

/** 2 §3 Editor toolbar blocks: all of them, with a search field. Typing and Enter are enough, without the mouse. */
export function BlocksMenu() {
  const inserting = useDesk((value) => value.inserting)
  return inserting ? <Menu key={JSON.stringify(inserting)} at={inserting} /> : null
}

const close = () => desk.set({ inserting: null })

function Menu({ at }: { at: Place }) {
  const t = useWords()
  const [query, setQuery] = useState('')
  const menu = useRef<HTMLDivElement>(null)
  const found = findBlocks(query, currentVisit().locale, mayWriteHtml())
  const where = useWhere(at)
  useClosing(menu, close)
  const choose = (block: Block | undefined) => block && addBlock(block, at)
  const { active, setActive, list, walk } = useWalkedList(found, choose)
  return (
    <div ref={menu} className={styles.menu} role="dialog" aria-label={t.addBlock}>
      <input
        className={styles.search}
        type="search"
        role="combobox"
        aria-expanded="true"
        aria-controls="editor-blocks"
        aria-activedescendant={found[active] && `editor-block-${found[active].key}`}
        aria-label={t.findBlock}
        placeholder={t.findBlock}
        autoComplete="off"
        // biome-ignore lint/a11y/noAutofocus: the editor has opened the menu to type in it
        autoFocus
        value={query}
        onChange={({ target }) => {
          setQuery(target.value)
          setActive(0)
        }}
        onKeyDown={walk}
      />
      <p className={styles.where}>
        {where}
        {at.parent !== null && (
          <button type="button" className={styles.instead} onClick={() => openBlocksBelow(at.parent ?? '')}>
            {t.belowSection}
          </button>
        )}
      </p>
      <div ref={list} id="editor-blocks" className={styles.list} role="listbox" aria-label={t.blocks}>
        {found.map((block, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the search field handles the keys, as in every combobox
          <div
            key={block.key}
            id={`editor-block-${block.key}`}
            className={styles.block}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onPointerMove={() => setActive(index)}
            onClick={() => choose(block)}
          >
            <strong>{block.name}</strong>
            <span>{block.help}</span>
          </div>
        ))}
      </div>
      {found.length === 0 && <p className={styles.none}>{t.noBlock}</p>}
      <button type="button" className={styles.paste} onClick={() => void paste(at.after)}>
        {t.paste}
      </button>
    </div>
  )
}

/** Describes the place of the new module in words. */
function useWhere(at: Place): string {
  const t = useWords()
  const before = useLive(({ live }) => live.tree().nodes.get(at.after ?? '')?.model ?? '', '')
  const isOnly = useLive(({ live }) => listIn(live.tree(), at).length === 0, false)
  if (before) return t.placeBehind(modelName(before))
  return isOnly ? t.placeFirst : t.placeBegin
}
