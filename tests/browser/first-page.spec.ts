import { expect, expectAccessible, openAlive, test } from '../support/browser.ts'

const WIDTHS = [390, 820, 1440]
/** home.spec.ts tests the home page in all widths. */
const PAGES = ['/de/haus', '/en/visit', '/de/user/login']
const WIDE_PAGES = ['/de', '/en', '/en/user/login']

for (const width of WIDTHS) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    for (const path of width === 1440 ? [...PAGES, ...WIDE_PAGES] : PAGES) {
      test(`${path} is whole, hydrates in silence and is accessible`, async ({ page }) => {
        for (const time of ['first', 'second']) {
          const answer = await page.goto(path)
          expect(answer?.status(), `${time} request`).toBe(200)
        }
        await expect(page.locator('html')).toHaveAttribute('lang', path.slice(1, 3))
        await expect(page.locator('h1')).toHaveCount(1)
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect(overflow, 'nothing is wider than the window').toBeLessThanOrEqual(0)
        await expectAccessible(page)
      })
    }
  })
}

test('1 §9 Breakpoints: the grid breaks at 48, 64, 85.375 and 100 em', async ({ page }) => {
  const shares: Record<number, number> = { 767: 1, 768: 10 / 12, 1365: 10 / 12, 1366: 6 / 12 }
  await page.goto('/de/haus')
  for (const [width, share] of Object.entries(shares)) {
    await page.setViewportSize({ width: Number(width), height: 800 })
    const cell = page.locator('.cell.medium-10.xlarge-6').first()
    const measured = await cell.evaluate((element) => {
      const grid = element.parentElement as HTMLElement
      const { paddingLeft, paddingRight } = getComputedStyle(grid)
      return (
        (element as HTMLElement).offsetWidth /
        (grid.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight))
      )
    })
    expect(measured, `${width} px`).toBeCloseTo(share, 2)
  }
})

test('1 §9 Background classes: the grounds cc01, cc02, cc03 are cream, green and blue, each with text of AAA contrast', async ({
  page,
}) => {
  await page.goto('/de/besuch')
  const ratios = await page.evaluate(() => {
    const luminance = (color: string) => {
      const channels = (color.match(/\d+/g) ?? []).slice(0, 3).map((c) => Number(c) / 255)
      const [r = 0, g = 0, b = 0] = channels.map((c) =>
        c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4,
      )
      return 0.2126 * r + 0.7152 * g + 0.0722 * b
    }
    return ['', 'cc01', 'cc02', 'cc03'].map((ground) => {
      const probe = document.body.appendChild(document.createElement('div'))
      probe.className = ground
      const style = getComputedStyle(probe)
      const background = ground
        ? style.backgroundColor
        : getComputedStyle(document.documentElement).backgroundColor
      const [a, b] = [luminance(style.color), luminance(background)]
      return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
    })
  })
  for (const ratio of ratios) expect(ratio).toBeGreaterThan(7)
})

test('the data of a page is found, whatever else of its name an admin has written into it', async ({
  page,
}) => {
  await page.route('/de/haus', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('<strong>Am Meridian', '<strong id="page-data">Am Meridian')
    await route.fulfill({ response, body })
  })
  await openAlive(page, '/de/haus')
  await expect(page.locator('footer #page-data')).toBeVisible()
})

test('1 §2 Robots: are kept away from the staging instance', async ({ page }) => {
  await page.goto('/de')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'none')
})

test('names its address in both languages', async ({ page, baseURL }) => {
  await page.goto('/en/house')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/en/house`)
  await expect(page.locator('link[hreflang=de]')).toHaveAttribute('href', `${baseURL}/de/haus`)
  await expect(page).toHaveTitle('The house · Haus Meridian')
})
