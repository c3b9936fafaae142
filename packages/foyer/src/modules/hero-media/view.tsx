import { Picture } from '../../domains/media/picture.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { useStickyItem } from '../../ui/shell-state.ts'
import type { ContentOf } from '../kit/define-module.ts'
import { RichText } from '../kit/rich-text.tsx'
import { Words } from '../kit/words.tsx'
import { HeroFilm } from './hero-film.tsx'
import type { heroMedia } from './schema.ts'
import styles from './view.module.css'

export const width = 'full'

/** A picture or film to every edge, with the text on a sheet in the page's colour. */
export default function HeroMediaView({ module }: { module: ContentOf<typeof heroMedia> }) {
  const { image_obj: image, video, button_link: link, button_text: text } = module
  const hasButton = link !== '' && text !== ''
  useStickyItem(module.sticky && hasButton ? { url: link, text } : null)
  return (
    <section className={styles.hero} data-bare={(!image && !video) || undefined}>
      {video ? (
        <HeroFilm src={video} poster={module.image_thumbnails?.large} />
      ) : (
        image && <Picture image={image} className={styles.media} sizes="100vw" first />
      )}
      <div className={styles.words}>
        <Words module={module} field="headline" as="h2" className={styles.headline} />
        <RichText html={module.text} className={styles.text} of={{ module: module.id, field: 'text' }} />
        {hasButton && (
          <ButtonLink to={link}>
            <Words module={module} field="button_text" as="span" />
          </ButtonLink>
        )}
      </div>
    </section>
  )
}
