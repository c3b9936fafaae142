import type { Page } from '@playwright/test'
import { href } from '../../packages/foyer/src/contract/routes.ts'
import { expect, expectAccessible, test, WITH_MOTION } from '../support/browser.ts'
import { menuItem, openWith, WORDS } from '../support/header.ts'

test.use({ ...WITH_MOTION, viewport: { width: 1440, height: 800 } })

const header = (page: Page) => page.locator('header')

test.describe('the same in both languages', () => {
  const locale = 'en'
  const words = WORDS[locale]

  test.describe(`desktop menu (${locale})`, () => {
    test('2 §9 Logo: 140 × 84 and leads home', async ({ page }) => {
      await page.goto(words.house)
      const logo = header(page).getByRole('link', { name: /Haus Meridian/ })
      expect(await logo.boundingBox()).toMatchObject({ width: 140, height: 84 })
      await expect(logo).toHaveAttribute('href', `/${locale}`)
    })

    test('a submenu opens by keyboard; Esc closes it and gives the focus back', async ({ page }) => {
      await page.goto(words.house)
      const menu = page.getByRole('navigation', { name: words.mainMenu })
      const button = menu.getByRole('button', { name: words.submenu })
      const child = menu.getByRole('link', { name: words.child.name })
      await expect(child).toBeHidden()
      await button.focus()
      await page.keyboard.press('Enter')
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      await expect(child).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await expect(child).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(child).toBeHidden()
      await expect(button).toBeFocused()
    })

    test('1 §4 Menus: the open submenu closes with the next page, on a click elsewhere, and when the focus leaves', async ({
      page,
    }) => {
      await page.goto(words.house)
      const menu = page.getByRole('navigation', { name: words.mainMenu })
      const button = menu.getByRole('button', { name: words.submenu })
      const child = menu.getByRole('link', { name: words.child.name })
      await button.click()
      await page.mouse.click(720, 780)
      await expect(child).toBeHidden()
      await button.click()
      await expect(child).toBeVisible()
      await page.getByRole('button', { name: words.language }).focus()
      await expect(child).toBeHidden()
      await button.click()
      await child.click()
      await expect(page).toHaveURL(words.child.url)
      await expect(child).toBeHidden()
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    })

    test('1 §3 Navigation: has_tab_navigation: its children stand as a row on the pages of the branch', async ({
      page,
    }) => {
      await page.goto(words.child.url)
      const tabs = page.getByRole('navigation', { name: words.tabs })
      await expect(tabs.getByRole('link')).toHaveCount(4)
      await expect(tabs.locator('[aria-current]')).toHaveText(words.child.name)
      const branch = page.getByRole('navigation', { name: words.mainMenu })
      await expect(branch.getByRole('link', { name: words.houseName })).toHaveAttribute(
        'aria-current',
        'true',
      )
      await tabs.getByRole('link', { name: words.houseName }).click()
      await expect(page).toHaveURL(words.house)
      await expect(tabs.locator('[aria-current]')).toHaveText(words.houseName)
      await page.goto(`/${locale}`)
      await expect(tabs).toHaveCount(0)
    })

    test('1 §4 Locale switch: a dropdown that opens, closes, and leads to the same page', async ({
      page,
    }) => {
      await page.goto(words.child.url)
      const button = page.getByRole('button', { name: words.language })
      const other = page.getByRole('link', { name: words.otherLanguage })
      await expect(other).toBeHidden()
      await button.click()
      await expect(other).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(other).toBeHidden()
      await expect(button).toBeFocused()
      await button.click()
      await other.click()
      await expect(page).toHaveURL(WORDS.de.child.url)
      await expect(other).toBeHidden()
    })
  })

  test.describe(`links to shop and account (${locale})`, () => {
    test('1 §2 Header: account, favorites, cart and webshop of a visitor, and the note while the shop is offline', async ({
      page,
    }) => {
      await page.goto(words.house)
      const account = header(page).getByRole('link', { name: words.login })
      const cart = header(page).getByRole('link', { name: words.cart })
      const back = encodeURIComponent(words.house)
      await expect(account).toHaveAttribute('href', `/${locale}/user/login?next=${back}`)
      await expect(account).toHaveAccessibleDescription('Webshop offline')
      await expect(cart).toHaveAttribute('href', href('webshop', locale))
      await expect(cart).toHaveAccessibleDescription('Webshop offline')
      await expect(header(page).getByText('Webshop offline')).toBeVisible()
      await expect(header(page).getByRole('link', { name: words.favorites })).toHaveAttribute(
        'href',
        `/${locale}/user/favorites`,
      )
      const secondary = header(page).getByRole('navigation', { name: words.secondary })
      await expect(secondary.getByRole('link', { name: 'Webshop' })).toHaveAttribute(
        'href',
        href('webshop', locale),
      )
    })

    test('1 §2 Header: a logged-in user has a name and a dropdown with My Profile and Log out', async ({
      page,
      login,
      context,
    }) => {
      await login('customer')
      await page.goto(words.house)
      const account = header(page).getByRole('link', { name: words.account })
      await expect(account).toHaveAttribute('href', `/${locale}`)
      const button = header(page).getByRole('button', { name: new RegExp(`^${words.account}`) })
      const { first_name, last_name } = await (await context.request.get('/api/user-details/')).json()
      await expect(button).toContainText(first_name)
      await expect(button).toContainText(last_name)
      const profile = header(page).getByRole('link', { name: words.profile })
      await expect(profile).toBeHidden()
      await button.click()
      await expect(profile).toHaveAttribute('href', `/${locale}/user/profile`)
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(button).toBeFocused()
      await button.click()
      await header(page).getByRole('button', { name: words.logout }).click()
      await expect(page).toHaveURL(`/${locale}`)
      await expect(header(page).getByRole('link', { name: words.login })).toBeVisible()
      expect((await context.cookies()).map(({ name }) => name)).not.toContain('sessionid')
    })

    test('2 §7 Cookies: the cart shows its amount and leads to the saved address, and hears of a change', async ({
      page,
      context,
      baseURL,
    }) => {
      await context.addCookies([
        { name: 'cartAmount', value: '3', url: String(baseURL) },
        { name: 'cartUrl', value: encodeURIComponent(`${baseURL}/webshop/cart?id=7`), url: String(baseURL) },
      ])
      await page.goto(words.house)
      const cart = header(page).getByRole('link', { name: words.cartHolds })
      await expect(cart).toHaveText('3')
      await expect(cart).toHaveAttribute('href', '/webshop/cart?id=7')
      await expectAccessible(page)
      await context.addCookies([
        { name: 'cartAmount', value: '120', url: String(baseURL) },
        {
          name: 'cartUrl',
          value: encodeURIComponent('https://elsewhere.example/cart'),
          url: String(baseURL),
        },
      ])
      const other = header(page).getByRole('link', { name: words.cart })
      await expect(other).toHaveText('120')
      await expect(other).toHaveAttribute('href', href('webshop', locale))
    })
  })
})

test('1 §4 Menus: one open submenu at a time; an item that is not clickable only opens', async ({ page }) => {
  await openWith(page, {
    nav: ({ menu }) =>
      menu.push(menuItem('Take part', { is_clickable: false, children: [menuItem('Education')] })),
  })
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await expect(menu.getByRole('link', { name: 'Take part' })).toHaveCount(0)
  await menu.getByRole('button', { name: 'Submenu The house' }).click()
  await expect(menu.getByRole('link', { name: 'Spaces' })).toBeVisible()
  await menu.getByRole('button', { name: 'Take part' }).click()
  await expect(menu.getByRole('link', { name: 'Education' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Spaces' })).toBeHidden()
  await expect(menu.locator('[aria-expanded="true"]')).toHaveCount(1)
})

test('2 §9 Submenu: takes 0.4 s, and no time at all with reduced motion', async ({ page }) => {
  await page.goto('/de/haus')
  const sheet = page.locator('[data-look=row] [id]').first()
  await expect(sheet).toHaveCSS('transition-duration', '0.4s, 0.4s')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(sheet).toHaveCSS('transition-duration', '0s')
})

test('1 §2 Header: style2 is another menu, large and under the bar', async ({ page }) => {
  await openWith(page, {
    settings: ({ design }) => {
      design.menu.style2 = true
    },
  })
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await expect(menu).toHaveAttribute('data-look', 'words')
  await expect(header(page).locator(menu)).toHaveCount(0)
  const size = await menu
    .getByRole('link', { name: 'Visit' })
    .evaluate((link) => getComputedStyle(link).fontSize)
  expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(36)
  await menu.getByRole('button', { name: 'Submenu The house' }).click()
  await expect(menu.getByRole('link', { name: 'Spaces' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(menu.getByRole('link', { name: 'Spaces' })).toBeHidden()
})

for (const locale of ['de', 'en']) {
  test(`1 §2 Header: the menu of the house stands on one line from 1024 px on in "${locale}"`, async ({
    page,
  }) => {
    await page.goto(`/${locale}`)
    const items = page.locator('nav[data-look="row"] > ul > li')
    for (const width of [1024, 1060, 1100, 1180, 1280, 1366]) {
      await page.setViewportSize({ width, height: 800 })
      const tops = await items.evaluateAll((all) =>
        all.map((item) => Math.round(item.getBoundingClientRect().top)),
      )
      expect(new Set(tops).size, `at ${width} px`).toBe(1)
      expect(tops.length).toBeGreaterThan(4)
    }
  })
}

test('eight items and long German words fit at every width', async ({ page }) => {
  await openWith(page, {
    settings: (settings) => {
      settings.is_shop_online = true
    },
    nav: ({ menu }) =>
      menu.push(menuItem('Spielzeit', { children: [menuItem('Veranstaltungsorte & Barrierefreiheit')] }), {
        ...menuItem('Veranstaltungsorte & Barrierefreiheit'),
        url: '/en/last',
      }),
  })
  await expect(header(page).getByText('Webshop offline')).toHaveCount(0)
  for (const width of [320, 390, 820, 1024, 1366, 1600]) {
    await page.setViewportSize({ width, height: 800 })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow, `${width}`).toBeLessThanOrEqual(0)
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    await expect(menu).toBeVisible({ visible: width >= 1366 })
    if (width < 1366) continue
    // The shrunk bar shows its lowest 72 px; nothing of the row may be above them.
    const bar = await header(page).boundingBox()
    const row = await menu.locator('ul').first().boundingBox()
    expect((row?.y ?? 0) - (bar?.y ?? 0), `${width}`).toBeGreaterThanOrEqual((bar?.height ?? 0) - 72)
  }
})

test.describe('when the user details fail', () => {
  test.use({ allowedProblems: [/status of 500|user-details failed/] })
  test('1 §8 User-details fails: it is logged, and the header stays as for a visitor', async ({ page }) => {
    await page.route(/user-details/, (route) => route.fulfill({ status: 500, body: 'no' }))
    const logged = page.waitForEvent('console', (message) => message.text().includes('user-details failed'))
    await page.goto('/de/haus')
    await logged
    await expect(header(page).getByRole('link', { name: 'Anmelden' })).toBeVisible()
  })
})
