import { house, WORDS, widgetOn } from '../support/booking.ts'
import { expect, expectAccessible, openAlive } from '../support/browser.ts'

house.use({
  serviceWorkers: 'allow',
  allowedProblems: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 503|user-details failed/],
})

house(
  '1 §7 Service worker: tickets are there without a network as soon as they are bought, and the page that says so leads to them',
  async ({ page, context }) => {
    const t = WORDS.en
    await openAlive(page, t.programme)
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready
      if (!navigator.serviceWorker.controller)
        await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve))
    })
    await page
      .getByRole('main')
      .getByRole('link', { name: t.ticketsFor('') })
      // The first one is pay what you can, where the price is chosen first.
      .nth(2)
      .click()
    const widget = widgetOn(page)
    await widget.getByRole('button', { name: t.more }).first().click()
    await widget.getByRole('button', { name: t.addToCart }).click()
    await widget.getByRole('link', { name: t.toCart }).click()
    await page.getByRole('link', { name: t.toCheckout }).click()
    await page.getByLabel(t.name).fill('Ada Lovelace')
    await page.getByLabel(t.email).fill('ada@example.org')
    await page.getByRole('button', { name: t.buy }).click()
    await expect(page.getByRole('heading', { name: t.order })).toBeVisible()
    const tickets = `${new URL(page.url()).pathname}/tickets`
    await expect
      .poll(() => page.evaluate(async (path) => Boolean(await caches.match(path)), tickets))
      .toBe(true)

    await context.setOffline(true)
    await page.goto('/en/never-seen')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Your tickets' }).click()
    await expect(page).toHaveURL(tickets)
    await expect(page.getByRole('img', { name: /QR/ })).toHaveCount(1)
  },
)
