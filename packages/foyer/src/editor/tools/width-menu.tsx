import { useWords } from '../desk/desk.ts'
import { Icon } from './icons.tsx'
import styles from './tools.module.css'

const WIDTHS = { phone: [390, 844], tablet: [820, 1100], desktop: [1440, 900] } as const

/**
 * Opens the page in a window with the width of a phone, a tablet or a desktop; changes in one window appear in the
 * other.
 */
export function WidthMenu() {
  const t = useWords()
  return (
    <label className={`${styles.pick} ${styles.roomy}`} title={t.windowWidth}>
      <Icon name="width" />
      <span className={styles.spoken}>{t.windowWidth}</span>
      <select
        value=""
        onChange={({ target }) => {
          const size = WIDTHS[target.value as keyof typeof WIDTHS]
          if (size) openWindow(size)
        }}
      >
        <option value="" disabled hidden />
        {(Object.keys(WIDTHS) as (keyof typeof WIDTHS)[]).map((name) => (
          <option key={name} value={name}>
            {t[name]}
          </option>
        ))}
      </select>
    </label>
  )
}

function openWindow([width, height]: readonly [number, number]): void {
  const address = new URL(location.href)
  address.searchParams.set('edit', '')
  address.searchParams.set('noToolbar', '')
  open(address, `width-${width}`, `popup,width=${width},height=${height}`)
}
