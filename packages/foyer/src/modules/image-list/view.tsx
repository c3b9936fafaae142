import { type MouseEvent, useState } from 'react'
import { slugOf } from '../../contract/slug.ts'
import { Picture } from '../../domains/media/picture.tsx'
import { Carousel } from '../../ui/carousel.tsx'
import { Link } from '../../ui/link.tsx'
import { onDemand, useOnDemand } from '../../ui/on-demand.ts'
import { useStrings } from '../../ui/use-locale.ts'
import { Caption } from '../kit/caption.tsx'
import type { ContentOf } from '../kit/define-module.ts'
import type { imageList } from './schema.ts'
import styles from './view.module.css'
import { viewStrings } from './view-strings.ts'

const lightbox = onDemand(() => import('../../domains/media/lightbox.tsx'))

type Content = ContentOf<typeof imageList>

const SIZES: Record<Content['format'], string> = {
  standard: '(min-width: 64em) 60vw, 100vw',
  slider: '(min-width: 48em) 40rem, 85vw',
  grid: '(min-width: 64em) 27vw, 50vw',
  masonry: '(min-width: 64em) 27vw, (min-width: 48em) 50vw, 100vw',
  parallax: '(min-width: 48em) 50vw, 100vw',
  'semi-lazy': '(min-width: 48em) 45vw, 100vw',
}
/** The first pictures of a semi-lazy list are loaded at once. */
const AT_ONCE = 2

export const width = 'broad'

export default function ImageListView({ module }: { module: Content }) {
  const t = useStrings(viewStrings)
  const [opened, setOpened] = useState<number | null>(null)
  const large = useOnDemand(lightbox, opened !== null)
  const shown = module.children.filter(({ image_obj }) => image_obj !== null)
  const images = shown.flatMap(({ image_obj }) => image_obj ?? [])
  if (images.length === 0) return null

  const figures = shown.map((item, place) => ({
    key: item.id,
    content: <Shown item={item} list={module} place={place} onOpen={() => setOpened(place)} />,
  }))
  return (
    <>
      {module.format === 'slider' ? (
        <Carousel label={t.pictures} slides={figures} />
      ) : (
        <ul className={styles.list} data-format={module.format}>
          {figures.map(({ key, content }) => (
            <li key={key} className={styles.item}>
              {content}
            </li>
          ))}
        </ul>
      )}
      {opened !== null && large && (
        <large.Lightbox images={images} start={opened} onClose={() => setOpened(null)} />
      )}
    </>
  )
}

const RATIOS: Partial<Record<Content['format'], string>> = { slider: '4 / 3', grid: '1 / 1' }

interface ShownProps {
  item: Content['children'][number]
  list: Content
  place: number
  onOpen(): void
}

/** One picture of the list. Without scripting its link leads to the image file. */
function Shown({ item, list: { format, downloads }, place, onOpen }: ShownProps) {
  const { image_obj: image, description, link } = item
  const t = useStrings(viewStrings)
  if (!image) return null
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onOpen()
  }
  const picture = (
    <Picture
      image={image}
      sizes={SIZES[format]}
      ratio={RATIOS[format]}
      first={format === 'semi-lazy' && place < AT_ONCE}
    />
  )
  return (
    <figure className={styles.figure}>
      {link ? (
        // If an editor has set a link, the picture leads there and is not enlarged.
        <Link to={link} className={styles.link} aria-label={description || undefined}>
          {picture}
        </Link>
      ) : (
        <a
          href={image.url}
          className={styles.open}
          onClick={open}
          aria-label={description ? `${t.enlarge}: ${description}` : undefined}
        >
          <span className="unseen">{t.enlarge}: </span>
          {picture}
        </a>
      )}
      <Caption text={description} image={image}>
        {downloads && (
          <a href={image.url} download={fileName(description || image.alt)}>
            {t.download}
            <span className="unseen">: {description || image.alt}</span>
          </a>
        )}
      </Caption>
    </figure>
  )
}

/** The name of the downloaded file: `der-nachtspeicher.jpg`. */
function fileName(title: string): string {
  return `${slugOf(title)}.jpg`
}
