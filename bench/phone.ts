import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findBrowser } from '../scripts/find-browser.ts'

/** A processor with a quarter of this one's speed, 1.6 Mbit/s, and 150 ms before every answer. */
const SLOWER = 4
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
const SCREEN = { width: 390, height: 844, deviceScaleFactor: 2, mobile: true }
/** How long a loaded page is watched, including the three seconds of reading. */
const WATCHED = 6000

export interface Vitals {
  firstPaint: number
  largestPaint: number
  blocked: number
  shift: number
  /** In bytes, by the kind of file. */
  bytes: Record<string, number>
}

/**
 * A slow phone with an empty cache for each visit. Console messages are not read, unlike in test tools: for them a browser would
 * parse all code of React once more, to find the lines of errors it prepares.
 */
export async function startPhone(): Promise<{
  look(address: string): Promise<Vitals>
  stop(): Promise<void>
}> {
  const folder = mkdtempSync(path.join(tmpdir(), 'foyer-phone-'))
  const browser = spawn(
    await findBrowser(),
    ['--headless', '--no-sandbox', '--remote-debugging-port=0', `--user-data-dir=${folder}`, 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const tools = await openTools(
    await new Promise<string>((found) => {
      let said = ''
      browser.stderr.on('data', (text) => {
        said += text
        const [address] = said.match(/ws:\/\/\S+/) ?? []
        if (address) found(address)
      })
    }),
  )

  const look = async (address: string): Promise<Vitals> => {
    const { browserContextId } = await tools.ask('Target.createBrowserContext')
    const { targetId } = await tools.ask('Target.createTarget', { url: 'about:blank', browserContextId })
    const { sessionId } = await tools.ask('Target.attachToTarget', { targetId, flatten: true })
    const ask = (method: string, params = {}) => tools.ask(method, params, sessionId)
    const bytes: Record<string, number> = {}
    const begun = new Map<string, { kind: string; head: number }>()
    tools.hear(sessionId, 'Network.responseReceived', ({ requestId, type: kind, response }) =>
      begun.set(requestId, { kind, head: response.encodedDataLength }),
    )
    tools.hear(sessionId, 'Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const { kind, head } = begun.get(requestId) ?? { kind: 'Other', head: 0 }
      // A response from a cache has no headers that were sent.
      bytes[kind] = (bytes[kind] ?? 0) + Math.max(0, encodedDataLength - head)
    })
    const loaded = new Promise((resolve) => tools.hear(sessionId, 'Page.loadEventFired', resolve))
    await ask('Page.enable')
    await ask('Network.enable')
    await ask('Network.emulateNetworkConditions', NETWORK)
    await ask('Emulation.setDeviceMetricsOverride', SCREEN)
    await ask('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await ask('Page.navigate', { url: address })
    await loaded
    await wait(WATCHED)
    const { result } = await ask('Runtime.evaluate', {
      expression: `(${vitals})()`,
      awaitPromise: true,
      returnByValue: true,
    })
    await tools.ask('Target.disposeBrowserContext', { browserContextId })
    return { ...result.value, bytes }
  }

  const stop = async () => {
    const gone = once(browser, 'exit')
    // Not by a signal, because a script may have started the browser. The browser may end before it answers.
    void tools.ask('Browser.close')
    await gone
    rmSync(folder, { recursive: true, force: true })
  }
  return { look, stop }
}

/** Runs in the page and reads the performance entries of its beginning. */
async function vitals(): Promise<Omit<Vitals, 'bytes'>> {
  type Entry = PerformanceEntry & { value: number }
  const kept = (type: string) =>
    new Promise<Entry[]>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries() as Entry[])).observe({
        type,
        buffered: true,
      })
      setTimeout(() => resolve([]), 300)
    })
  const firstPaint =
    (await kept('paint')).find(({ name }) => name === 'first-contentful-paint')?.startTime ?? 0
  const blocked = (await kept('longtask')).map(({ startTime, duration }) =>
    // Tasks before the first paint block no visible content.
    Math.max(0, startTime + duration - Math.max(startTime + 50, firstPaint)),
  )
  const shifts = (await kept('layout-shift')).map(({ value }) => value)
  const sum = (values: number[]) => values.reduce((whole, value) => whole + value, 0)
  return {
    firstPaint,
    largestPaint: (await kept('largest-contentful-paint')).at(-1)?.startTime ?? 0,
    blocked: sum(blocked),
    shift: sum(shifts),
  }
}

// biome-ignore lint/suspicious/noExplicitAny: what Chromium tells has as many shapes as questions
type Told = any

/** Chromium's developer tools, over their socket. */
async function openTools(address: string) {
  const socket = new WebSocket(address)
  const answers = new Map<number, (told: Told) => void>()
  const listeners = new Map<string, (told: Told) => void>()
  let asked = 0
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error, sessionId, method, params } = JSON.parse(String(data))
    if (error) throw new Error(error.message)
    if (id) answers.get(id)?.(result)
    else listeners.get(`${sessionId} ${method}`)?.(params)
  })
  await new Promise((opened) => socket.addEventListener('open', opened))
  return {
    ask: (method: string, params = {}, sessionId?: string) =>
      new Promise<Told>((answered) => {
        answers.set(++asked, answered)
        socket.send(JSON.stringify({ id: asked, method, params, sessionId }))
      }),
    hear: (sessionId: string, event: string, listener: (told: Told) => void) =>
      void listeners.set(`${sessionId} ${event}`, listener),
  }
}
