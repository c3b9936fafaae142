import { useState } from 'react'
import { useWords } from '../desk/desk.ts'
import type { ListedItem } from '../form/environment.ts'
import styles from './picker.module.css'
import { Picker } from './picker.tsx'
import { useFound } from './use-found.ts'

interface Props {
  title: string
  /** Area and model, such as `events/event`. */
  of: string
  /** Only items that others are part of. */
  among?: 'wholes'
  onPick(id: number): void
  onClose(): void
}

/** 1 §7 Admin pop-ups, event finder, and the same for venues: searches by words, shows picture and date. */
export function ItemFinder({ title, of, among, onPick, onClose }: Props) {
  const t = useWords()
  const [words, setWords] = useState('')
  const found = useFound(of, words, among)
  return (
    <Picker title={title} onClose={onClose}>
      <div className={styles.tools}>
        <input
          type="search"
          aria-label={t.search}
          placeholder={t.search}
          // biome-ignore lint/a11y/noAutofocus: opened for typing
          autoFocus
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      </div>
      <ul className={styles.results}>
        {found?.map((item) => (
          <li key={item.id}>
            <button
              type="button"
              className={styles.result}
              onClick={() => {
                onPick(item.id)
                onClose()
              }}
            >
              {item.picture && <img src={item.picture} alt="" width="40" height="30" />}
              {item.display_name}
              <small>{dayOf(item)}</small>
            </button>
          </li>
        ))}
        {found?.length === 0 && <li className={styles.hint}>{t.nothingFound}</li>}
      </ul>
    </Picker>
  )
}

function dayOf(item: ListedItem): string {
  const { date_start } = item as ListedItem & { date_start?: string | null }
  const [day = '', time = ''] = (date_start ?? '').split('T')
  return day && `${day.split('-').reverse().join('.')} ${time.slice(0, 5)}`
}
