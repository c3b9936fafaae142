import type { HomeHeroProps } from 'openfoyer/slots'
import styles from './home-hero.module.css'

/** A strip of tape. What is on is the first thing on this page, so its headline is one line. */
export default function HomeHero({ headline }: HomeHeroProps) {
  return (
    <h1 className={styles.tape}>
      {headline} <span data-arrow="down" />
    </h1>
  )
}
