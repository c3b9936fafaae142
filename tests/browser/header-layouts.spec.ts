import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../support/browser.ts'
import { openWith } from '../support/header.ts'

test.use({ viewport: { width: 1440, height: 800 } })

const header = (page: Page) => page.locator('header')

for (const [path, language, home] of [
  ['/de/gegenlicht', 'Sprache: DE, Deutsch', 'Startseite'],
  ['/en/against-the-light', 'Language: EN, English', 'Home page'],
] as const) {
  test(`1 §2 Layouts: on the landing page ${path} only the logo, a way home and the languages are left`, async ({
    page,
  }) => {
    await page.goto(path)
    await expect(header(page).getByRole('link', { name: /Haus Meridian/ })).toBeVisible()
    await expect(page.getByRole('navigation', { name: /Hauptmenü|Main menu/ })).toHaveCount(0)
    await expect(header(page).getByRole('button')).toHaveCount(1)
    await expect(header(page).getByRole('link', { name: home, exact: true })).toHaveAttribute(
      'href',
      path.slice(0, 3),
    )
    await page.setViewportSize({ width: 390, height: 800 })
    // All on one line.
    expect((await header(page).boundingBox())?.height).toBeLessThan(130)
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
      await expect(page).toHaveURL('/en/user/login?next=%2Fen%2Fhouse%2Fspaces')
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
      await route.fulfill({ response, body: `${await response.text()}${code}<b>Today</b>` })
    })
    await openWith(page, {
      settings: ({ html_header }) => {
        html_header.frame_url = '/html-frames/html_header'
        html_header.code = code
      },
    })
    const words = page.frameLocator('iframe').locator('p')
    await expect(words).toHaveText('reads: no')
    await expect(words).toHaveCSS('color', 'rgb(0, 128, 0)')
    // Text without a colour of its own has that of the page.
    await expect(page.frameLocator('iframe').locator('b')).toHaveCSS('color', 'rgb(13, 24, 19)')
    const { height } = await page
      .frameLocator('iframe')
      .locator('body')
      .evaluate((body) => body.getBoundingClientRect())
    expect(height).toBeGreaterThan(77)
    await expect(page.locator('iframe')).toHaveCSS('height', `${Math.round(height)}px`)
    await expectAccessible(page)
  })
})

test('quality, Accessibility: with letters twice as large nothing is wider than the window', async ({
  page,
}) => {
  const [event] = (await (await page.request.get('/de/api/events/?page_size=1')).json()).results
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/de', '/de/programm', event.url, '/de/magazin']) {
    await page.goto(path)
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow, path).toBeLessThanOrEqual(0)
  }
})

test('quality, Accessibility: in forced colours a sign is drawn in the colour of its words', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/de')
  const [line, ground] = await page
    .getByRole('button', { name: 'Hinweis schließen' })
    .evaluate((button) => [
      getComputedStyle(button, '::before').backgroundColor,
      getComputedStyle(document.body).backgroundColor,
    ])
  expect(line).not.toBe(ground)
})
