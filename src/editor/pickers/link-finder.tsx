import { useState } from 'react'
import { isValidLink } from '../../contract/valid-link.ts'
import { currentVisit, desk, useWords } from '../desk/desk.ts'
import tools from '../tools/tools.module.css'
import styles from './picker.module.css'
import { Picker } from './picker.tsx'
import { useFound } from './use-found.ts'

const KINDS = {
  pages: 'pages/page',
  events: 'events/event',
  productions: 'productions/production',
  articles: 'magazine/article',
  people: 'people/person',
  files: 'media/file',
} as const

type Kind = keyof typeof KINDS | 'anchors' | 'external'

interface Props {
  onPick(link: string): void
  onClose(): void
}

/** 1 §7 Admin pop-ups, link finder: pages, events, articles, people, files, anchors of this page, or an address elsewhere. */
export function LinkFinder({ onPick, onClose }: Props) {
  const t = useWords()
  const [kind, setKind] = useState<Kind>('pages')
  const [words, setWords] = useState('')
  const names: Record<Kind, string> = {
    ...{ pages: t.pages, events: t.events, productions: t.productions, articles: t.articles },
    ...{ people: t.people, files: t.files, anchors: t.anchors, external: t.external },
  }
  const pick = (link: string) => {
    onPick(link)
    onClose()
  }
  return (
    <Picker title={t.findLink} onClose={onClose}>
      <div className={styles.tabs}>
        {(Object.keys(names) as Kind[]).map((name) => (
          <button key={name} type="button" aria-pressed={kind === name} onClick={() => setKind(name)}>
            {names[name]}
          </button>
        ))}
      </div>
      {kind === 'external' ? (
        <External onPick={pick} />
      ) : (
        <>
          <div className={styles.tools}>
            <input
              type="search"
              aria-label={t.search}
              placeholder={t.search}
              // biome-ignore lint/a11y/noAutofocus: opened to be typed in
              autoFocus
              value={words}
              onChange={({ target }) => setWords(target.value)}
            />
          </div>
          {kind === 'anchors' ? (
            <Anchors words={words} onPick={pick} />
          ) : (
            <Items of={KINDS[kind]} words={words} onPick={pick} />
          )}
        </>
      )}
    </Picker>
  )
}

function Items({ of, words, onPick }: { of: string; words: string; onPick(link: string): void }) {
  const t = useWords()
  const { locale } = currentVisit()
  const found = useFound(of, words)
  const links = found?.map((item) => {
    const address = 'address' in item ? String(item.address) : undefined
    return { id: item.id, title: item.display_name, link: item.urls?.[locale] ?? address ?? '' }
  })
  return (
    <ul className={styles.results}>
      {links?.map(
        ({ id, title, link }) =>
          link && (
            <li key={id}>
              <button type="button" className={styles.result} onClick={() => onPick(link)}>
                {title}
                <small>{link}</small>
              </button>
            </li>
          ),
      )}
      {links?.length === 0 && <li className={styles.hint}>{t.nothingFound}</li>}
    </ul>
  )
}

/** Every block of this page that has a name to be reached by. */
function Anchors({ words, onPick }: { words: string; onPick(link: string): void }) {
  const t = useWords()
  const nodes = [...(desk.get().area?.live.tree().nodes.values() ?? [])]
  const anchors = nodes.flatMap(({ id, model, fields }) => {
    const anchor = model === 'anchor-item' ? '' : String(fields.anchor ?? '')
    return anchor !== '' && anchor.toLowerCase().includes(words.toLowerCase()) ? [{ id, anchor }] : []
  })
  return (
    <ul className={styles.results}>
      {anchors.map(({ id, anchor }) => (
        <li key={id}>
          <button type="button" className={styles.result} onClick={() => onPick(`#${anchor}`)}>
            #{anchor}
          </button>
        </li>
      ))}
      {anchors.length === 0 && <li className={styles.hint}>{t.noAnchors}</li>}
    </ul>
  )
}

function External({ onPick }: { onPick(link: string): void }) {
  const t = useWords()
  const [address, setAddress] = useState('https://')
  return (
    <form
      className={styles.tools}
      onSubmit={(event) => {
        event.preventDefault()
        if (isValidLink(address)) onPick(address)
      }}
    >
      <input
        type="text"
        inputMode="url"
        aria-label={t.address}
        value={address}
        onChange={({ target }) => setAddress(target.value.trim())}
      />
      <button type="submit" className={tools.primary} disabled={!isValidLink(address)}>
        {t.setLink}
      </button>
    </form>
  )
}
