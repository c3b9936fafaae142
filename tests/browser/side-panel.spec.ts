import type { Page } from '@playwright/test'
import { expect, expectAccessible, test, WITH_MOTION } from '../support/browser.ts'
import { type Locale, menuItem, openWith, WORDS } from '../support/header.ts'

test.use(WITH_MOTION)

const open = async (page: Page, locale: Locale) => {
  await page.getByRole('button', { name: WORDS[locale].menu, exact: true }).click()
  const panel = page.getByRole('dialog', { name: WORDS[locale].menu })
  await expect(panel).toBeVisible()
  return panel
}

for (const locale of ['de', 'en'] as Locale[]) {
  const words = WORDS[locale]
  for (const width of locale === 'de' ? [390] : [820, 1440]) {
    test(`1 §2 Header: the side navigation panel at ${width} px (${locale})`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(words.house)
      const panel = await open(page, locale)
      await expect(page.locator('html')).toHaveClass(/no-scroll/)
      await expect(panel.getByRole('button', { name: words.closeMenu })).toBeFocused()
      for (const name of [words.login, words.cart, words.favorites, 'Webshop']) {
        await expect(panel.getByRole('link', { name })).toBeVisible()
      }
      await expect(panel.getByText('Webshop offline')).toHaveCount(2)
      await expect(panel.getByRole('navigation', { name: words.secondary })).toBeVisible()
      await expect(panel.getByRole('link', { name: words.otherLanguage })).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(panel).toBeHidden()
      await expect(page.locator('html')).not.toHaveClass(/no-scroll/)
      await expect(page.getByRole('button', { name: words.menu, exact: true })).toBeFocused()
    })
  }
}

test('a link in the panel closes it and leads on', async ({ page }) => {
  const words = WORDS.de
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(words.house)
  const panel = await open(page, 'de')
  await panel.getByRole('link', { name: words.child.name }).click()
  await expect(page).toHaveURL(words.child.url)
  await expect(panel).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  // The panel closes with the next page, so it is opened after that has loaded.
  const tabs = page.getByRole('navigation', { name: words.tabs })
  await expect(tabs.locator('[aria-current]')).toHaveText(words.houseName)
  await open(page, 'de')
  await panel.getByRole('link', { name: words.otherLanguage }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(panel).toBeHidden()
})

test('the focus stays in the panel', async ({ page }) => {
  await page.goto('/de')
  const panel = await open(page, 'de')
  const stops = await panel.locator('a:visible, button:visible').count()
  for (let stop = 0; stop <= stops + 1; stop++) {
    const isInside = await panel.evaluate(
      (dialog) => dialog.contains(document.activeElement) || document.activeElement === document.body,
    )
    expect(isInside, `stop ${stop}`).toBe(true)
    await page.keyboard.press('Tab')
  }
})

test('1 §4 Menus: one submenu open at a time, in 0.4 s', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await openWith(page, {
    nav: ({ menu }) =>
      menu.push(menuItem('Take part', { is_clickable: false, children: [menuItem('Education too')] })),
  })
  const panel = await open(page, 'en')
  const house = panel.getByRole('button', { name: 'Submenu The house' })
  await expect(house, 'the branch one stands in is open').toHaveAttribute('aria-expanded', 'true')
  await expect(panel.getByRole('link', { name: 'Spaces' })).toBeVisible()
  await panel.getByRole('button', { name: 'Take part' }).click()
  await expect(panel.getByRole('link', { name: 'Education too' })).toBeVisible()
  await expect(panel.getByRole('link', { name: 'Spaces' })).toBeHidden()
  await expect(panel.locator('[aria-expanded="true"]')).toHaveCount(1)
  const id = await house.getAttribute('aria-controls')
  await expect(page.locator(`[id="${id}"]`)).toHaveCSS('transition-duration', '0.4s, 0.4s')
  await expectAccessible(page)
})

test('1 §9 Nav slide: 0.7 s in, and 0.7 s out', async ({ page }) => {
  await page.clock.install({ time: '2026-03-10T09:00:00Z' })
  await page.goto('/de')
  const panel = await open(page, 'de')
  await expect(panel).toHaveCSS('transition-duration', '0.7s, 0.7s, 0.7s')
  const box = page.locator('dialog')
  await page.clock.pauseAt('2026-03-10T10:00:00Z')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Menü', exact: true })).toBeFocused()
  await page.clock.runFor(600)
  await expect(box, 'on its way out').toHaveCount(1)
  await expect(page.locator('html')).not.toHaveClass(/no-scroll/)
  await page.clock.runFor(200)
  await expect(box).toHaveCount(0)
})

test('a click beside the panel closes it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 })
  await page.goto('/de')
  const panel = await open(page, 'de')
  await page.mouse.click(100, 400)
  await expect(panel).toBeHidden()
})
