import { logoFile } from '#house/theme'
import { houseSlot } from '../../../ui/house-slot.tsx'
import styles from './logo.module.css'

/** `theme/logo.svg`, else the name of the house: 140 × 84 (1 §2 Header). A house may draw something below it. */
export const Logo = houseSlot('logo', OurLogo)

function OurLogo({ name }: { name: string }) {
  if (logoFile) return <img className={styles.file} src={logoFile} alt={name} />
  const words = name.split(' ')
  const last = words.pop()
  return (
    <span className={styles.logo} data-part="brand">
      {/* The space is for screen readers. */}
      <span className={styles.first}>{words.join(' ')} </span>
      <span className={styles.last}>{last}</span>
    </span>
  )
}
