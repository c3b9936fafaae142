import { Picture } from '../../domains/media/picture.tsx'
import { Carousel } from '../../ui/carousel.tsx'
import { Link } from '../../ui/link.tsx'
import { useStrings } from '../../ui/use-locale.ts'
import type { ContentOf } from '../kit/define-module.ts'
import { MoreLink } from '../kit/more-link.tsx'
import { RichText } from '../kit/rich-text.tsx'
import { Words } from '../kit/words.tsx'
import type { teaserList } from './schema.ts'
import styles from './view.module.css'
import { viewStrings } from './view-strings.ts'

type Content = ContentOf<typeof teaserList>

export const width = 'broad'

export default function TeaserListView({ module }: { module: Content }) {
  const t = useStrings(viewStrings)
  const items = module.children.filter((item) => item.is_online !== false)
  if (items.length === 0) return null
  const isSlider = module.extra_class === 'slider'
  const teasers = items.map((item) => ({ key: item.id, content: <Teaser item={item} isSlide={isSlider} /> }))
  if (isSlider) return <Carousel label={t.teasers} slides={teasers} className={styles.slider} />
  return (
    <ul className={styles.list}>
      {teasers.map(({ key, content }) => (
        <li key={key}>{content}</li>
      ))}
    </ul>
  )
}

function Teaser({ item, isSlide }: { item: Content['children'][number]; isSlide: boolean }) {
  const headline = <Words module={item} field="headline" as="span" />
  return (
    <article className={isSlide ? styles.slide : styles.row}>
      {item.image_obj && (
        <Picture
          image={item.image_obj}
          className={styles.picture}
          ratio={isSlide ? 'var(--picture-card)' : 'var(--picture-wide)'}
          sizes={isSlide ? '(min-width: 48em) 24rem, 75vw' : '(min-width: 48em) 30vw, 100vw'}
          decorative
        />
      )}
      <div className={styles.words}>
        <Words module={item} field="preline" as="p" className={styles.preline} />
        <h3 className={styles.headline}>
          {item.link && !item.link_text ? <Link to={item.link}>{headline}</Link> : headline}
        </h3>
        <Words module={item} field="subline" as="p" className={styles.subline} />
        <RichText html={item.text} className={styles.text} of={{ module: item.id, field: 'text' }} />
        {item.link && item.link_text && (
          <MoreLink to={item.link}>
            <Words module={item} field="link_text" as="span" />
          </MoreLink>
        )}
      </div>
    </article>
  )
}
