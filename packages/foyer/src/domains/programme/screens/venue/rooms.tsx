import { useStrings } from '../../../../ui/use-locale.ts'
import type { VenueDetail } from '../../../venues/contract.ts'
import styles from './rooms.module.css'
import { strings } from './strings.ts'

export function Rooms({ rooms }: { rooms: VenueDetail['rooms'] }) {
  const t = useStrings(strings)
  return (
    <ul className={styles.rooms}>
      {rooms.map(({ id, name, lang, capacity }) => (
        <li key={id}>
          <h3 className={styles.name} lang={lang}>
            {name}
          </h3>
          {capacity !== null && <p>{t.seats(capacity)}</p>}
        </li>
      ))}
    </ul>
  )
}
