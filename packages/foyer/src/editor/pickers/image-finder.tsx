import { type ClipboardEvent, type DragEvent, useState } from 'react'
import { useWords } from '../desk/desk.ts'
import tools from '../tools/tools.module.css'
import { ImageUpload } from './image-upload.tsx'
import styles from './picker.module.css'
import { Picker } from './picker.tsx'
import { useFound } from './use-found.ts'

interface Props {
  onPick(id: number): void
  onClose(): void
}

/**
 * 1 §7 Admin pop-ups, image finder: searches the library by words; a picture that is dropped, pasted, chosen or taken
 * is added to it.
 */
export function ImageFinder({ onPick, onClose }: Props) {
  const t = useWords()
  const [words, setWords] = useState('')
  const [isOver, setOver] = useState(false)
  const [file, setFile] = useState<File | null>(null)
  const found = useFound('media/image', words)
  const pick = (id: number) => {
    onPick(id)
    onClose()
  }
  const take = (files: FileList | undefined) => {
    const [first, ...more] = files ?? []
    if (!first) return
    // If there is none, the upload says that the file is not a picture.
    setFile([first, ...more].find(({ type }) => type.startsWith('image/')) ?? first)
  }
  if (file) return <ImageUpload file={file} onTaken={pick} onClose={() => setFile(null)} />
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  return (
    <Picker title={t.findImage} onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: there is a button beside it for the same action */}
      <div
        className={`${styles.results} ${isOver ? styles.drop : ''}`}
        onPaste={(event: ClipboardEvent) => take(event.clipboardData.files)}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
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
          <FileButton label={t.upload} onTake={take} />
          {/* Without `capture`, a phone first asks for the source of the picture; desktop computers usually have no
             such camera. */}
          {hasTouch() && <FileButton label={t.photograph} capture="environment" onTake={take} />}
        </div>
        <p className={styles.hint}>{t.dropHelp}</p>
        <div className={styles.grid}>
          {found?.map(({ id, display_name, picture }) => (
            <button key={id} type="button" className={styles.picture} onClick={() => pick(id)}>
              {picture ? <img src={picture} alt="" loading="lazy" /> : <span />}
              <span>{display_name}</span>
            </button>
          ))}
        </div>
        {found?.length === 0 && <p className={styles.hint}>{t.nothingFound}</p>}
      </div>
    </Picker>
  )
}

interface FileButtonProps {
  label: string
  /** The camera on the back of the phone. */
  capture?: 'environment'
  onTake(files: FileList | undefined): void
}

function FileButton({ label, capture, onTake }: FileButtonProps) {
  return (
    <label className={tools.primary}>
      {label}
      <input
        type="file"
        className={tools.spoken}
        accept="image/*"
        capture={capture}
        onChange={({ target }) => onTake(target.files ?? undefined)}
      />
    </label>
  )
}

function hasTouch(): boolean {
  return matchMedia('(any-pointer: coarse)').matches
}
