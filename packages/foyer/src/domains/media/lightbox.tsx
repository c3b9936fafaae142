import { useState } from 'react'
import { useBackCloses } from '../../ui/back-closes.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { useStrings } from '../../ui/use-locale.ts'
import type { Image } from './contract.ts'
import styles from './lightbox.module.css'
import { Picture } from './picture.tsx'
import { strings } from './strings.ts'

interface Props {
  images: Image[]
  /** The index of the first picture; null means closed. */
  start: number | null
  onClose(): void
}

/** Pictures as large as the window allows; the arrow keys show the next or previous one. */
export function Lightbox({ images, start, onClose }: Props) {
  const t = useStrings(strings)
  const [turned, setTurned] = useState(0)
  const close = () => {
    setTurned(0)
    onClose()
  }
  useBackCloses(start !== null, close)
  if (start === null) return null
  const place = (((start + turned) % images.length) + images.length) % images.length
  const image = images[place]
  if (!image) return null
  return (
    <Dialog isOpen onClose={close} label={t.lightbox} className={styles.lightbox} closesOutside>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys work wherever the focus is inside the dialog */}
      <div
        className={styles.stage}
        onKeyDown={({ key }) => {
          if (key === 'ArrowRight') setTurned(turned + 1)
          if (key === 'ArrowLeft') setTurned(turned - 1)
        }}
      >
        <figure className={styles.figure}>
          <Picture key={image.id} image={image} sizes="100vw" first className={styles.picture} />
          <figcaption className={styles.caption} aria-live="polite">
            <span lang={image.lang}>{image.alt}</span>
            {image.credit && <span>{t.photo(image.credit)}</span>}
            <span>{t.place(place + 1, images.length)}</span>
          </figcaption>
        </figure>
        <div className={styles.buttons}>
          {images.length > 1 && (
            <>
              <button type="button" onClick={() => setTurned(turned - 1)} aria-label={t.previous}>
                ←
              </button>
              <button type="button" onClick={() => setTurned(turned + 1)} aria-label={t.next}>
                →
              </button>
            </>
          )}
          <button type="button" onClick={close} aria-label={t.close}>
            ×
          </button>
        </div>
      </div>
    </Dialog>
  )
}
