import { useState } from 'react'
import { Carousel } from '../../../../ui/carousel.tsx'
import { isPlainClick } from '../../../../ui/link.tsx'
import { onDemand, useOnDemand } from '../../../../ui/on-demand.ts'
import { useStrings } from '../../../../ui/use-locale.ts'
import type { Image } from '../../../media/contract.ts'
import { Picture } from '../../../media/picture.tsx'
import styles from './gallery.module.css'
import { strings } from './section-strings.ts'

const lightbox = onDemand(() => import('../../../media/lightbox.tsx'))

/** Pictures in a row; each opens as large as the window allows. Without scripting its link leads to the image file. */
export function Gallery({ images }: { images: Image[] }) {
  const t = useStrings(strings)
  const [shown, setShown] = useState<number | null>(null)
  const opened = useOnDemand(lightbox, shown !== null)
  return (
    <>
      <Carousel
        label={t.pictures}
        isInSection
        className={styles.gallery}
        slides={images.map((image, place) => ({
          key: image.id,
          content: (
            <figure>
              <a
                href={image.url}
                className={styles.enlarge}
                onClick={(event) => {
                  if (!isPlainClick(event)) return
                  event.preventDefault()
                  setShown(place)
                }}
              >
                <span className="unseen">{t.enlarge}: </span>
                <Picture image={image} ratio="3 / 2" sizes="(min-width: 48em) 60vw, 90vw" />
              </a>
              {/* The credit names the photographer, not the copyright: some pictures are in the public domain. */}
              {image.credit && <figcaption className={styles.credit}>{t.photo(image.credit)}</figcaption>}
            </figure>
          ),
        }))}
      />
      {shown !== null && opened && (
        <opened.Lightbox images={images} start={shown} onClose={() => setShown(null)} />
      )}
    </>
  )
}
