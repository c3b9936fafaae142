import { translate } from '../../../contract/define-strings.ts'
import type { Locale } from '../../../contract/locale.ts'
import { formatMoment } from '../../../ui/format.ts'
import { nextEvents, type SavedEvent, type SavedProgramme } from './saved-programme.ts'
import { strings } from './strings.ts'
import { STYLE } from './style.ts'

interface Page {
  locale: Locale
  /** Where the visitor wanted to go. */
  path: string
  programme: SavedProgramme | null
  /** Addresses of the tickets stored in this browser. */
  tickets: string[]
  /** The site's own styles, stored for this page. */
  styles: string[]
  now: number
}

/** A page made only of what the browser has stored: the programme as last seen, and a button to try again. */
export function offlinePage({ locale, path, programme, tickets, styles, now }: Page): string {
  const t = translate(strings, locale)
  const events = programme ? nextEvents(programme, now) : []
  const saved = programme && formatMoment(new Date(programme.savedAt).toISOString(), 'D. MMMM, HH:mm', locale)
  return `<!DOCTYPE html><html lang="${locale}"${styleOf(programme)}><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="none">
<title>${t.title}</title><link rel="icon" href="/favicon.svg" type="image/svg+xml">
${styles.map((file) => `<link rel="stylesheet" href="${file}">`).join('')}<style>${STYLE}</style></head>
<body><main id="main-content">
<header><p class="house">${escapeHtml(programme?.siteName ?? '')}</p><span class="disc"></span>
<h1>${t.title}</h1></header>
<p class="hint">${events.length > 0 ? t.hint : t.hintEmpty}</p>
<p class="ways"><a class="again" href="${escapeHtml(path)}">${t.tryAgain}</a>
${tickets.map((address, index) => `<a class="again" href="${escapeHtml(address)}">${t.tickets(tickets.length > 1 ? index + 1 : null)}</a>`).join('')}</p>
${events.length > 0 ? `<section aria-labelledby="next"><h2 id="next">${t.programme}</h2><ol>${events.map((event) => row(event, locale)).join('')}</ol><p class="saved">${t.savedAt(saved ?? '')}</p></section>` : ''}
</main></body></html>`
}

/** The colours of the brand as an attribute, in the spelling of CSS. */
function styleOf(programme: SavedProgramme | null): string {
  const lines = Object.entries(programme?.brand ?? {}).map(([name, value]) => {
    const written = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    return `${written}:${value}`
  })
  return lines.length > 0 ? ` style="${escapeHtml(lines.join(';'))}"` : ''
}

function row({ title, date_start, status, room }: SavedEvent, locale: Locale): string {
  const t = translate(strings, locale)
  const part = (pattern: string) => formatMoment(date_start, pattern, locale)
  const place = [t.time(part('HH:mm')), room?.name].filter(Boolean).join(' · ')
  const isOff = status === 'cancelled'
  return `<li><time datetime="${escapeHtml(date_start)}"><span class="day">${part('D')}</span> <span class="month">${part('dddd')}<br>${part('MMMM')}</span></time>
<div><h3>${isOff ? `<s>${escapeHtml(title)}</s>` : escapeHtml(title)}</h3><p>${isOff ? `${t.cancelled} · ` : ''}${escapeHtml(place)}</p></div></li>`
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '')
}
