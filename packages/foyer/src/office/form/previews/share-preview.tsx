import { typedPath } from '../../../contract/typed-address.ts'
import { useNamedItem } from '../../../fields/controls/use-item-name.ts'
import { useSite } from '../../../ui/site-context.ts'
import { textIn } from '../../field-text.ts'
import { strings } from '../../strings.ts'
import { useTexts } from '../../use-office.ts'
import type { PreviewProps } from './preview-props.ts'
import styles from './previews.module.css'

/** The approximate lengths at which search engines and social networks cut texts. */
const LONGEST = { title: 60, description: 155 }
const short = (text: string, length: number) =>
  text.length > length ? `${text.slice(0, length).trimEnd()} …` : text

/** A page as search engines list it, and as it looks when shared. */
export function SharePreview({ values, locale }: PreviewProps) {
  const t = useTexts(strings)
  const { siteName } = useSite()
  const word = (name: string) => textIn(values[name], locale)
  const title = `${word('meta_title') || word('title')} – ${siteName}`
  const path = `/${locale}/${typedPath(word('path'))}`
  const image = typeof values.share_image === 'number' ? values.share_image : null
  return (
    <div className={styles.pair}>
      <figure>
        <figcaption>{t.inSearch}</figcaption>
        <div className={styles.paper}>
          <p className={styles.address}>{path}</p>
          <p className={styles.found}>{short(title, LONGEST.title)}</p>
          <p>{short(word('meta_description'), LONGEST.description) || t.noDescription}</p>
        </div>
      </figure>
      <figure>
        <figcaption>{t.whenShared}</figcaption>
        <div className={styles.paper}>
          {image === null ? (
            <p className={styles.noPicture}>{t.housePicture}</p>
          ) : (
            <SharedPicture id={image} />
          )}
          <p className={styles.found}>
            {short(word('og_title') || word('meta_title') || word('title'), LONGEST.title)}
          </p>
          <p>{short(word('og_description') || word('meta_description'), LONGEST.description)}</p>
        </div>
      </figure>
    </div>
  )
}

function SharedPicture({ id }: { id: number }) {
  const { title, picture } = useNamedItem('media/image', id)
  return picture ? <img className={styles.picture} src={picture} alt={title} /> : <p>{title}</p>
}
