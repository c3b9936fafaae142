import { test } from '@playwright/test'
import { CONSENT_COOKIE } from '../../packages/foyer/src/contract/cookies.ts'
import { NOTHING_BUT_REQUIRED } from '../../packages/foyer/src/ui/consent.ts'
import { expect, expectAccessible, untilAlive } from '../support/browser.ts'
import { STURM, startPretix } from '../support/pretix-server.ts'
import { startServer } from '../support/start-server.ts'

let shop: Awaited<ReturnType<typeof startPretix>>
let site: Awaited<ReturnType<typeof startServer>>
test.beforeAll(async () => {
  shop = await startPretix()
  const environment = { WEBSHOP_KIND: 'pretix', PRETIX_ADDRESS: shop.address }
  site = await startServer({ otherShop: { environment, key: STURM } })
})
test.afterAll(() => Promise.all([site.stop(), shop.close()]))
test.beforeEach(async ({ context }) => {
  shop.reset()
  const value = encodeURIComponent(JSON.stringify(NOTHING_BUT_REQUIRED))
  await context.addCookies([{ name: CONSENT_COOKIE, value, url: site.address }])
})

const WORDS = {
  de: {
    list: '/de/programm',
    ...{ add: 'In den Warenkorb', more: 'Eine Karte mehr', onward: 'Weiter zur Kasse' },
    ...{ paid: 'Bezahlt wird im Ticketshop' },
  },
  en: {
    list: '/en/events',
    ...{ add: 'Add to cart', more: 'One more ticket', onward: 'Continue to checkout' },
    ...{ paid: 'You pay in the ticket shop' },
  },
} as const

for (const locale of ['de', 'en'] as const) {
  const t = WORDS[locale]
  const open = async (page: import('@playwright/test').Page) => {
    await page.goto(site.address + t.list)
    await untilAlive(page)
    await page.locator(`main a[href$="event/${STURM}"]`).first().click()
    return page.getByRole('dialog')
  }

  test(`an evening sold by pretix is chosen, held and handed over (${locale})`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const sent: string[] = []
    page.on('request', (request) => sent.push(request.url()))
    const widget = await open(page)
    await widget.getByRole('button', { name: t.more }).first().click()
    await widget.getByRole('button', { name: t.more }).first().click()
    await widget.getByRole('button', { name: t.add }).click()
    await expect(widget).toContainText(t.paid)
    await expectAccessible(page)
    // Until here, the shop has had nothing of the visitor.
    expect(sent.filter((url) => url.startsWith(shop.origin))).toEqual([])
    const atShop = page.waitForRequest((request) => request.url().startsWith(shop.origin))
    await widget.getByRole('link', { name: t.onward }).click()
    expect((await atShop).headers().referer).toBeUndefined()
    await expect(page.getByRole('heading', { name: '2 Karten' })).toBeVisible()
  })

  test(`what cannot be had is said in words (${locale})`, async ({ page }) => {
    for (const item of shop.items) item.left = 1
    const widget = await open(page)
    await expect(widget.getByRole('button', { name: t.more }).first()).toBeVisible()
    await widget.getByRole('button', { name: t.more }).first().click()
    for (const item of shop.items) item.left = 0
    await widget.getByRole('button', { name: t.add }).click()
    await expect(widget.getByRole('alert')).toBeVisible()
    await expectAccessible(page)
  })
}
