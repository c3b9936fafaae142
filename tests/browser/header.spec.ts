import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../support/browser.ts'
import { type Locale, menuItem, openWith, WORDS } from '../support/header.ts'

test.use({ viewport: { width: 1440, height: 800 } })

const header = (page: Page) => page.locator('header')
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)

for (const locale of ['de', 'en'] as Locale[]) {
  const words = WORDS[locale]

  test.describe(`desktop menu (${locale})`, () => {
    test('2 §9 the logo is 140 × 84 and leads home', async ({ page }) => {
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

    test('1 §3 has_tab_navigation: its children stand as a row on the pages of the branch', async ({
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
      await expect(page).toHaveURL(WORDS[locale === 'de' ? 'en' : 'de'].child.url)
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
      await expect(account).toHaveAttribute('href', `/${locale}/user/login`)
      await expect(account).toHaveAccessibleDescription('Webshop offline')
      await expect(cart).toHaveAttribute('href', '/webshop')
      await expect(cart).toHaveAccessibleDescription('Webshop offline')
      await expect(header(page).getByText('Webshop offline')).toBeVisible()
      await expect(header(page).getByRole('link', { name: words.favorites })).toHaveAttribute('href', '/en')
      const secondary = header(page).getByRole('navigation', { name: words.secondary })
      await expect(secondary.getByRole('link', { name: 'Webshop' })).toHaveAttribute('href', '/webshop')
    })

    test('1 §2 Header: a logged-in user has a name and a dropdown with My Profile and Log out', async ({
      page,
      login,
      context,
    }) => {
      await login('customer')
      await page.goto(words.house)
      const account = header(page).getByRole('link', { name: words.account })
      await expect(account).toHaveAttribute('href', '/')
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
      await expect(other).toHaveAttribute('href', '/webshop')
    })
  })
}

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

test('2 §9 a submenu takes 0.4 s, and no time at all with reduced motion', async ({ page }) => {
  await page.goto('/de/haus')
  const sheet = page.locator('[data-style=style1] [id]').first()
  await expect(sheet).toHaveCSS('transition-duration', '0.4s, 0.4s')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(sheet).toHaveCSS('transition-duration', '1e-05s')
})

test('1 §2 Header: style2 is another menu, large and under the bar', async ({ page }) => {
  await openWith(page, {
    settings: ({ design }) => {
      design.menu.style2 = true
    },
  })
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await expect(menu).toHaveAttribute('data-style', 'style2')
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
    // What the shrunk bar shows is the lowest 72 px; nothing of the row may stand above them.
    const bar = await header(page).boundingBox()
    const row = await menu.locator('ul').first().boundingBox()
    expect((row?.y ?? 0) - (bar?.y ?? 0), `${width}`).toBeGreaterThanOrEqual((bar?.height ?? 0) - 72)
  }
})

test.describe('scrolling', () => {
  test('1 §9 scrolled after a quarter of the window height, shrunk after 30 px with the logo at 0.65', async ({
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
    // Text alone: a picture that arrives would move the page, too.
    await page.goto('/de/agb')
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

test.describe('when the user details fail', () => {
  test.use({ allowedProblems: [/status of 500/] })
  test('1 §8 the header stays as for a visitor, and nobody is told', async ({ page }) => {
    await page.route(/user-details/, (route) => route.fulfill({ status: 500, body: 'no' }))
    const details = page.waitForResponse(/user-details/)
    await page.goto('/de/haus')
    await details
    await expect(header(page).getByRole('link', { name: 'Anmelden' })).toBeVisible()
  })
})

for (const [path, language] of [
  ['/de/gegenlicht', 'Sprache: DE, Deutsch'],
  ['/en/against-the-light', 'Language: EN, English'],
] as const) {
  test(`1 §2 Layouts: on the landing page ${path} only the logo and the languages are left`, async ({
    page,
  }) => {
    await page.goto(path)
    await expect(header(page).getByRole('link', { name: /Haus Meridian/ })).toBeVisible()
    await expect(page.getByRole('navigation', { name: /Hauptmenü|Main menu/ })).toHaveCount(0)
    await expect(header(page).getByRole('button')).toHaveCount(1)
    await page.setViewportSize({ width: 390, height: 800 })
    await page.getByRole('button', { name: language }).click()
    await expect(page.getByRole('link', { name: /English/ })).toBeVisible()
    await expectAccessible(page)
  })
}

test.describe('without scripting', () => {
  test.use({ javaScriptEnabled: false })
  for (const width of [390, 1440]) {
    test(`every page of the menu and the other language can be reached at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/de')
      await expect(page.getByRole('button', { name: 'Menü' })).toBeHidden()
      const menu = page.getByRole('navigation', { name: 'Hauptmenü' })
      await menu.getByRole('link', { name: 'Räume' }).click()
      await expect(page).toHaveURL('/de/haus/raeume')
      await page.getByRole('link', { name: 'English' }).click()
      await expect(page).toHaveURL('/en/house/spaces')
      await page.getByRole('link', { name: 'Log in' }).first().click()
      await expect(page).toHaveURL('/en/user/login')
    })
  }
})

test.describe('1 §2 Layouts: the custom HTML header block', () => {
  test('mere content stands in the page', async ({ page }) => {
    await openWith(page, {
      settings: ({ html_header }) => {
        html_header.code = '<p style="color: green">The ferry is late</p>'
      },
    })
    await expect(page.getByText('The ferry is late')).toHaveCSS('color', 'rgb(0, 128, 0)')
    await expect(page.locator('iframe')).toHaveCount(0)
  })

  test('styles and scripts run in a frame that reaches nothing, and is as tall as its content', async ({
    page,
  }) => {
    const code =
      '<style>p{margin:0;height:77px;color:green}</style><p></p><script>let can="no";try{can=parent.document.title}catch{}document.querySelector("p").textContent="reads: "+can</script>'
    await page.route(/html-frames\/html_header/, async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace('<style>body{margin:0}</style>', (own) => own + code)
      await route.fulfill({ response, body })
    })
    await openWith(page, {
      settings: ({ html_header }) => {
        html_header.code = code
      },
    })
    const words = page.frameLocator('iframe').locator('p')
    await expect(words).toHaveText('reads: no')
    await expect(words).toHaveCSS('color', 'rgb(0, 128, 0)')
    await expect(page.locator('iframe')).toHaveCSS('height', '77px')
    await expectAccessible(page)
  })
})
