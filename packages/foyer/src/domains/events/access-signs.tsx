import { useStrings } from '../../ui/use-locale.ts'
import styles from './access-signs.module.css'
import { strings } from './strings.ts'

/** Paths of lines and discs on a field of 20 by 20. */
const SIGNS = {
  wheelchair: 'M9 7v6h5l2.5 5M7 10a4.5 4.5 0 1 0 5.5 6M9 3.5h.01',
  'induction-loop': 'M5 9a5 5 0 0 1 10 0c0 4-4 4.5-4 7a2.2 2.2 0 0 1-4.4.3M8 9a2 2 0 0 1 4 0M17 3l-2 2',
  'sign-language': 'M5 11V6M8 10V3M11 10V3M14 11V5M5 11c0 4.5 2 6.5 5 6.5 4 0 5-3 7-7.5',
  'audio-description': 'M2 15 6 5l4 10M3.5 12h5M13 5v10c3.5 0 5-2 5-5s-1.5-5-5-5',
  relaxed: 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15M6.5 11a3.5 3.5 0 0 0 7 0M7.5 8h.01M12.5 8h.01',
  surtitles: 'M2 4.5h16v11H2zM5 12h10M7 9h6',
  'live-screen': 'M2 4h16v10H2zM7 17.5h6M8.5 7v4l3.5-2z',
} as const
type Sign = keyof typeof SIGNS

/** Icons for accessibility features of an event, with their names. */
export function AccessSigns({ features }: { features: string[] }) {
  const t = useStrings(strings)
  const known = features.filter((feature): feature is Sign => Object.hasOwn(SIGNS, feature))
  if (known.length === 0) return null
  return (
    <ul className={styles.signs} aria-label={t.access}>
      {known.map((sign) => {
        const name = t[sign === 'surtitles' ? 'captions' : sign]
        return (
          <li key={sign}>
            <svg className={styles.sign} viewBox="0 0 20 20" role="img" aria-label={name}>
              <title>{name}</title>
              <path d={SIGNS[sign]} />
            </svg>
          </li>
        )
      })}
    </ul>
  )
}
