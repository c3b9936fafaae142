import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'

test.use({ viewport: { width: 1440, height: 800 } })

const header = (page: Page) => page.locator('header')
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)

test.describe('scrolling', () => {
  test('1 §9 Header: scrolled after a quarter of the window height, shrunk after 30 px with the logo at 0.65', async ({
    page,
  }) => {
    await page.goto('/de/haus')
    const logo = header(page).getByRole('link', { name: /Haus Meridian/ })
    await scrollTo(page, 30)
    await expect(header(page)).not.toHaveAttribute('data-shrunk')
    await scrollTo(page, 31)
    await expect(header(page)).toHaveAttribute('data-shrunk')
    await expect(logo).toHaveCSS('transform', 'matrix(0.65, 0, 0, 0.65, 0, 0)')
    await scrollTo(page, 200)
    await expect(header(page)).not.toHaveAttribute('data-scrolled')
    await scrollTo(page, 201)
    await expect(header(page)).toHaveAttribute('data-scrolled')
    await scrollTo(page, 0)
    await expect(header(page)).not.toHaveAttribute('data-scrolled')
    await expect(header(page)).not.toHaveAttribute('data-shrunk')
  })

  test('1 §2 Header: not scrolled while the menu is open', async ({ page }) => {
    await page.goto('/de/haus')
    await scrollTo(page, 400)
    await expect(header(page)).toHaveAttribute('data-scrolled')
    await page.getByRole('button', { name: 'Menü', exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(header(page)).not.toHaveAttribute('data-scrolled')
    await page.keyboard.press('Escape')
    await expect(header(page)).toHaveAttribute('data-scrolled')
  })

  test('nothing on the page moves when the header shrinks, or when it has learned who is there', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const details = page.waitForResponse(/user-details/)
    await page.goto('/de/haus')
    await details
    for (const top of [20, 40, 120, 300, 600, 20, 0]) {
      await scrollTo(page, top)
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      )
    }
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01)
  })

  test('the focus in the header leaves the page where it is', async ({ page }) => {
    // A page of text only: a picture that loads would move the page, and so would a font.
    await page.goto('/de/agb')
    await page.evaluate(async () => void (await document.fonts.ready))
    await scrollTo(page, 400)
    await expect(header(page)).toHaveAttribute('data-shrunk')
    await header(page)
      .getByRole('link', { name: /Haus Meridian/ })
      .focus()
    const stops = await header(page).locator('a:visible, button:visible, input:visible').count()
    for (let stop = 0; stop < stops; stop++) {
      expect(
        await page.evaluate(() => [window.scrollY, document.activeElement?.closest('header') !== null]),
      ).toEqual([400, true])
      await page.keyboard.press('Tab')
    }
  })

  test.describe('beside a shop that is not there', () => {
    // A link that gets the focus is loaded ahead, and links to tickets lead into the shop.
    test.use({ allowedProblems: [/status of 503/] })

    test('no link that has the focus is hidden under the header', async ({ page }) => {
      await page.goto('/de')
      await scrollTo(page, 100_000)
      const links = await page.locator('main a, footer a').all()
      expect(links.length).toBeGreaterThan(3)
      for (const link of links.reverse()) {
        await link.focus()
        const isSeen = await link.evaluate((element) => {
          const { left, top, width, height } = element.getBoundingClientRect()
          const there = document.elementFromPoint(left + width / 2, top + height / 2)
          return there !== null && (element.contains(there) || there.contains(element))
        })
        expect(isSeen, (await link.textContent()) ?? '').toBe(true)
      }
    })
  })
})
