import { addDays, type Bilingual, houseInstant } from 'openfoyer/content'
import { admissionOf, type PriceListKey } from '../admission.ts'
import { between, sinceMonday, WEEKDAYS } from '../calendar.ts'
import { ageIn, codesOf } from '../finding.ts'
import type { Occasion } from '../occasions/occasion.ts'
import { occasions } from '../occasions/occasions.ts'
import type { Production } from '../productions/production.ts'
import { productions } from '../productions/productions.ts'
import type { Evening } from '../programme/evenings.ts'
import { notices } from '../programme/notices.ts'
import type { Mark, Standing } from '../programme/plan.ts'
import { NOTHING } from '../texts.ts'
import type { RoomKey } from '../venues.ts'
import { type EventTagKey, eventTags } from '../vocabulary.ts'

/** Tickets are on sale from ten weeks before, in the morning. */
const SALE_LEAD_DAYS = 70
const SALE_TIME = '10:00'

const STANDINGS = ['cancelled', 'moved', 'sold_out', 'few_left'] as const

/** How wheelchair places are booked, for the rooms that have them. */
const SEAT_NOTES: Partial<Record<RoomKey, Bilingual>> = {
  saal: {
    de: 'Acht Rollstuhlplätze im Parkett, Begleitung daneben. Sie buchen sie telefonisch unter +49 000 5550-10 oder per E-Mail an kasse@meridian.example.',
    en: 'Eight wheelchair places in the stalls, companions beside them. Please book by phone on +49 000 5550-10 or by e-mail to kasse@meridian.example.',
  },
  studio: {
    de: 'Vier Rollstuhlplätze in der ersten Reihe, Begleitung daneben. Sie buchen sie telefonisch unter +49 000 5550-10 oder per E-Mail an kasse@meridian.example.',
    en: 'Four wheelchair places in the front row, companions beside them. Please book by phone on +49 000 5550-10 or by e-mail to kasse@meridian.example.',
  },
}

/** The access features of a single event. */
const MARK_ACCESS: Partial<Record<Mark, string>> = {
  signLanguage: 'sign-language',
  audioDescription: 'audio-description',
  relaxed: 'relaxed',
  surtitles: 'surtitles',
}

const KINDS: Partial<Record<Mark, Bilingual>> = {
  premiere: { de: 'Premiere', en: 'Opening night' },
  revival: { de: 'Wiederaufnahme', en: 'Revival' },
  last: { de: 'Zum letzten Mal', en: 'Last performance' },
}
const PERFORMANCE: Bilingual = { de: 'Vorstellung', en: 'Performance' }
const EXHIBITION: Bilingual = { de: 'Ausstellung', en: 'Exhibition' }
const VERNISSAGE: Bilingual = { de: 'Eröffnung', en: 'Opening' }

export function isProduction(what: Evening['what']): what is keyof typeof productions {
  return what in productions
}

/** What an evening shows: a production, or something that happens once. */
export function showOf(what: Evening['what']): Production | Occasion {
  return isProduction(what) ? productions[what] : occasions[what]
}

export function roomOf({ what }: Evening): RoomKey {
  return showOf(what).room
}

/** The fields of an event that reference no other item. */
export function eventValues(evening: Evening, shopId: number) {
  const { day, time, what, marks } = evening
  const show = showOf(what)
  const { start, end } = timesOf(day, time, show)
  const standing: Standing | 'scheduled' =
    STANDINGS.find((candidate) => marks.includes(candidate)) ?? 'scheduled'
  const prices = priceListOf(evening, show)
  const isFree = prices === 'free'
  const admission = admissionOf(prices, {
    ...{ left: leftOf(standing), shopId },
    seatNote: SEAT_NOTES[show.room] ?? NOTHING,
  })
  return {
    id_jet: String(shopId),
    event_type: kindOf(evening, show),
    date_start: start.toISOString(),
    date_end: end.toISOString(),
    ticket_sale_from: isFree ? null : houseInstant(addDays(day, -SALE_LEAD_DAYS), SALE_TIME).toISOString(),
    ticket_url: isFree ? '' : `/webshop/event/${shopId}`,
    status: standing,
    // From the evening before, as its notice says.
    moved_from: standing === 'moved' ? timesOf(addDays(day, -1), time, show).start.toISOString() : null,
    prices: admission.prices,
    seat_groups: admission.seatGroups,
    important_info: noticeOf(evening, show),
    access_features: tagsOf(evening).flatMap((tag) => MARK_ACCESS[tag] ?? []),
    audience: audienceOf(evening),
    ...('kind' in show ? wordsOf(show) : {}),
  }
}

/** The texts of an event without a production; others use those of the production. */
function wordsOf(show: Occasion) {
  return {
    title: show.title,
    subtitle: show.subtitle,
    description: {
      de: show.description.de.map((text) => `<p>${text}</p>`).join(''),
      en: show.description.en.map((text) => `<p>${text}</p>`).join(''),
    },
    sponsors: show.sponsors ?? [],
    promoter: show.promoter ?? NOTHING,
    duration_minutes: show.until ? null : show.minutes,
    language: show.language ?? NOTHING,
    age_advice: show.ageAdvice ?? NOTHING,
    spoken: codesOf(show.language ?? NOTHING),
    age_from: ageIn(show.ageAdvice ?? NOTHING),
  }
}

function timesOf(day: string, time: string, show: Production | Occasion) {
  const times = between(day, time, ('openMinutes' in show && show.openMinutes) || show.minutes)
  if (!('until' in show && show.until)) return times
  return { ...times, end: houseInstant(addDays(day, show.until.daysLater), show.until.time) }
}

export function tagsOf(evening: Evening): EventTagKey[] {
  const { what, marks } = evening
  const show = showOf(what)
  const own = 'kind' in show ? (show.tags ?? []) : []
  const tags = new Set<EventTagKey>([
    ...own,
    ...marks.filter((mark): mark is EventTagKey => mark in eventTags),
  ])
  // An exhibition has an opening and no premiere.
  if (show.type === 'exhibition') tags.delete('premiere')
  if (priceListOf(evening, show) === 'studioTuesday') tags.add('payWhatYouCan')
  if ('surtitles' in show) tags.add('surtitles')
  return [...tags]
}

/** Whom an evening is made for; one without an answer is as its production says. */
function audienceOf(evening: Evening): string[] {
  const tags = tagsOf(evening)
  const isForFamilies = tags.includes('children') || showOf(evening.what).genre === 'family'
  return [...(isForFamilies ? ['families'] : []), ...(tags.includes('school') ? ['schools'] : [])]
}

function priceListOf({ day, marks }: Evening, { prices }: Production | Occasion): PriceListKey {
  if (prices === 'studio' && sinceMonday(day) === WEEKDAYS.tue) return 'studioTuesday'
  if (prices === 'hall' && marks.includes('premiere')) return 'hallOpening'
  return prices
}

function kindOf({ marks }: Evening, show: Production | Occasion): Bilingual {
  if ('kind' in show) return show.kind
  if (show.type === 'exhibition') return marks.includes('premiere') ? VERNISSAGE : EXHIBITION
  return marks.map((mark) => KINDS[mark]).find((kind) => kind !== undefined) ?? PERFORMANCE
}

function noticeOf({ marks }: Evening, show: Production | Occasion): Bilingual {
  const all = [...marks.map((mark) => notices[mark]), 'info' in show ? show.info : undefined].filter(
    (notice) => notice !== undefined,
  )
  const joined = (locale: 'de' | 'en') => all.map((notice) => `<p>${notice[locale]}</p>`).join('')
  return { de: joined('de'), en: joined('en') }
}

function leftOf(standing: Standing | 'scheduled') {
  if (standing === 'sold_out' || standing === 'cancelled') return 'none'
  return standing === 'few_left' ? 'few' : 'enough'
}
