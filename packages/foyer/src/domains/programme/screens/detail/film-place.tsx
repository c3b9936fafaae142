import { onDemand, useOnDemand } from '../../../../ui/on-demand.ts'
import type { Image } from '../../../media/contract.ts'
import { Picture } from '../../../media/picture.tsx'
import styles from './film-place.module.css'

const player = onDemand(() => import('./film.tsx'))

/** The place of a film. Until its code is loaded, and always without scripting, its picture is shown. */
export function FilmPlace(film: { url: string; title: string; image: Image | null }) {
  const parts = useOnDemand(player, true)
  if (parts) return <parts.Film {...film} />
  return (
    <div className={styles.place}>
      {film.image && (
        <Picture image={film.image} ratio="16 / 9" sizes="(min-width: 64em) 70vw, 100vw" decorative />
      )}
    </div>
  )
}
