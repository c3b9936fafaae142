import { describe, expect, it } from 'vitest'
import { offlinePage } from './offline-page.ts'
import type { SavedProgramme } from './saved-programme.ts'

const NOW = Date.parse('2026-03-10T09:00:00Z')
const event = (title: string, day: string, status = 'scheduled') => ({
  title,
  date_start: `${day}T19:30:00+01:00`,
  date_end: `${day}T22:00:00+01:00`,
  status,
  room: { name: 'Großer <Saal>' },
})
const programme: SavedProgramme = {
  siteName: 'Haus & Hof',
  savedAt: NOW,
  events: [
    event('Gestern', '2026-03-09'),
    event('<b>Faust</b>', '2026-03-12'),
    event('Abgesagt!', '2026-03-13', 'cancelled'),
  ],
}
const page = (locale: 'de' | 'en', kept: SavedProgramme | null = programme, tickets: string[] = []) =>
  offlinePage({
    locale,
    path: '/de/haus?a="b',
    programme: kept,
    tickets,
    styles: ['/assets/a.css'],
    now: NOW,
  })

describe('1 §7 Service worker: the offline page', () => {
  it('shows what is to come, not what was, with day, time and place', () => {
    const html = page('de')
    expect(html).not.toContain('Gestern')
    expect(html).toMatch(/12<\/span>[\s\S]*19:30 Uhr · Großer &lt;Saal&gt;/)
    expect(html).toContain('Stand 10. März, 10:00')
    expect(html).toContain('<s>Abgesagt!</s>')
  })

  it('takes nothing it kept for HTML', () => {
    const html = page('en')
    expect(html).toContain('&lt;b&gt;Faust&lt;/b&gt;')
    expect(html).toContain('Haus &amp; Hof')
    expect(html).toContain('href="/de/haus?a=&quot;b"')
    expect(html).toContain('lang="en"')
  })

  it('has the colours of the brand that the site had when the programme was stored', () => {
    const brand = { '--page': '#101418', '--spoken': '"Georgia"', colorScheme: 'dark' }
    expect(page('de', { ...programme, brand })).toContain(
      'style="--page:#101418;--spoken:&quot;Georgia&quot;;color-scheme:dark"',
    )
    expect(page('de')).not.toContain(' style=')
  })

  it('leads to the tickets that were bought, and tells several apart', () => {
    expect(page('de')).not.toContain('Ihre Karten')
    expect(page('de', programme, ['/webshop/order/a/tickets'])).toContain(
      'href="/webshop/order/a/tickets">Ihre Karten</a>',
    )
    const two = page('en', null, ['/webshop/order/b"/tickets', '/webshop/order/a/tickets'])
    expect(two).toContain('href="/webshop/order/b&quot;/tickets">Your tickets (1)</a>')
    expect(two).toContain('href="/webshop/order/a/tickets">Your tickets (2)</a>')
  })

  it('promises no programme where none was kept', () => {
    const html = page('de', null)
    expect(html).not.toContain('<ol>')
    expect(html).toContain('Bitte prüfen Sie Ihre Verbindung')
  })
})
