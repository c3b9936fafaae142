import type { Page } from '@playwright/test'
import { expect, expectAccessible, openAlive, test, WITH_MOTION } from '../support/browser.ts'
import { stopTime } from '../support/time.ts'

test.use({ ...WITH_MOTION, viewport: { width: 1280, height: 700 } })

const place = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top))
const menu = (page: Page) => page.getByRole('navigation', { name: 'Hauptmenü' }).first()

/** Makes the page long enough for scrolling, with content at its end. */
const lengthen = (page: Page, html = '') =>
  page.evaluate((content) => {
    const end = document.querySelector('main')?.appendChild(document.createElement('div'))
    if (end) end.innerHTML = `<div style="height: 4000px"></div>${content}<div style="height: 4000px"></div>`
  }, html)

test('1 §2 Scrolling: a new page begins at its top, going back leads to the place one left', async ({
  page,
}) => {
  await openAlive(page, '/de')
  await page.evaluate(() => window.scrollTo(0, 600))
  await expect.poll(() => place(page)).toBe(600)
  await menu(page)
    .getByRole('link', { name: 'Besuch' })
    .evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveTitle(/^Besuch/)
  await expect.poll(() => place(page)).toBe(0)
  await page.evaluate(() => window.scrollTo(0, 250))
  await page.goBack()
  await expect(page).toHaveURL('/de')
  await expect.poll(() => place(page)).toBe(600)
  await page.goForward()
  await expect(page).toHaveURL('/de/besuch')
  await expect.poll(() => place(page)).toBe(250)
  await page.reload()
  await expect.poll(() => place(page)).toBe(250)
})

test('1 §2 Scrolling: going back waits for content that arrives late', async ({ page }) => {
  await openAlive(page, '/de/user/login')
  await lengthen(page)
  await page.evaluate(() => window.scrollTo(0, 5000))
  await expect.poll(() => place(page)).toBe(5000)
  await menu(page)
    .getByRole('link', { name: 'Besuch' })
    .evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveTitle(/^Besuch/)
  await page.goBack()
  await expect(page).toHaveTitle('Anmelden · Haus Meridian')
  expect(await place(page)).toBeLessThan(5000)
  await lengthen(page)
  await expect.poll(() => place(page)).toBe(5000)
})

test('1 §2 Scrolling: going back to where at first only the footer reaches is not carried along with it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 500 })
  await openAlive(page, '/de/user/login')
  const footer = await topOf(page, '#site-footer')
  await lengthen(page)
  await page.evaluate((top) => window.scrollTo(0, top), footer)
  await expect.poll(() => place(page)).toBe(footer)
  await page.reload()
  await expect.poll(() => place(page)).toBe(footer)
  await lengthen(page)
  await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))))
  expect(await place(page)).toBe(footer)
})

test('what of the query is no other page leaves the place alone', async ({ page }) => {
  await openAlive(page, '/de/haus')
  await page.evaluate(() => {
    const link = document.querySelector('main')?.appendChild(document.createElement('a'))
    if (link) Object.assign(link, { href: '/de/haus?overlay=true', textContent: 'Programm und Karten' })
    window.scrollTo(0, 300)
  })
  await expect.poll(() => place(page)).toBe(300)
  await page.getByRole('link', { name: 'Programm und Karten' }).evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL('/de/haus?overlay=true')
  expect(await place(page)).toBe(300)
})

test('1 §9 Scroll to hash: after 1000 ms to 130 px below the upper edge, trying every 250 ms, 100 times at most', async ({
  page,
}) => {
  await stopTime(page)
  await openAlive(page, '/de/haus#spaeter')
  await page.clock.runFor(900)
  await lengthen(page, '<p id="spaeter">Da bin ich</p>')
  expect(await place(page)).toBe(0)
  await page.clock.runFor(1_500)
  expect(await topOf(page, '#spaeter')).toBe(130)
  await expect(page.locator('#spaeter')).toBeFocused()
})

for (const [tries, arrives] of [
  [99, true],
  [101, false],
] as const) {
  test(`1 §9 Scroll to hash: one whose target comes after ${tries} tries is ${arrives ? '' : 'not '}scrolled to`, async ({
    page,
  }) => {
    await stopTime(page)
    await openAlive(page, '/de/haus#spaeter')
    await page.clock.runFor(1_000 + tries * 250 + 100)
    await lengthen(page, '<p id="spaeter">Da bin ich</p>')
    await page.clock.runFor(2_000)
    if (arrives) expect(await topOf(page, '#spaeter')).toBe(130)
    else expect(await place(page)).toBe(0)
  })
}

test('1 §5 Anchor link: scrolls for 0.7 s to 200 px below the edge, and the focus goes along', async ({
  page,
}) => {
  await openAlive(page, '/de/haus')
  await lengthen(page, '<p id="ziel">Ziel</p>')
  await page.evaluate(() => {
    const link = document.querySelector('main')?.appendChild(document.createElement('a'))
    if (link) Object.assign(link, { href: '#ziel', textContent: 'Zum Ziel' })
  })
  await stopTime(page)
  await page.getByRole('link', { name: 'Zum Ziel' }).evaluate((link: HTMLElement) => link.click())
  await page.clock.runFor(350)
  const halfway = await topOf(page, '#ziel')
  expect(halfway).not.toBe(200)
  await page.clock.runFor(400)
  expect(await topOf(page, '#ziel')).toBe(200)
  await expect(page.locator('#ziel')).toBeFocused()
  await expect(page).toHaveURL('/de/haus#ziel')
  await page.clock.runFor(3_000)
  expect(await topOf(page, '#ziel'), 'the hash moves nothing a second time').toBe(200)
})

test('1 §9 Anchor scroll: a closed FAQ item opens first, and 700 ms later the page moves', async ({
  page,
}) => {
  await openAlive(page, '/de/haus')
  await lengthen(
    page,
    `<div id="frage"><h3><button type="button" aria-expanded="false" aria-controls="antwort">Frage</button></h3>
     <section id="antwort" hidden><p id="stelle">Antwort</p></section></div>`,
  )
  await page.evaluate(() => {
    const button = document.querySelector('#frage button')
    button?.addEventListener('click', () => {
      button.setAttribute('aria-expanded', 'true')
      document.getElementById('antwort')?.removeAttribute('hidden')
    })
    const link = document.querySelector('main')?.appendChild(document.createElement('a'))
    if (link) Object.assign(link, { href: '#stelle', textContent: 'Zur Antwort' })
  })
  await stopTime(page)
  const before = await place(page)
  await page.getByRole('link', { name: 'Zur Antwort' }).evaluate((link: HTMLElement) => link.click())
  await expect(page.locator('#frage button')).toHaveAttribute('aria-expanded', 'true')
  await page.clock.runFor(600)
  expect(await place(page)).toBe(before)
  await page.clock.runFor(900)
  expect(await topOf(page, '#stelle')).toBe(200)
})

test('a link in a text leads to its page without loading it anew', async ({ page }) => {
  await openAlive(page, '/de/haus')
  await page.evaluate(() => {
    Object.assign(window, { stillTheSamePage: true })
    const link = document.querySelector('main')?.appendChild(document.createElement('a'))
    if (link) Object.assign(link, { href: '/de/besuch', textContent: 'Im Text' })
  })
  await page.getByRole('link', { name: 'Im Text' }).evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL('/de/besuch')
  expect(await page.evaluate(() => 'stillTheSamePage' in window)).toBe(true)
  await expectAccessible(page)
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('an anchor is reached at once, and pages come without a transition', async ({ page }) => {
    await openAlive(page, '/de/haus')
    await lengthen(page, '<p id="ziel">Ziel</p><a href="#ziel">Zum Ziel</a>')
    await page.getByRole('link', { name: 'Zum Ziel' }).evaluate((link: HTMLElement) => link.click())
    expect(await topOf(page, '#ziel')).toBe(200)
    await menu(page)
      .getByRole('link', { name: 'Besuch' })
      .evaluate((link: HTMLElement) => link.click())
    await expect(page).toHaveTitle(/^Besuch/)
    await expect(page.locator('main')).toHaveCSS('animation-name', 'none')
  })
})

for (const path of ['/de', '/de/haus', '/en/visit']) {
  test(`nothing moves while ${path} loads`, async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          (window as unknown as { shift: number }).shift += entry.value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(path, { waitUntil: 'load' })
    await page.evaluate(() => document.fonts.ready)
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.02)
  })
}
