import type { CDPSession } from '@playwright/test'
import { expect, openAlive, test } from '../support/browser.ts'
import { HOUSE_SIZES } from '../support/house-sizes.ts'
import { startServer } from '../support/start-server.ts'

const PAGE_SIZE = 10
const PAGES = 40

const house = test.extend<{ server: { address: string } }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needs of a fixture from its first parameter
    async ({}, use) => {
      const server = await startServer({ events: HOUSE_SIZES.large })
      await use(server)
      await server.stop()
    },
    // Far more than needed, because the machine may be busy.
    { timeout: 600_000 },
  ],
  baseURL: async ({ server }, use) => use(server.address),
})

house(
  '2 §4 Event list: forty pages of a long programme: none costs more than its own rows',
  async ({ page }) => {
    house.slow()
    const browser = await page.context().newCDPSession(page)
    await browser.send('Performance.enable')
    await browser.send('Profiler.enable')
    await browser.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
    await openAlive(page, '/de/programm')
    const rows = page.locator('main section[aria-labelledby] article')
    await page.evaluate(watchOldRows)

    const after: Measure[] = []
    for (let pages = 4; pages <= PAGES; pages += 4) {
      await expect(async () => {
        await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
        if ((await rows.count()) >= pages * PAGE_SIZE) return
        expect(await rows.count()).toBeGreaterThanOrEqual(pages * PAGE_SIZE)
      }).toPass({ intervals: [20] })
      after.push({ rows: await rows.count(), ...(await measure(browser)) })
    }
    expect(
      await page.evaluate(() => (window as Watched).touched),
      'rows that stood before are left alone',
    ).toBe(0)

    const early = perRow(after.slice(0, 4))
    const late = perRow(after.slice(-4))
    expect(late.nodes / early.nodes, 'nodes per row').toBeLessThan(1.25)
    expect(late.listeners, 'listeners per row').toBeLessThanOrEqual(Math.max(1, early.listeners * 1.25))
    // If all rows were rendered again, it would be two and a half times as much.
    expect(late.calls / early.calls, 'calls of functions per row').toBeLessThan(1.5)
  },
)

interface Measure {
  rows: number
  nodes: number
  listeners: number
  /** How often functions of the page were called since the last measurement. */
  calls: number
}

type Watched = typeof window & { touched: number }

/** Counts changes inside rows that were shown before, except the attribute of settled days. */
function watchOldRows(): void {
  const watched = window as Watched
  watched.touched = 0
  const known = new WeakSet<Element>()
  const learn = () => {
    for (const row of document.querySelectorAll('main section[aria-labelledby] article')) known.add(row)
  }
  learn()
  new MutationObserver((changes) => {
    for (const { target, type } of changes) {
      const row = (target instanceof Element ? target : target.parentElement)?.closest('article')
      if (row && known.has(row) && type !== 'attributes') watched.touched++
    }
    learn()
  }).observe(document.querySelector('main') as Element, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  })
}

async function measure(browser: CDPSession): Promise<Omit<Measure, 'rows'>> {
  await browser.send('HeapProfiler.collectGarbage')
  const { metrics } = await browser.send('Performance.getMetrics')
  const figure = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
  const { result } = await browser.send('Profiler.takePreciseCoverage')
  // Only our code: the test itself reads longer and longer lists.
  const ours = result.filter(({ url }) => url.includes('/assets/'))
  const counts = ours.flatMap(({ functions }) => functions.map(({ ranges }) => ranges[0]?.count ?? 0))
  return {
    nodes: figure('Nodes'),
    listeners: figure('JSEventListeners'),
    calls: counts.reduce((sum, count) => sum + count, 0),
  }
}

function perRow(measures: Measure[]): Omit<Measure, 'rows'> {
  const [from, ...later] = measures
  const to = later.at(-1)
  if (!from || !to) throw new Error('too few pages')
  const rows = to.rows - from.rows
  return {
    nodes: (to.nodes - from.nodes) / rows,
    listeners: (to.listeners - from.listeners) / rows,
    calls: later.reduce((sum, { calls }) => sum + calls, 0) / rows,
  }
}
