import { useEffect, useRef, useState } from 'react'
import { useStrings } from '../../ui/use-locale.ts'
import styles from './view.module.css'
import { viewStrings } from './view-strings.ts'

/**
 * A silent film behind the text. It starts only where the visitor has not asked for reduced motion, and a button stops
 * it.
 */
export function HeroFilm({ src, poster }: { src: string; poster: string | undefined }) {
  const t = useStrings(viewStrings)
  const film = useRef<HTMLVideoElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  useEffect(() => {
    const saves = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData
    if (saves || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    film.current?.play().catch(() => {})
  }, [])
  const toggle = () => {
    if (isPlaying) film.current?.pause()
    else film.current?.play().catch(() => {})
  }
  return (
    <div className={styles.media}>
      <video
        ref={film}
        className={styles.film}
        src={src}
        poster={poster}
        muted
        loop
        playsInline
        preload="none"
        aria-hidden="true"
        tabIndex={-1}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      />
      <button type="button" className={styles.toggle} onClick={toggle}>
        {isPlaying ? t.stop : t.play}
      </button>
    </div>
  )
}
