import type { CSSProperties, ReactNode } from 'react'
import type { Locale } from '../../../../contract/locale.ts'
import { Breadcrumbs, type Crumb } from '../../../../ui/breadcrumbs.tsx'
import { houseSlot } from '../../../../ui/house-slot.tsx'
import { longestWord } from '../../../../ui/longest-word.ts'
import type { Image } from '../../../media/contract.ts'
import { Picture } from '../../../media/picture.tsx'
import styles from './hero.module.css'

interface Props {
  trail: Crumb[]
  /** Small text above the title: its kind. */
  preline?: ReactNode
  title: string
  /** The language of the title, if it is not the page's. */
  lang?: Locale
  subtitle?: string
  subtitleLang?: Locale
  /** The date, or what replaces it. */
  aside?: ReactNode
  /** The uncropped picture: a poster, a film still, a portrait. */
  image: Image | null
  /** The title is struck out: the event does not take place. */
  isStruck?: boolean
  /** Place, price and the ticket link; all of it is visible in a phone's first window. */
  children?: ReactNode
  /** The part below the line. */
  facts?: ReactNode
}

/** The top of a detail page. */
export const Hero = houseSlot('detail-header', OurHero)

function OurHero({
  trail,
  preline,
  title,
  lang,
  subtitle,
  subtitleLang,
  aside,
  image,
  isStruck,
  children,
  facts,
}: Props) {
  return (
    <header
      className={styles.hero}
      data-bare={!image || undefined}
      data-landscape={(image && image.width > image.height) || undefined}
      data-dated={aside ? true : undefined}
    >
      <div className={styles.trail}>
        <Breadcrumbs trail={trail} />
      </div>
      {aside && <div className={styles.aside}>{aside}</div>}
      <div className={styles.words}>
        {preline && <p className={styles.preline}>{preline}</p>}
        <h1 className={styles.title} lang={lang} style={{ '--longest': longestWord(title) } as CSSProperties}>
          {isStruck ? <s>{title}</s> : title}
        </h1>
        {subtitle && (
          <p className={styles.subtitle} lang={subtitleLang}>
            {subtitle}
          </p>
        )}
      </div>
      {children && <div className={styles.action}>{children}</div>}
      {image && (
        <div className={styles.poster}>
          <Picture image={image} sizes="(min-width: 64em) 30vw, (min-width: 48em) 40vw, 100vw" first />
        </div>
      )}
      {facts && <div className={styles.facts}>{facts}</div>}
    </header>
  )
}
