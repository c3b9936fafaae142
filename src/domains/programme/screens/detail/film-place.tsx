import type { Image } from '../../../media/contract.ts'
import { Picture } from '../../../media/picture.tsx'
import styles from './film-place.module.css'
import { Late } from './late.tsx'

const loadFilm = async () => (await import('./film.tsx')).Film

/** Where a film will stand; until it can ask the visitor, its picture keeps the place. */
export function FilmPlace(film: { url: string; title: string; image: Image | null }) {
  return (
    <Late load={loadFilm} props={film}>
      <div className={styles.place}>
        {film.image && (
          <Picture image={film.image} ratio="16 / 9" sizes="(min-width: 64em) 70vw, 100vw" decorative />
        )}
      </div>
    </Late>
  )
}
