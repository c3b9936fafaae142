import { eventsOf, findEvent, hasMainPrice, isOnSale, openWidget, WORDS, widgetOn } from './booking.ts'
import { test as base, expect, expectAccessible, openAlive } from './browser.ts'
import { anotherBrowser, expectSaved } from './editor.ts'
import { rows } from './programme.ts'
import { startServer } from './start-server.ts'

const SAID = {
  de: { edit: 'Bearbeiten', publish: 'Veröffentlichen', published: 'Veröffentlicht' },
  en: { edit: 'Edit', publish: 'Publish', published: 'Published' },
} as const

interface House {
  house: string
  locale: keyof typeof SAID
  /** Tickets are sold on the site. */
  sells: boolean
}

/**
 * The main walks of a visitor and an editor in a house of the repository: find an evening, open it, buy or be told where, search,
 * write and publish. The other files walk Haus Meridian, and further.
 */
export function walkThrough({ house, locale, sells }: House) {
  const test = base.extend<object, { server: { address: string } }>({
    server: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needs of a fixture from its first parameter
      async ({}, use) => {
        const server = await startServer({ house, hasShop: sells })
        await use(server)
        await server.stop()
      },
      { scope: 'worker', timeout: 300_000 },
    ],
    baseURL: async ({ server }, use) => use(server.address),
  })
  const words = WORDS[locale]
  const home = `/${locale}`

  for (const width of [390, 820, 1440]) {
    test(`home, programme and an evening are whole and accessible at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      const [event] = await eventsOf(page, locale)
      for (const path of [home, words.programme, String(event?.url)]) {
        await openAlive(page, path)
        await expect(page.locator('h1')).toHaveCount(1)
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect(wider, `${path} is not wider than the window`).toBeLessThanOrEqual(0)
        await expectAccessible(page)
      }
    })
  }

  test('from home to the programme to an evening', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openAlive(page, home)
    await page.locator(`a[href="${words.programme}"]:visible`).first().click()
    await expect(page).toHaveURL(words.programme)
    const [event] = await eventsOf(page, locale)
    await rows(page).first().getByRole('link', { name: event?.title }).first().click()
    await expect(page).toHaveURL(String(event?.url))
    await expect(page.getByRole('heading', { level: 1 })).toContainText(String(event?.title))
    await expect(page.getByRole('main')).toContainText(String(event?.room?.name))
  })

  if (sells) {
    test('a ticket goes into the cart', async ({ page }) => {
      const event = await findEvent(
        page,
        locale,
        'evening on sale',
        (one) => isOnSale(one) && hasMainPrice(one),
      )
      await openWidget(page, locale, event)
      const widget = widgetOn(page)
      await widget.getByRole('button', { name: words.more }).first().click()
      await widget.getByRole('button', { name: words.addToCart }).click()
      await expect(widget.getByRole('status').getByRole('heading', { name: words.added(1) })).toBeFocused()
    })
  } else {
    test('an evening says its price and where tickets are, without a button', async ({ page }) => {
      const [event] = await eventsOf(page, locale)
      await openAlive(page, String(event?.url))
      await expect(page.getByRole('main')).toContainText(/[£€]|CHF|free|kostenlos/i)
      await expect(page.getByRole('link', { name: words.bookTickets })).toHaveCount(0)
    })
  }

  test('a search finds an evening by its title', async ({ page }) => {
    const [event] = await eventsOf(page, locale)
    const query = encodeURIComponent(String(event?.title))
    await openAlive(page, `${home}/search?q=${query}`)
    await page.getByRole('main').getByRole('link', { name: event?.title }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(String(event?.title))
  })

  test('an editor writes on a page, and a visitor reads it once it is published', async ({
    page,
    context,
    browser,
    baseURL,
    login,
  }) => {
    const said = SAID[locale]
    await login('editor')
    await page.goto(`${home}?edit`)
    const toolbar = page.getByRole('toolbar', { name: said.edit })
    await toolbar.getByRole('button', { name: /^(Bausteine|Blocks)$/ }).click()
    await page.locator('#editor-block-quote').click()
    const line = `Written at ${Date.now()}`
    await page.keyboard.type(line)
    await expectSaved(page)
    const visitor = await anotherBrowser(browser, { context, baseURL })
    const reads = async () => (await (await visitor.request.get(home)).text()).includes(line)
    expect(await reads(), 'before it is published').toBe(false)
    await toolbar.getByRole('button', { name: said.publish, exact: true }).click()
    await page.locator('[data-panel]').getByRole('button', { name: said.publish }).first().click()
    await expect(toolbar.getByRole('button', { name: said.published })).toBeVisible()
    expect(await reads(), 'once it is published').toBe(true)
    await visitor.close()
  })
  return test
}
