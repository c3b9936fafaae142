import { type Browser, chromium } from '@playwright/test'
import { findBrowser } from '../scripts/find-browser.ts'
import { ask, isQuick, type Row, start, stop } from './bench.ts'

/**
 * What a slow phone sees of a first view: a processor of a quarter of this one's speed, 1.6 Mbit a second, and 150 ms before
 * every answer begins. Of a machine on which others work, too, the blocking time says little: its spread tells.
 */
const ROUNDS = isQuick ? 3 : 7
const SLOWER = 4
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
/** How long the page has for all that it does by itself, the three seconds of reading included. */
const WATCHED = 6000

/** What the files weigh that travel in that time, by their kind, in kB. Over plain HTTP browsers take no brotli: a third more than in the build. */
const WEIGHTS = { Document: '≤ 40', Stylesheet: '', Font: '≤ 40', Image: '≤ 200', Script: '' }

interface Vitals {
  firstPaint: number
  largestPaint: number
  blocked: number
  shift: number
  /** In bytes, by the kind of file. */
  bytes: Record<string, number>
}

export default async function firstView(): Promise<Row[]> {
  // With a shop: without one the largest thing to be seen is the message that it is closed, and that comes late.
  const server = await start('./foyer-server.ts', { SHOP: 'on' })
  const browser = await chromium.launch({ executablePath: await findBrowser() })
  const rows: Row[] = []
  for (const [name, path] of await screens(server.port)) {
    const address = `http://127.0.0.1:${server.port}${path}`
    const seen: Vitals[] = []
    for (let round = 0; round <= ROUNDS; round++) {
      const vitals = await look(browser, address)
      // The first look warms the server and the browser.
      if (round > 0) seen.push(vitals)
    }
    const row = (what: string, of: (vitals: Vitals) => number, unit: string, wanted?: string) =>
      rows.push({ what: `${what}, ${name}`, beside: 'a slow phone', ratios: seen.map(of), unit, wanted })
    row('first paint', ({ firstPaint }) => firstPaint / 1000, 's')
    row('largest paint', ({ largestPaint }) => largestPaint / 1000, 's', '≤ 2.0')
    row('blocking time', ({ blocked }) => blocked, 'ms', '≤ 150')
    row('layout shift', ({ shift }) => shift, '', '≤ 0.02')
    for (const [kind, wanted] of Object.entries(WEIGHTS))
      row(`${kind.toLowerCase()}s`, ({ bytes }) => (bytes[kind] ?? 0) / 1024, 'kB', wanted)
  }
  await browser.close()
  await stop(server)
  return rows
}

/** The home page, the programme, an event and an article. */
async function screens(port: number): Promise<[name: string, path: string][]> {
  const first = async (list: string) => {
    const { body } = await ask(port, `/de/api/${list}/?page_size=1`, { 'Accept-Encoding': 'identity' })
    return JSON.parse(body.toString()).results[0].url as string
  }
  return [
    ['home', '/de'],
    ['programme', '/de/programm'],
    ['event', await first('events')],
    ['article', await first('articles')],
  ]
}

/** One look at a page, with an empty cache. */
async function look(browser: Browser, address: string): Promise<Vitals> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    serviceWorkers: 'block',
    locale: 'de-DE',
  })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  const bytes: Record<string, number> = {}
  const begun = new Map<string, { kind: string; head: number }>()
  cdp.on('Network.responseReceived', ({ requestId, type: kind, response }) =>
    begun.set(requestId, { kind, head: response.encodedDataLength }),
  )
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { kind, head } = begun.get(requestId) ?? { kind: 'Other', head: 0 }
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength - head
  })
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', NETWORK)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.addInitScript(observe)
  await page.goto(address)
  await page.waitForTimeout(WATCHED)
  const seen = await page.evaluate(() => (window as unknown as { seen: Omit<Vitals, 'bytes'> }).seen)
  await context.close()
  return { ...seen, bytes }
}

/** Runs in the page, before anything of it. */
function observe(): void {
  const seen = { firstPaint: 0, largestPaint: 0, blocked: 0, shift: 0 }
  Object.assign(window, { seen })
  const watch = (type: string, note: (entry: PerformanceEntry & { value: number }) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry as PerformanceEntry & { value: number })
    }).observe({ type, buffered: true })
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime
  })
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.largestPaint = startTime
  })
  watch('longtask', ({ startTime, duration }) => {
    // What runs before anything is seen keeps nobody from anything.
    const begin = Math.max(startTime + 50, seen.firstPaint)
    if (seen.firstPaint > 0) seen.blocked += Math.max(0, startTime + duration - begin)
  })
  watch('layout-shift', ({ value }) => {
    seen.shift += value
  })
}
