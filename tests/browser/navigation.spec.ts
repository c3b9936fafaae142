import { expect, openAlive, test, untilAlive } from '../support/browser.ts'

/** A mark that a full load removes, so that a test can tell whether one happened. */
const mark = () => Object.assign(window, { stillTheSamePage: true })
const isMarked = () => 'stillTheSamePage' in window

test('1 §4 Locale switch: leads to the same page in the other language, without loading it anew', async ({
  page,
}) => {
  await page.goto('/de/haus')
  await page.evaluate(mark)
  await page.getByRole('button', { name: 'Sprache: DE, Deutsch' }).click()
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/en/house')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Built for rye, tuned for people')
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toContainText('Visit')
  expect(await page.evaluate(isMarked)).toBe(true)
  await page.getByRole('button', { name: 'Language: EN, English' }).click()
  await page.getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL('/de/haus')
})

test('menu links stay in the page; back and forward work', async ({ page }) => {
  await page.goto('/de')
  await page.evaluate(mark)
  const menu = page.getByRole('navigation', { name: 'Hauptmenü' })
  await menu.getByRole('link', { name: 'Das Haus' }).click()
  await expect(page).toHaveTitle('Das Haus · Haus Meridian')
  await expect(menu.getByRole('link', { name: 'Das Haus' })).toHaveAttribute('aria-current', 'page')
  await page.goBack()
  await expect(page).toHaveTitle('Haus Meridian')
  await expect(page.locator('body')).toHaveClass('home')
  await page.goForward()
  await expect(page.locator('h1')).toContainText('Roggen')
  expect(await page.evaluate(isMarked)).toBe(true)
})

test('a page is fetched on intent, and not again on the click', async ({ page }) => {
  await openAlive(page, '/de')
  await untilAlive(page)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/pageeditor-api/page/')) asked.push(request.url())
  })
  const link = page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'Besuch' })
  const ahead = page.waitForResponse(/pageeditor-api\/page\/besuch/)
  await link.hover()
  await ahead
  await link.click()
  await expect(page).toHaveURL('/de/besuch')
  await expect(page.locator('h1')).toContainText('Fähre')
  expect(asked).toHaveLength(1)
})

test('1 §9 Prefetch: nothing is fetched ahead with the data saver on', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })
  })
  await page.goto('/de')
  let asked = 0
  page.on('request', (request) => {
    if (request.url().includes('/pageeditor-api/page/')) asked++
  })
  const link = page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'Besuch' })
  await link.hover()
  expect(asked).toBe(0)
  await link.click()
  await expect(page).toHaveURL('/de/besuch')
  expect(asked).toBe(1)
})

test('after a navigation the heading of the new screen has the focus', async ({ page }) => {
  await openAlive(page, '/de')
  await untilAlive(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Besuch' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Fähre')
})

test('nothing scrolls sideways on the narrowest screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 600 })
  for (const path of ['/de', '/en', '/de/haus', '/de/user/login']) {
    await page.goto(path)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow, path).toBeLessThanOrEqual(0)
  }
})

test('the skip link leads to the content', async ({ page }) => {
  await page.goto('/de')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Zum Inhalt springen' })
  await expect(skip).toBeFocused()
  await expect(skip).toHaveAttribute('href', '#main-content')
  await expect(page.locator('main#main-content')).toHaveCount(1)
})

test.describe('without scripting', () => {
  test.use({ javaScriptEnabled: false })

  test('content is readable and links work', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/de')
    await expect(page.getByText('Wir spielen an sechs Tagen der Woche.')).toBeVisible()
    await page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'Das Haus' }).click()
    await expect(page.locator('h1')).toContainText('Roggen')
    await page.getByRole('link', { name: 'English' }).click()
    await expect(page.locator('h1')).toContainText('rye')
  })
})
