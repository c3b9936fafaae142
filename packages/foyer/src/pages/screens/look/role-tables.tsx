import type { CSSProperties } from 'react'
import { useStrings } from '../../../ui/use-locale.ts'
import type { Look } from '../../look-contract.ts'
import styles from './look.module.css'
import { strings } from './strings.ts'

/** WCAG 2.2, 1.4.3 and 1.4.6: text of normal size. */
const levelOf = (ratio: number) => (ratio >= 7 ? 'AAA' : ratio >= 4.5 ? 'AA' : '✗')

/** Every role with its value and a specimen, and the contrast of every pair. */
export function RoleTables({ data, scheme }: { data: Look; scheme: 'light' | 'dark' }) {
  const t = useStrings(strings)
  const group = scheme === 'dark' ? 'dark.' : 'colours.'
  const pairs = data.pairs.filter(({ role }) => role.startsWith(group))
  const named = new Set(data.pairs.map(({ role }) => role))
  const left = data.roles.filter((one) => one.group === 'colours' && !named.has(`colours.${one.role}`))
  const others = data.roles.filter((one) => one.group !== 'colours')
  return (
    <>
      <section className={styles.part}>
        <h3>{t.colours}</h3>
        <ul className={styles.pairs}>
          {pairs.map(({ role, ground, figure, ratio }) => (
            <li key={role} style={{ color: figure, background: ground }}>
              <strong>{role.slice(group.length)}</strong>
              <span>
                {figure} / {ground}
              </span>
              <span>
                {(Math.floor(ratio * 100) / 100).toFixed(2)} {levelOf(ratio)}
              </span>
            </li>
          ))}
        </ul>
        <p>
          {t.leftOut}: {left.map(({ role }) => role).join(', ')}
        </p>
      </section>
      <section className={styles.part}>
        <h3>{t.roles}</h3>
        <div className={styles.wide}>
          <table>
            <thead>
              <tr>
                {[t.role, t.value, t.about, t.shown].map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {others.map(({ group: of, role, value, about }) => (
                <tr key={`${of}.${role}`}>
                  <th scope="row">
                    {of}.{role}
                  </th>
                  <td>
                    <code>{value}</code>
                  </td>
                  <td lang="en">{about}</td>
                  <td>
                    <Specimen group={of} role={role} value={value} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
    </>
  )
}

function Specimen({ group, role, value }: { group: string; role: string; value: string }) {
  const t = useStrings(strings)
  const style = styleOf(group, role, value)
  if (!style) return null
  return 'width' in style ? (
    <span className={styles.bar} style={style} />
  ) : (
    <span style={style}>{t.specimen}</span>
  )
}

/** Null for a role that only shows in what it is used for, such as the duration of a movement. */
function styleOf(group: string, role: string, value: string): CSSProperties | null {
  const titles = { fontFamily: 'var(--spoken)', fontSize: 'var(--type-h4)' }
  switch (group) {
    case 'faces':
      return { fontFamily: `var(--${role})`, fontSize: 'var(--type-h3)' }
    case 'titles':
    case 'display':
      return { ...titles, [{ weight: 'fontWeight', leading: 'lineHeight' }[role] ?? 'letterSpacing']: value }
    case 'type':
      return { fontFamily: 'var(--spoken)', fontSize: value, lineHeight: 1 }
    case 'space':
      return { width: value, height: '1rem' }
    case 'shape':
      return role === 'radius' || role === 'mark'
        ? { width: '3rem', height: '3rem', borderRadius: value }
        : { width: '6rem', height: value }
    case 'pictures':
      return role === 'treatment' ? null : { width: '4rem', aspectRatio: value }
    default:
      return null
  }
}
