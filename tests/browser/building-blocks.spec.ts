import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../support/browser.ts'

const PAGES = ['/de/bausteine', '/en/building-blocks']

for (const path of PAGES) {
  test(`${path}: every module is there, axe finds nothing, nothing is wider than a window, and no button is cut off`, async ({
    page,
  }) => {
    test.slow()
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(200)
    const models = await page
      .locator('[data-model]')
      .evaluateAll((all) => [...new Set(all.map((one) => (one as HTMLElement).dataset.model))])
    expect(models.length).toBe(31)
    await expectAccessible(page)
    for (const width of [320, 390, 820, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow, `${width} px`).toBeLessThanOrEqual(0)
      const cut = await page.locator('main [data-model] button').evaluateAll((buttons) =>
        buttons.flatMap((button) => {
          const { bottom, height } = button.getBoundingClientRect()
          const block = button.closest('[data-model]')?.getBoundingClientRect()
          return height > 0 && bottom > (block?.bottom ?? 0) ? [button.textContent] : []
        }),
      )
      expect(cut, `${width} px`).toEqual([])
    }
  })
}

test.describe('without scripting', () => {
  test.use({ javaScriptEnabled: false })
  test('everything can be read, and links work', async ({ page }) => {
    test.slow()
    // Without scripting all pictures load at once, and there are many.
    await page.goto('/de/bausteine', { waitUntil: 'domcontentloaded' })
    const answers = page.getByText('Die Heizung. Sie ist von 1911')
    await answers.scrollIntoViewIfNeeded()
    await expect(answers).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Eine Minute vor zwölf' })).toBeVisible()
    await page.getByRole('link', { name: 'Zum Besuch' }).click()
    await expect(page).toHaveURL(/\/de\/besuch$/)
  })
})

test('2 §9 Visibility animation: on paper nothing is hidden, questions with their answers, and the pictures of a row', async ({
  page,
  addressOf,
}) => {
  await page.goto('/de/bausteine')
  await page.emulateMedia({ media: 'print' })
  const faq = page.locator('[data-model=faq]').first()
  for (const question of await faq.locator('h3 button, h4 button').all()) await expect(question).toBeVisible()
  const answers = faq.locator('section')
  expect(await answers.count()).toBeGreaterThan(1)
  for (const answer of await answers.all()) await expect(answer).toBeVisible()
  await page.goto('/de/programm')
  await expect(page.getByText('Mehr laden')).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.goto(await addressOf('/de/produktionen/der-nachtspeicher'))
  const picture = page.locator('main figure:has(a) img').first()
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(1)
  await page.emulateMedia({ media: 'print' })
  await expect(picture).toBeVisible()
})

test('what stands on a dark ground is black on paper, and a short article fits on one sheet', async ({
  page,
  addressOf,
}) => {
  await page.goto('/de/besuch')
  await page.emulateMedia({ media: 'print' })
  const dark = page.locator('main :is(.cc02, .cc03) h2')
  expect(await dark.count()).toBeGreaterThan(1)
  for (const words of await dark.all()) await expect(words).toHaveCSS('color', 'rgb(0, 0, 0)')
  await page.goto(await addressOf('/de/magazin/drei-naechte-im-speicher'))
  await expect(page.getByRole('heading', { name: 'Dazu auf der Bühne' })).toBeVisible()
  expect(await sheetsOf(page)).toBe(1)
})

test('an evening fits on one sheet, with its pictures, its cast and its other dates', async ({ page }) => {
  const { results } = await (await page.request.get('/de/api/events/?page_size=60')).json()
  const { url } = results.find(({ title }: { title: string }) => title === 'Die Uhr geht nach')
  await page.goto(url)
  await page.emulateMedia({ media: 'print' })
  for (const section of ['Description', 'ImageSlider', 'Contributors', 'Events', 'Blog'])
    await expect(page.locator(`[data-section=${section}]`)).toBeVisible()
  expect(await sheetsOf(page)).toBe(1)
})

async function sheetsOf(page: Page): Promise<number | undefined> {
  const paper = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1')
  return paper.match(/\/Type\s*\/Page\b/g)?.length
}

test('2 §9 Visibility animation: a block below the window waits, and is there once it is seen', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.setViewportSize({ width: 1000, height: 400 })
  await page.goto('/de/bausteine')
  const waiting = page.locator('[data-waiting]')
  await expect(waiting.first()).toBeAttached()
  // 3-readings, Decided after the site was walked, Visibility animation: never hides content.
  const faded = () =>
    waiting.evaluateAll((all) => all.filter((one) => getComputedStyle(one).opacity !== '1').length)
  expect(await faded()).toBe(0)
  await page.emulateMedia({ media: 'print' })
  expect(await waiting.count()).toBeGreaterThan(5)
  await expect(waiting.last()).toHaveCSS('translate', 'none')
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.locator('#site-footer')).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  const faq = page.locator('[data-model=faq]')
  await expect(faq).toHaveAttribute('data-waiting', '')
  // Little of it is visible, so it still waits: it must not move when it is clicked.
  const question = faq.getByRole('button').first()
  await question.evaluate((element) => {
    const top = element.getBoundingClientRect().top + window.scrollY
    window.scrollTo({ top: top - window.innerHeight + 40, behavior: 'instant' })
  })
  const place = await question.boundingBox()
  await page.mouse.move((place?.x ?? 0) + 480, (place?.y ?? 0) + 20)
  await page.mouse.down()
  await expect(question).toBeFocused()
  await page.mouse.up()
  await expect(question).toHaveAttribute('aria-expanded', 'true')
  await faq.scrollIntoViewIfNeeded()
  await expect(faq).not.toHaveAttribute('data-waiting')
  // Taller than the window: half of it is never visible at once.
  const masonry = page.locator('[data-model=image-list]').nth(4)
  expect((await masonry.boundingBox())?.height).toBeGreaterThan(800)
  await masonry.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }))
  await expect(masonry).not.toHaveAttribute('data-waiting')
})

test('2 §9 anchor list: offset 600, at most a third of the window; with reduced motion nothing waits; a picture opens in the lightbox; embeds wait for consent', async ({
  page,
}) => {
  await page.goto('/de/bausteine')
  await page.waitForLoadState('networkidle')
  await expect(page.locator('[data-waiting]')).toHaveCount(0)
  // The only frame contains an admin's own code: its styles and scripts work, and it cannot reach the page.
  await expect(page.locator('main iframe')).toHaveCount(1)
  const frame = page.locator('main iframe')
  await frame.scrollIntoViewIfNeeded()
  await expect(frame.contentFrame().locator('time')).toHaveText(/^\d\d:\d\d$/)
  await expect(frame.contentFrame().locator('p')).toHaveCSS('font-size', '32px')
  await expect.poll(async () => (await frame.boundingBox())?.height).toBeLessThan(120)
  expect(await frame.evaluate((element: HTMLIFrameElement) => element.contentDocument)).toBeNull()
  // After the frame, whose height is only known when it is near: above the target it would move it.
  const anchors = page.getByRole('navigation', { name: 'Auf dieser Seite' })
  await anchors.getByRole('link', { name: 'Teaser' }).click()
  await expect
    .poll(async () => Math.round((await page.locator('#teaser').boundingBox())?.y ?? 0))
    .toBe(720 / 3)
  // It stays usable: nothing covers it, not even the header.
  await expect(anchors).toBeInViewport()
  await anchors.getByRole('link', { name: 'Worte' }).click({ trial: true, timeout: 5000 })
  await page
    .getByRole('link', { name: /^Vergrößern/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test.describe('hostile content, in every field that takes text', () => {
  // The browser writes violations of the policy to its console; here the policy is the second protection and may act.
  test.use({
    allowedProblems: [
      /^console .*(Content Security Policy|sandbox|status of 404|violates|Blocked script|ERR_BLOCKED_BY_RESPONSE)/,
    ],
  })
  for (const path of ['/de/boese', '/en/hostile']) {
    test(`${path}: no script runs and nobody else is asked, before and after hydration`, async ({ page }) => {
      test.slow()
      const dialogs: string[] = []
      page.on('dialog', (dialog) => {
        dialogs.push(dialog.message())
        void dialog.dismiss()
      })
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(200)
      await page.waitForLoadState('networkidle')
      expect(await page.locator('[data-model]').count()).toBeGreaterThan(200)
      expect(new URL(page.url()).pathname).toBe(path)
      expect(await page.evaluate(() => 'hurt' in window)).toBe(false)
      expect(dialogs).toEqual([])
      // The page has hydrated: its own scripts work.
      await expect(page.locator('[data-waiting]').first()).toBeAttached({ timeout: 30_000 })
      const bad = await page.evaluate(() =>
        [...document.querySelectorAll('main *')].flatMap((element) =>
          [...element.attributes]
            .filter(({ name, value }) => /^on/.test(name) || /^\s*javascript:/i.test(value))
            .map(({ name }) => `${element.tagName} ${name}`),
        ),
      )
      expect(bad).toEqual([])
    })
  }
})
