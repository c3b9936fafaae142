import { useId } from 'react'
import { useLocale, useStrings } from '../../../ui/use-locale.ts'
import styles from './dashboard.module.css'
import { strings } from './dashboard-strings.ts'
import { byWeek, dayText, isByWeek, type Point, sumOf, ticksFor } from './plot-shape.ts'

const WIDTH = 480
const HEIGHT = 200
const LEFT = 52
const TOP = 8
const BOTTOM = 24

interface Props {
  title: string
  /** Names of a point's values, from the bottom up: the first is filled, the second hatched. */
  series: string[]
  points: Point[]
}

/**
 * Bars over days, drawn by the server. The series differ by hatching, not by colour. A sentence describes the plot for
 * screen readers, and a table after it has all values.
 */
export function Plot({ title, series, points: days }: Props) {
  const t = useStrings(strings)
  const locale = useLocale()
  const hatch = useId()
  const weekly = isByWeek(days)
  const points = weekly ? byWeek(days) : days
  const highest = Math.max(0, ...points.map(sumOf))
  const total = points.reduce((sum, point) => sum + sumOf(point), 0)
  const peak = points.find((point) => sumOf(point) === highest)
  const short = (day: string) => dayText(day, locale, false)
  const whole = (day: string) => dayText(day, locale)
  const summary = t.plotSummary(title, total, highest, peak ? whole(peak.day) : '')
  return (
    <figure className={styles.plot}>
      <figcaption>
        {title} {weekly ? t.perWeek : t.perDay}
      </figcaption>
      {series.length > 1 && <Legend series={series} hatch={`${hatch}-legend`} />}
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={summary}>
        <Hatching id={hatch} />
        <Grid highest={highest} />
        <Bars points={points} top={ticksFor(highest).at(-1) ?? 1} hatch={hatch} />
        {labelled(points).map(({ day, at, anchor }) => (
          <text key={day} x={xOf(at, points.length)} y={HEIGHT - 6} textAnchor={anchor}>
            {short(day)}
          </text>
        ))}
      </svg>
      <details>
        <summary>{t.asTable}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{weekly ? t.weekOf : t.day}</th>
              {series.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {points.map(({ day, values }) => (
              <tr key={day}>
                <th scope="row">{whole(day)}</th>
                {series.map((name, at) => (
                  <td key={name}>{values[at]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}

const plotHeight = HEIGHT - TOP - BOTTOM
const step = (amount: number) => (WIDTH - LEFT) / Math.max(amount, 1)
const xOf = (at: number, amount: number) => LEFT + (at + 0.5) * step(amount)

/** Only the first, the middle and the last: more labels do not fit on a phone. */
function labelled(points: Point[]) {
  const last = points.length - 1
  const places = [
    { at: 0, anchor: 'start' as const },
    { at: Math.floor(last / 2), anchor: 'middle' as const },
    { at: last, anchor: 'end' as const },
  ]
  const shown = last < 2 ? places.filter(({ at }, place) => at >= 0 && place !== 1) : places
  return [...new Map(shown.map((place) => [place.at, place])).values()].flatMap((place) => {
    const point = points[place.at]
    return point ? [{ ...place, day: point.day }] : []
  })
}

function Grid({ highest }: { highest: number }) {
  const ticks = ticksFor(highest)
  const top = ticks.at(-1) ?? 1
  return ticks.map((tick) => {
    const y = TOP + plotHeight * (1 - tick / top)
    return (
      <g key={tick}>
        <line x1={LEFT} x2={WIDTH} y1={y} y2={y} />
        <text x={LEFT - 6} y={y + 4} textAnchor="end">
          {tick}
        </text>
      </g>
    )
  })
}

function Bars({ points, top, hatch }: { points: Point[]; top: number; hatch: string }) {
  const width = Math.max(1, step(points.length) * 0.72)
  return points.map(({ day, values }, at) => {
    let below = 0
    return (
      <g key={day}>
        {values.map((value, series) => {
          const height = (plotHeight * value) / top
          const y = TOP + plotHeight - height - (plotHeight * below) / top
          below += value
          if (value === 0) return null
          return (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: a series has no other name here, and none changes places
              key={series}
              x={xOf(at, points.length) - width / 2}
              y={y}
              width={width}
              height={height}
              fill={series === 0 ? 'currentColor' : `url(#${hatch})`}
              stroke="currentColor"
              strokeWidth={series === 0 ? 0 : 0.75}
            />
          )
        })}
      </g>
    )
  })
}

function Hatching({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="5" height="5" fill="#fff" />
        <rect width="1.5" height="5" fill="currentColor" />
      </pattern>
    </defs>
  )
}

function Legend({ series, hatch }: { series: string[]; hatch: string }) {
  return (
    <ul className={styles.legend}>
      {series.map((name, at) => (
        <li key={name}>
          <svg viewBox="0 0 14 14" width="14" height="14" aria-hidden="true">
            <Hatching id={`${hatch}-${at}`} />
            <rect
              width="14"
              height="14"
              fill={at === 0 ? 'currentColor' : `url(#${hatch}-${at})`}
              stroke="currentColor"
            />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  )
}
