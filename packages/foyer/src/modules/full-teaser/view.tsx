import { Picture } from '../../domains/media/picture.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { useStrings } from '../../ui/use-locale.ts'
import { captionStrings } from '../kit/caption-strings.ts'
import type { ContentOf } from '../kit/define-module.ts'
import { RichText } from '../kit/rich-text.tsx'
import { Words } from '../kit/words.tsx'
import type { fullTeaser } from './schema.ts'
import styles from './view.module.css'

export const width = 'full'

interface Props {
  module: ContentOf<typeof fullTeaser>
  /** The languages of texts that are not in that of the page. */
  langs?: { headline: string | undefined; subline: string | undefined }
}

/** 2 §3 Full teaser: the picture reaches the edge of the window on one side, or on all sides. */
export default function FullTeaserView({ module, langs }: Props) {
  const t = useStrings(captionStrings)
  const { image_obj: image, extra_class, link, link_text } = module
  const isFull = extra_class === 'fullscreen'
  const headline = <Words module={module} field="headline" as="span" lang={langs?.headline} />
  // A poster contains its title, so it is shown whole, never cropped.
  const isUpright = !isFull && image !== null && image.height > image.width
  return (
    <article className={styles.teaser} data-look={extra_class} data-upright={isUpright || undefined}>
      {image && (
        <Picture
          image={image}
          className={styles.picture}
          sizes={isFull ? '100vw' : `(min-width: 48em) ${isUpright ? 42 : 58}vw, 100vw`}
        />
      )}
      <div className={styles.words}>
        <Words module={module} field="preline" as="p" className={styles.preline} />
        <h2 className={styles.headline}>
          {link && !link_text ? <Link to={link}>{headline}</Link> : headline}
        </h2>
        <Words module={module} field="subline" as="p" className={styles.subline} lang={langs?.subline} />
        <RichText html={module.text} of={{ module: module.id, field: 'text' }} />
        {link && link_text && (
          <ButtonLink to={link} className={styles.button}>
            <Words module={module} field="link_text" as="span" />
          </ButtonLink>
        )}
        {image?.credit && <p className={styles.credit}>{t.photo(image.credit)}</p>}
      </div>
    </article>
  )
}
