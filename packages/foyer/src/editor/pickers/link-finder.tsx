import { type FormEvent, type RefObject, useRef, useState } from 'react'
import { DEFAULT_LOCALE } from '../../contract/locale.ts'
import { mendLink } from '../../contract/mend-link.ts'
import { isValidLink } from '../../contract/valid-link.ts'
import { LinkAdvice } from '../../fields/controls/link-advice.tsx'
import { useDesk, useWords } from '../desk/desk.ts'
import tools from '../tools/tools.module.css'
import { useWalkedList } from '../tools/use-walked-list.ts'
import type { LinkKind } from './link-kind.ts'
import styles from './picker.module.css'
import { Picker } from './picker.tsx'
import { type FoundLink, useFoundLinks } from './use-found-links.ts'

interface Props {
  /** The kind to search first; all kinds if left out. */
  kind?: LinkKind
  /** `title` is the title of the target. */
  onPick(link: string, title: string): void
  onClose(): void
}

/** 1 §7 Admin pop-ups, link finder: all targets at once, or one kind, or an external address. */
export function LinkFinder({ kind: first = 'all', onPick, onClose }: Props) {
  const t = useWords()
  const [kind, setKind] = useState<LinkKind>(first)
  const [words, setWords] = useState('')
  const search = useRef<HTMLInputElement>(null)
  const names: Record<LinkKind, string> = {
    ...{ all: t.everything, pages: t.pages, events: t.events, productions: t.productions },
    ...{ articles: t.articles, forms: t.forms, people: t.people, venues: t.venues, series: t.series },
    ...{ files: t.files, anchors: t.anchors, external: t.external },
  }
  const pick = (link: string, title: string) => {
    onPick(link, title)
    onClose()
  }
  const choose = (name: LinkKind) => {
    setKind(name)
    // The focus stays in the search field.
    search.current?.focus()
  }
  return (
    <Picker title={t.findLink} onClose={onClose}>
      <div className={styles.tabs}>
        {(Object.keys(names) as LinkKind[]).map((name) => (
          <button key={name} type="button" aria-pressed={kind === name} onClick={() => choose(name)}>
            {names[name]}
          </button>
        ))}
      </div>
      {kind === 'external' ? (
        <External onPick={(address) => pick(address, '')} />
      ) : (
        <Found
          key={kind}
          {...{ kind, words, setWords, search, names }}
          onPick={({ link, title }) => pick(link, title)}
        />
      )}
    </Picker>
  )
}

interface FoundProps {
  kind: LinkKind
  words: string
  setWords(words: string): void
  search: RefObject<HTMLInputElement | null>
  names: Record<LinkKind, string>
  onPick(found: FoundLink): void
}

/** The search field, and the results below it in groups; the arrow keys move through them and Enter chooses. */
function Found({ kind, words, setWords, search, names, onPick }: FoundProps) {
  const t = useWords()
  const found = useFoundLinks(kind, words)
  const links = found ?? []
  const { active, setActive, list, walk } = useWalkedList(links, (link) => link && onPick(link))
  const idOf = (index: number) => `editor-link-${index}`
  const groups = [...new Set(links.map((link) => link.kind))]
  return (
    <>
      <div className={styles.tools}>
        <input
          ref={search}
          type="search"
          role="combobox"
          aria-expanded="true"
          aria-controls="editor-links"
          aria-activedescendant={links[active] && idOf(active)}
          aria-label={t.search}
          placeholder={t.search}
          autoComplete="off"
          // biome-ignore lint/a11y/noAutofocus: opened for typing
          autoFocus
          value={words}
          onChange={({ target }) => {
            setWords(target.value)
            setActive(0)
          }}
          onKeyDown={walk}
        />
      </div>
      <div ref={list} id="editor-links" className={styles.results} role="listbox" aria-label={t.findLink}>
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset must not be part of a list of options
          <div key={group} role="group" aria-label={names[group]}>
            {kind === 'all' && (
              <p className={styles.group} aria-hidden="true">
                {names[group]}
              </p>
            )}
            {links.map(
              (link, index) =>
                link.kind === group && (
                  // biome-ignore lint/a11y/useKeyWithClickEvents: the search field handles the keys, as in every combobox
                  <div
                    key={`${link.link} ${link.title}`}
                    id={idOf(index)}
                    className={styles.result}
                    role="option"
                    tabIndex={-1}
                    aria-selected={index === active}
                    onPointerMove={() => setActive(index)}
                    onClick={() => onPick(link)}
                  >
                    {link.title}
                    <small>{link.link}</small>
                  </div>
                ),
            )}
          </div>
        ))}
      </div>
      <p className={styles.none} role="status">
        {found?.length === 0 && (kind === 'anchors' ? t.noAnchors : t.nothingFound)}
      </p>
    </>
  )
}

function External({ onPick }: { onPick(link: string): void }) {
  const t = useWords()
  const locale = useDesk(({ visit }) => visit?.locale ?? DEFAULT_LOCALE)
  const [address, setAddress] = useState('https://')
  const set = (event: FormEvent) => {
    event.preventDefault()
    if (isValidLink(address)) return onPick(address)
    // A message says what was missing; the next press uses the corrected address.
    setAddress(mendLink(address, locale)?.link ?? address)
  }
  return (
    <form className={styles.tools} onSubmit={set}>
      <input
        type="text"
        inputMode="url"
        aria-label={t.address}
        // biome-ignore lint/a11y/noAutofocus: opened for typing
        autoFocus
        value={address}
        onChange={({ target }) => setAddress(target.value.trim())}
      />
      <button type="submit" className={tools.primary}>
        {t.setLink}
      </button>
      <LinkAdvice text={address} locale={locale} onTake={setAddress} />
    </form>
  )
}
