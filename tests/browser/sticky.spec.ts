import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectLowerEdge, test } from '../support/browser.ts'

const WORDS = {
  de: {
    navigation: 'Schnellzugriff',
    tickets: 'Karten',
    beside: 'Programm und Karten',
    top: 'Nach oben',
    programme: '/de/programm',
  },
  en: {
    navigation: 'Quick access',
    tickets: 'Tickets',
    beside: 'Programme and tickets',
    top: 'Back to top',
    programme: '/en/events',
  },
} as const

const scrollBy = (page: Page, part: number) =>
  page.evaluate((share) => window.scrollTo(0, Math.ceil(window.innerHeight * share)), part)

test.describe('the same in both languages', () => {
  const locale = 'en'
  const t = WORDS[locale]

  test.describe(`1 §2 Sticky navigation, ${locale}`, () => {
    test('on a phone the ticket button opens the overlay over this page, and leaves near the footer', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 760 })
      await page.goto(`/${locale}`)
      const tickets = page
        .getByRole('navigation', { name: t.navigation })
        .getByRole('link', { name: t.tickets })
      await expect(tickets).toHaveAttribute('href', `/${locale}?overlay=true`)
      const box = await tickets.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
      await expect(page.getByRole('link', { name: t.beside })).toBeHidden()
      await expectAccessible(page)
      // All of it is on the ground of one bar: nothing covers text and buttons of the page.
      await scrollBy(page, 0.6)
      const bar = page.getByRole('navigation', { name: t.navigation })
      await expect(bar.getByRole('button', { name: t.top })).toBeVisible()
      const tops = await bar
        .locator('a, button')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
      const ground = await bar.evaluate((nav) => Number.parseFloat(getComputedStyle(nav, '::before').height))
      expect(ground).toBeLessThan(70)
      for (const top of tops) expect(top).toBeGreaterThanOrEqual(760 - ground)
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      await expect(tickets).toBeHidden()
      await scrollBy(page, 0)
      await expect(tickets).toBeVisible()
    })

    test('in a wide window it stands in the margin and covers nothing', async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(`/${locale}`)
      const beside = page.getByRole('link', { name: t.beside })
      await expect(beside).toHaveAttribute('href', `/${locale}?overlay=true`)
      const box = await beside.boundingBox()
      const edge = await page.locator('header').evaluate((header) => getComputedStyle(header).paddingRight)
      expect(1440 - (box?.x ?? 0)).toBeLessThanOrEqual(Number.parseFloat(edge))
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      await expect(beside).toBeHidden()
    })

    test('1 §9 Sticky buttons: the way up appears after half the height of the window, not before', async ({
      page,
    }) => {
      await page.goto(`/${locale}`)
      const navigation = page.getByRole('navigation', { name: t.navigation })
      const top = navigation.getByRole('button', { name: t.top })
      await expect(navigation).toBeVisible()
      await scrollBy(page, 0.5)
      await expect(top).toBeHidden()
      await page.evaluate(() => window.scrollBy(0, 2))
      await expect(top).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      await expect(top, '2 §2: it stays near the footer').toBeVisible()
      await top.click()
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
      await expect(top).toBeHidden()
    })
  })

  test.describe(`${locale}, without scripting`, () => {
    test.use({ javaScriptEnabled: false })
    test('1 §2 Sticky navigation: the overlay button leads to the programme', async ({ page }) => {
      await page.goto(`/${locale}`)
      await expect(page.getByRole('link', { name: t.beside })).toHaveAttribute('href', t.programme)
      await expect(page.getByRole('link', { name: t.beside })).toBeVisible()
    })
  })
})

test.describe('on event pages', () => {
  test.use({ allowedProblems: [/status of 404/] })
  for (const path of ['/de/programm', '/en/events']) {
    test(`1 §2 Sticky navigation: ${path} has no ticket overlay button`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 760 })
      await page.goto(path)
      await expectLowerEdge(page)
      await expect(page.locator('a[href*="overlay=true"]')).toHaveCount(0)
    })
  }
})

test('what the keyboard reaches is never under the sticky buttons', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 })
  await page.goto('/de/haus')
  await expectLowerEdge(page)
  await expect(page.getByRole('navigation', { name: 'Schnellzugriff' })).toBeVisible()
  const padding = await page.evaluate(() => getComputedStyle(document.documentElement).scrollPaddingBottom)
  const height = (await page.getByRole('link', { name: 'Karten', exact: true }).boundingBox())?.height ?? 0
  expect(Number.parseFloat(padding)).toBeGreaterThan(height)
})
