import type { PropsWithChildren } from 'react'
import type { Locale } from '../../../../contract/locale.ts'
import { useFormat } from '../../../../ui/use-format.ts'
import { useStrings } from '../../../../ui/use-locale.ts'
import { Fact } from './fact.tsx'
import styles from './facts.module.css'
import { strings } from './strings.ts'

interface Item {
  duration_minutes: number | null
  date_start?: string
  date_end?: string
  language: string
  surtitles: string
  age_advice: string
  langs?: Partial<Record<'language' | 'surtitles' | 'age_advice' | 'content_notes', Locale>>
  access_names?: string[]
  intervals?: number | null
  content_notes?: string
  price_notes?: { name: string; lang?: Locale }[]
}

/** The facts a visitor needs, as a list of terms. */
export function Facts({ item, children }: PropsWithChildren<{ item: Item }>) {
  const t = useStrings(strings)
  const format = useFormat()
  const { langs } = item
  const duration = item.duration_minutes ? durationText(item.duration_minutes, t) : ''
  const intervals = typeof item.intervals === 'number' && t.intervals(item.intervals)
  const end = endsWithIt(item) && t.endsAbout(format.time(item.date_end))
  return (
    <dl className={styles.facts}>
      {children}
      <Fact term={t.duration} lines={[duration, intervals, end]} />
      <Fact
        term={t.language}
        lines={[
          { name: item.language, lang: langs?.language },
          { name: item.surtitles, lang: langs?.surtitles },
        ]}
      />
      <Fact term={t.age} lines={[{ name: item.age_advice, lang: langs?.age_advice }]} />
      <Fact term={t.access} lines={item.access_names ?? []} />
      <Fact term={t.contentNotes} lines={[{ name: item.content_notes ?? '', lang: langs?.content_notes }]} />
      <Fact term={t.reductions} lines={item.price_notes ?? []} />
    </dl>
  )
}

/**
 * Whether an event ends when its duration is over. An exhibition of one hour may be open for seven, and a festival for
 * days.
 */
function endsWithIt<I extends Item>(item: I): item is I & { date_end: string } {
  const { duration_minutes, date_start, date_end } = item
  if (!duration_minutes || !date_start || !date_end) return false
  const open = (Date.parse(date_end) - Date.parse(date_start)) / 60_000
  // Plus an hour for intervals, which a duration may leave out.
  return open <= duration_minutes + 60
}

function durationText(minutes: number, t: { minutes(n: number): string; hours(n: number): string }): string {
  if (minutes < 60) return t.minutes(minutes)
  const rest = minutes % 60
  return [t.hours(Math.floor(minutes / 60)), rest > 0 && t.minutes(rest)].filter(Boolean).join(' ')
}
