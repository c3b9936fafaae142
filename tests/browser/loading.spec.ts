import type { Page, Route } from '@playwright/test'
import { expect, expectAccessible, test, untilAlive, WITH_MOTION } from '../support/browser.ts'
import { letPass, stopTime } from '../support/time.ts'

test.use(WITH_MOTION)

/** Holds the answer of a page back until the test releases it. */
async function hold(page: Page, address: RegExp) {
  let go = (_answer?: (route: Route) => Promise<void>) => {}
  const released = new Promise<((route: Route) => Promise<void>) | undefined>((resolve) => {
    go = resolve
  })
  let isAsked = () => {}
  const asked = new Promise<void>((resolve) => {
    isAsked = resolve
  })
  await page.route(address, async (route) => {
    isAsked()
    const answer = await released
    await (answer ? answer(route) : route.continue())
  })
  return { asked, go: (answer?: (route: Route) => Promise<void>) => go(answer) }
}

const bar = (page: Page) => page.getByRole('progressbar', { name: /Seite wird geladen|Loading page/ })
const skeleton = (page: Page) => page.locator('main[data-skeleton]')

for (const [home, link, path, slug] of [
  ['/de', 'Das Haus', '/de/haus', 'haus'],
  ['/en', 'The house', '/en/house', 'house'],
] as const) {
  test(`1 §4 Loading bar, from ${home}: after 200 ms, growing for 5 s, gone 500 ms after the end`, async ({
    page,
  }) => {
    await page.goto(home)
    await untilAlive(page)
    await stopTime(page)
    const held = await hold(page, new RegExp(`pageeditor-api/page/${slug}`))
    const target = page.locator(`a[href="${path}"]`, { hasText: link }).first()
    await target.evaluate((element: HTMLElement) => element.click())
    await held.asked
    await letPass(page, 0)
    await page.clock.runFor(150)
    await expect(bar(page)).toHaveCount(0)
    await expect(skeleton(page)).toHaveCount(0)
    await page.clock.runFor(100)
    await expect(bar(page)).toBeVisible()
    await expect(bar(page)).toHaveCSS('height', '2px')
    await expect(bar(page).locator('span')).toHaveCSS('animation-duration', '5s')
    await expect(bar(page)).toHaveAttribute('data-state', 'growing')
    held.go()
    await expect(page).toHaveURL(path)
    await expect(bar(page)).toHaveAttribute('data-state', 'done')
    await page.clock.runFor(450)
    await expect(bar(page)).toHaveCount(1)
    await page.clock.runFor(100)
    await expect(bar(page)).toHaveCount(0)
  })
}

test.describe('a page that fails', () => {
  test.use({ allowedProblems: [/status of (404|500)/] })

  test('1 §4 Loading bar: a failed state is marked', async ({ page }) => {
    await page.goto('/de')
    await untilAlive(page)
    await stopTime(page)
    const held = await hold(page, /pageeditor-api\/page\/haus/)
    await page
      .locator('a[href="/de/haus"]')
      .first()
      .evaluate((element: HTMLElement) => element.click())
    await held.asked
    await letPass(page, 0)
    await page.clock.runFor(300)
    held.go((route) => route.fulfill({ status: 500, json: { detail: 'x', code: 'server_error' } }))
    await expect(bar(page)).toHaveAttribute('data-state', 'failed')
    await page.clock.runFor(600)
    await expect(bar(page)).toHaveCount(0)
  })
})

test('1 §2 Loading skeletons: an outline stands in for a page that takes its time, and gives way to it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 400 })
  await page.goto('/de/user/login')
  await untilAlive(page)
  const held = await hold(page, /pageeditor-api\/page\/?(\?|$)/)
  await page.evaluate(() => window.scrollTo(0, 100))
  await page
    .locator('header a[href="/de"]')
    .first()
    .evaluate((element: HTMLElement) => element.click())
  await expect(skeleton(page)).toHaveAttribute('data-skeleton', 'homeSlides')
  await expect(skeleton(page).getByRole('status')).toContainText('Wird geladen')
  await expect(page.locator('main h1')).toBeHidden()
  await expectAccessible(page)
  held.go()
  await expect(page).toHaveURL('/de')
  await expect(skeleton(page)).toHaveCount(0)
  await expect(page.locator('main h1')).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Passwort')).toBeVisible()
  const place = () => page.evaluate(() => window.scrollY)
  await expect.poll(place, 'the place left is not that of the outline').toBe(100)
})

test('1 §4 Page header loading: going to a sibling, what stands stays', async ({ page }) => {
  await page.goto('/de/haus/raeume')
  await untilAlive(page)
  await stopTime(page)
  const held = await hold(page, /pageeditor-api\/page\/haus\/geschichte/)
  await page
    .locator('a[href="/de/haus/geschichte"]')
    .first()
    .evaluate((element: HTMLElement) => element.click())
  await held.asked
  await letPass(page, 0)
  await page.clock.runFor(300)
  await expect(bar(page)).toBeVisible()
  await expect(skeleton(page)).toHaveCount(0)
  await expect(page.locator('main h1')).toBeVisible()
})

for (const [from, to, kind] of [
  ['/de', '/de/besuch', 'pageHeader'],
  ['/de/besuch', '/de/programm', 'eventList'],
] as const) {
  test(`1 §2 Loading skeletons: from ${from} to ${to}, which stands beside it in the menu, an outline stands in`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 400 })
    await page.goto(from)
    await untilAlive(page)
    await hold(page, new RegExp(`pageeditor-api/page/${to.slice(4)}`))
    await page
      .locator(`header a[href="${to}"]`)
      .first()
      .evaluate((element: HTMLElement) => element.click())
    await expect(skeleton(page)).toHaveAttribute('data-skeleton', kind)
    // 1 §4 Loading bar: a light edge below it, to be visible on the blue of the alert.
    await expect(bar(page).locator('span')).toHaveCSS('box-shadow', /^rgb\(245, 238, 221\)/)
  })
}

test('1 §9 Page transition: a page comes to rest in 0.8 s, and the first one stands still', async ({
  page,
}) => {
  await page.goto('/de')
  const motion = () =>
    page.locator('#main-content').evaluate((main) => {
      const { animationName, animationDuration } = getComputedStyle(main)
      return `${animationName} ${animationDuration}`
    })
  const lineMotion = () =>
    page.locator('#main-content h1').evaluate(({ parentElement }) => {
      const { animationName, animationDuration } = getComputedStyle(parentElement as Element, '::after')
      return `${animationName} ${animationDuration}`
    })
  expect(await motion()).toBe('none 0s')
  expect(await lineMotion()).toBe('none 0s')
  await page
    .locator('a[href="/de/haus"]')
    .first()
    .evaluate((element: HTMLElement) => element.click())
  await expect(page).toHaveURL('/de/haus')
  // Retried, because the old page is first removed in a transition.
  await expect.poll(motion).toBe('come-to-rest 0.8s')
  expect(await lineMotion(), 'the line under the headline draws').toMatch(/draw_.* 0.8s$/)
})
