import { logoFile } from '#house/theme'
import { houseSlot } from '../../../ui/house-slot.tsx'
import { useBrand } from '../use-brand.ts'
import styles from './logo.module.css'

/** The logo of the brand or of the theme (`theme/logo.svg`), else the name of the house: 140 × 84 (1 §2 Header). A house may draw something below it. */
export const Logo = houseSlot('logo', OurLogo)

function OurLogo({ name }: { name: string }) {
  const file = useBrand()?.logo ?? logoFile
  if (file) return <img className={styles.file} src={file} alt={name} />
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
