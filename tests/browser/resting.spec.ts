import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'

/** The parts of a page that are left out of its first layout. */
test.use({ viewport: { width: 390, height: 844 } })

const opened = { waitUntil: 'domcontentloaded' } as const

/** Keeps a page from coming to life until what is returned is called. */
async function holdCode(page: Page): Promise<() => void> {
  let go = () => {}
  const held = new Promise<void>((resolve) => {
    go = resolve
  })
  await page.route(/\/assets\/entry-client-.*\.js/, async (route) => {
    await held
    await route.continue()
  })
  return go
}

const tops = (page: Page) =>
  page
    .locator('[data-rests]')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top / window.innerHeight))

for (const path of ['/de', '/de/programm', '/de/haus'])
  test(`quality, Speed, A first page: what is below the window is laid out once the page has come to life, and nothing moves: ${path}`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value } = entry as unknown as { value: number }
          Object.assign(window, { shifted: ((window as { shifted?: number }).shifted ?? 0) + value })
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const go = await holdCode(page)
    await page.goto(path, opened)
    const resting = await tops(page)
    expect(resting.length).toBeGreaterThan(0)
    expect(Math.min(...resting), 'none of them in the window').toBeGreaterThan(1)
    go()
    await expect(page.locator('[data-rests]')).toHaveCount(0)
    expect(await page.evaluate(() => (window as { shifted?: number }).shifted ?? 0)).toBeLessThan(0.02)
  })

test('quality, Speed, A first page: nothing rests where a place in the page is looked for, and what rests is printed', async ({
  page,
}) => {
  await holdCode(page)
  await page.goto('/de', opened)
  const footer = page.locator('footer#site-footer')
  const isLeftOut = () => footer.evaluate((part) => getComputedStyle(part).contentVisibility === 'auto')
  expect(await isLeftOut()).toBe(true)
  await page.emulateMedia({ media: 'print' })
  expect(await isLeftOut(), 'on paper').toBe(false)
  await page.emulateMedia({ media: null })
  await page.reload(opened)
  expect(await isLeftOut(), 'the place that was left').toBe(false)
  await page.goto('/de/haus#main-content', opened)
  expect(await isLeftOut(), 'the place the address names').toBe(false)
})

test('quality, Speed, A first page: whoever moves on before the page has come to life finds it as high as it is, and stays where they are', async ({
  page,
}) => {
  const go = await holdCode(page)
  await page.goto('/de/haus', opened)
  const place = () =>
    page.evaluate(() => ({
      left: Math.round(document.documentElement.scrollHeight - window.innerHeight - window.scrollY),
      at: Math.round(window.scrollY),
    }))
  expect((await tops(page)).length).toBeGreaterThan(0)
  await page.keyboard.press('End')
  await expect.poll(async () => (await place()).left, 'the end is the end').toBe(0)
  expect(await tops(page)).toEqual([])
  const before = await place()
  go()
  await page.waitForFunction(() => window.early === undefined)
  expect(await place()).toEqual(before)
})
