import type { Locale } from '../../../contract/locale.ts'

/** What is stored of an event: enough to know when and where. */
export interface SavedEvent {
  title: string
  date_start: string
  date_end: string
  status: string
  room: { name: string } | null
}

export interface SavedProgramme {
  siteName: string
  /** What the published brand changed when the programme was stored. */
  brand?: Record<string, string>
  savedAt: number
  events: SavedEvent[]
}

/** Not named after a version of the site: the programme is the same in each. */
export const PROGRAMME_CACHE = 'foyer-programme'
const FRESH_FOR = 30 * 60_000
const KEPT = 30

const keyOf = (locale: Locale) => `/offline-programme/${locale}`

export async function readProgramme(locale: Locale): Promise<SavedProgramme | null> {
  const kept = await (await caches.open(PROGRAMME_CACHE)).match(keyOf(locale))
  return kept ? kept.json() : null
}

/** Stores the next events as every visitor sees them: the request is sent without a session. */
export async function saveProgramme(locale: Locale, now: number): Promise<void> {
  const kept = await readProgramme(locale)
  if (kept && now - kept.savedAt < FRESH_FOR) return
  const [programme, settings] = await Promise.all([
    ask(`/${locale}/api/events/?page_size=${KEPT}`),
    ask('/pageeditor-api/settings'),
  ])
  const events = (programme.results as SavedEvent[]).map(({ title, date_start, date_end, status, room }) => ({
    ...{ title, date_start, date_end, status },
    room: room && { name: room.name },
  }))
  const { site_name, brand } = settings.data
  const saved: SavedProgramme = {
    ...{ siteName: site_name, savedAt: now, events },
    ...(brand && { brand: brand.style }),
  }
  await (await caches.open(PROGRAMME_CACHE)).put(keyOf(locale), new Response(JSON.stringify(saved)))
}

async function ask(address: string) {
  const answer = await fetch(address, { credentials: 'omit', headers: { Accept: 'application/json' } })
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return answer.json()
}

/** The events that have not ended. */
export function nextEvents({ events }: SavedProgramme, now: number): SavedEvent[] {
  return events.filter(({ date_end }) => Date.parse(date_end) > now)
}
