import { type KeyboardEvent, type MouseEvent, useEffect, useState } from 'react'
import { currentVisit, desk, showAlert, useWords } from '../desk/desk.ts'
import { itemCalls, type ListedItem } from '../form/environment.ts'
import tools from '../tools/tools.module.css'
import { ImageWords, useImageText } from './image-words.tsx'
import styles from './picker.module.css'
import { Picker } from './picker.tsx'

interface StoredImage extends ListedItem {
  version: number
  alt: { de: string; en: string }
  is_decorative: boolean
  credit: string
  focal_x: number
  focal_y: number
}

/** One press of an arrow key moves the focal point by this much. */
const STEP = 0.02

/** 1 §7 Admin pop-ups, image edit: focal point, description, credit. It applies wherever the picture is used. */
export function ImageEdit({ id, onClose }: { id: number; onClose(): void }) {
  const t = useWords()
  const [stored, setStored] = useState<StoredImage | null>(null)
  const { text, setText, isAsked, isComplete } = useImageText()
  const [focal, setFocal] = useState({ x: 0.5, y: 0.5 })
  useEffect(() => {
    itemCalls(currentVisit())
      .read<StoredImage>('media/image', id)
      .then(
        (found) => {
          setStored(found)
          setFocal({ x: found.focal_x, y: found.focal_y })
          setText({ ...found.alt, isDecorative: found.is_decorative, credit: found.credit })
        },
        () => showAlert({ kind: 'error', text: t.failed }),
      )
  }, [id, t.failed, setText])
  const save = async () => {
    if (!stored) return
    const alt = text.isDecorative ? { de: '', en: '' } : { de: text.de, en: text.en }
    const { version } = stored
    const is_decorative = text.isDecorative
    try {
      await itemCalls(currentVisit()).change('media/image', id, {
        ...{ version, alt, is_decorative, credit: text.credit, focal_x: focal.x, focal_y: focal.y },
      })
      await desk.get().area?.refresh()
      showAlert({ kind: 'saved', text: t.saveAlert })
      onClose()
    } catch {
      showAlert({ kind: 'error', text: t.failed })
    }
  }
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // A key press has no position.
    if (event.detail === 0) return
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    setFocal({ x: share((event.clientX - left) / width), y: share((event.clientY - top) / height) })
  }
  const nudge = (event: KeyboardEvent) => {
    const [x, y] = ARROWS[event.key] ?? [0, 0]
    if (x === 0 && y === 0) return
    event.preventDefault()
    setFocal({ x: share(focal.x + x * STEP), y: share(focal.y + y * STEP) })
  }
  return (
    <Picker title={t.editImage} onClose={onClose}>
      {stored && (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault()
            if (isComplete(event.currentTarget)) void save()
          }}
        >
          {stored.picture && (
            <button
              type="button"
              className={styles.focal}
              aria-label={t.focalPoint}
              onClick={press}
              onKeyDown={nudge}
            >
              <img src={stored.picture} alt="" />
              <i style={{ left: `${focal.x * 100}%`, top: `${focal.y * 100}%` }} />
            </button>
          )}
          <p className={styles.hint}>{t.focalHelp}</p>
          <ImageWords value={text} isAsked={isAsked} onChange={setText} />
          <div className={styles.row}>
            <button type="submit" className={tools.primary}>
              {t.save}
            </button>
            <button type="button" className={tools.plain} onClick={onClose}>
              {t.cancel}
            </button>
          </div>
        </form>
      )}
    </Picker>
  )
}

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

function share(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000
}
