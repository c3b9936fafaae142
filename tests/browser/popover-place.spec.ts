import type { Locator, Page } from '@playwright/test'
import { findEvent, house, isOnSale, WORDS, widgetOn } from '../support/booking.ts'
import { expect, openAlive } from '../support/browser.ts'

const test = house
const t = WORDS.de

/** The popover is whole, its button can be pressed, and the words of the title stand beside it. */
async function expectWellPlaced(page: Page, title: Locator, where: string): Promise<void> {
  const widget = widgetOn(page)
  await expect(widget.getByRole('heading', { level: 2 })).toBeFocused()
  await expect(widget.getByRole('button', { name: t.addToCart }), where).toBeInViewport({ ratio: 1 })
  await expect(widget.getByRole('button', { name: 'Schließen' }), where).toBeInViewport({ ratio: 1 })
  const words = await title.evaluate((heading) => {
    const range = document.createRange()
    range.selectNodeContents(heading)
    return range.getBoundingClientRect().toJSON()
  })
  const place = await widget.evaluate((popup) => popup.getBoundingClientRect().toJSON())
  const isApart =
    place.left >= words.right ||
    place.right <= words.left ||
    place.top >= words.bottom ||
    place.bottom <= words.top
  expect(isApart, `${where}: ${JSON.stringify({ place, words })}`).toBe(true)
  await page.keyboard.press('Escape')
  await expect(widget).toBeHidden()
}

test('2 §4 Booking widget: in the programme it is whole wherever its row stands', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openAlive(page, '/de/programm')
  const row = page
    .locator('main article')
    .filter({ has: page.getByRole('link', { name: t.ticketsFor('') }) })
    .nth(4)
  for (const top of [200, 330, 420, 480, 700, 820]) {
    await row.evaluate((element, at) => {
      window.scrollTo({ top: window.scrollY + element.getBoundingClientRect().top - at, behavior: 'instant' })
    }, top)
    await row.getByRole('link', { name: t.ticketsFor('') }).click()
    await expectWellPlaced(page, row.getByRole('heading'), `at ${top}`)
  }
})

for (const size of [
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
]) {
  test(`2 §4 Booking widget: it leaves the title of its evening readable at ${size.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    const event = await findEvent(page, 'de', 'evening', isOnSale)
    await openAlive(page, event.url)
    await page.getByRole('main').getByRole('link', { name: t.bookTickets }).click()
    await expectWellPlaced(page, page.getByRole('heading', { level: 1 }), event.title)
  })
}
