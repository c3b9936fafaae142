import { expect, expectAccessible, openAlive, test } from '../support/browser.ts'

test('2 §2 Event overlay: open exactly while the query says so, on any page; closing clears the query', async ({
  page,
}) => {
  await page.goto('/de/haus?overlay=true')
  const overlay = page.getByRole('dialog', { name: 'Programm und Karten' })
  await expect(overlay.locator('article').first()).toBeVisible()
  await expect(page.locator('html')).toHaveClass(/no-scroll/)
  await expectAccessible(page)
  await overlay.getByRole('button', { name: 'Programm schließen' }).click()
  await expect(page).toHaveURL('/de/haus')
  await expect(overlay).toHaveCount(0)
  await expect(page.locator('html')).not.toHaveClass(/no-scroll/)
})

test('2 §2 Event overlay: its filters stand in the address beside it, and the page behind is not asked for again', async ({
  page,
}) => {
  await page.goto('/en/house?overlay=true')
  const overlay = page.getByRole('dialog')
  await expect(overlay.locator('article').first()).toBeVisible()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await overlay.locator('[data-filter=type]').click()
  await overlay.getByRole('option', { name: 'Concert' }).click()
  await expect(page).toHaveURL('/en/house?type=20&overlay=true')
  await expect(overlay.getByRole('link', { name: 'Remove Concert' })).toBeVisible()
  expect(asked.filter((path) => path.includes('/pageeditor-api/page/house'))).toEqual([])
  await page.goBack()
  await expect(overlay.getByRole('link', { name: 'Remove Concert' })).toHaveCount(0)
  await expect(overlay).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/en/house')
})

test('3-readings, Decided after it was used, attacked and read, Memory of a list: the overlay opens over another list, and neither gets the pages of the other', async ({
  page,
}) => {
  await openAlive(page, '/de/produktionen')
  const posters = page.locator('main article')
  await expect(posters.first()).toBeVisible()
  const poster = await posters.first().innerText()
  await page.getByRole('link', { name: 'Karten', exact: true }).click()
  const overlay = page.getByRole('dialog', { name: 'Programm und Karten' })
  await expect(overlay.locator('article').first()).toBeVisible()
  await overlay.getByRole('button', { name: 'Programm schließen' }).click()
  await expect(overlay).toHaveCount(0)
  await expect(posters.first()).toHaveText(poster, { useInnerText: true })
  await page.goto('/de/produktionen?overlay=true')
  await expect(overlay.locator('article').first()).toBeVisible()
})

test('1 §4 Event overlay: once closed, the way back does not open it again', async ({ page }) => {
  await openAlive(page, '/de')
  await page
    .getByRole('navigation', { name: 'Hauptmenü' })
    .first()
    .getByRole('link', { name: 'Besuch' })
    .click()
  await expect(page).toHaveURL('/de/besuch')
  // The address changes before the page: a click before that would act on the old page.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByRole('link', { name: 'Karten', exact: true }).click()
  const overlay = page.getByRole('dialog')
  await overlay.locator('[data-filter=type]').click()
  await overlay.getByRole('option', { name: 'Konzert' }).click()
  await expect(page).toHaveURL('/de/besuch?type=20&overlay=true')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/de/besuch')
  await expect(overlay).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL('/de')
})

test('1 §4 Event overlay: closed in the moment a filter is chosen, it leaves the page it was opened on', async ({
  page,
}) => {
  await openAlive(page, '/de/besuch')
  await page.getByRole('link', { name: 'Karten', exact: true }).click()
  const overlay = page.getByRole('dialog')
  await overlay.locator('[data-filter=type]').click()
  // The entry is in the history, but nothing of it is rendered yet.
  await overlay.getByRole('button', { name: 'Programm schließen' }).evaluate((close: HTMLElement) => {
    const { pushState } = history
    history.pushState = (...step) => {
      history.pushState = pushState
      history.pushState(...step)
      close.click()
    }
  })
  await overlay.getByRole('option', { name: 'Konzert' }).click()
  await expect(page).toHaveURL('/de/besuch')
  await expect(overlay).toHaveCount(0)
})

test('1 §4 Event overlay: closed over a search, it leaves what was searched for', async ({ page }) => {
  await page.goto('/de/search?q=nacht&overlay=true')
  const overlay = page.getByRole('dialog')
  await overlay.getByRole('button', { name: 'Programm schließen' }).click()
  await expect(page).toHaveURL('/de/search?q=nacht')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('nacht')
})

test('1 §4 Event overlay: a change of path closes it', async ({ page }) => {
  await page.goto('/de/haus')
  await page.evaluate(() => {
    history.pushState(null, '', '/de/besuch')
    history.replaceState(null, '', '/de/haus')
  })
  await page.goto('/de/haus?overlay=true')
  await expect(page.getByRole('dialog').locator('article').first()).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('1 §2 Navigation behaviour: on a landing page the ticket button leads to the programme', async ({
  page,
}) => {
  await page.goto('/de/gegenlicht')
  await page.getByRole('link', { name: 'Karten', exact: true }).click()
  await expect(page).toHaveURL('/de/programm')
  await expect(page.locator('main article').first()).toBeVisible()
})

test('the next pages come when the end of the overlay nears', async ({ page }) => {
  await page.goto('/de/haus?overlay=true')
  const articles = page.getByRole('dialog').locator('article')
  await expect(articles.first()).toBeVisible()
  await page.getByRole('dialog').evaluate((dialog) => dialog.scrollTo({ top: dialog.scrollHeight }))
  await expect(articles).not.toHaveCount(10)
})

test.describe('when something fails', () => {
  test.use({ allowedProblems: [/Failed to load resource|the page of events failed/] })

  test('2 §8 Overlay headline fails: it is logged, and the default headline stays', async ({ page }) => {
    await page.route('**/pageeditor-api/page/events/', (route) => route.fulfill({ status: 500, json: {} }))
    const logged = page.waitForEvent('console', (message) =>
      message.text().includes('the page of events failed'),
    )
    await page.goto('/en/house?overlay=true')
    await expect(page.getByRole('dialog').locator('article').first()).toBeVisible()
    await expect(page.getByRole('dialog', { name: 'Programm und Karten' })).toBeVisible()
    await logged
  })

  test('without the events it says so and tries again when asked', async ({ page }) => {
    await page.route('**/api/events/?*', (route) => route.abort())
    await page.goto('/en/house?overlay=true')
    await expect(page.getByRole('alert')).toContainText('that didn’t work')
    await page.unroute('**/api/events/?*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('dialog').locator('article').first()).toBeVisible()
  })
})

test.describe('a first visit to an address with the overlay', () => {
  test.use({ consent: 'undecided' })

  test('the question about cookies stands in front of it, however late it opens', async ({ page }) => {
    let letIn = () => {}
    const isAsked = new Promise<void>((resolve) => {
      letIn = resolve
    })
    await page.route(/overlay-dialog-.*\.js$/, async (route) => {
      await isAsked
      await route.continue()
    })
    await page.goto('/de/haus?overlay=true')
    const answer = page.getByRole('button', { name: 'Nur erforderliche' })
    await expect(answer).toBeVisible()
    letIn()
    const overlay = page.getByRole('dialog', { name: 'Programm und Karten' })
    await expect(overlay.locator('article').first()).toBeVisible()
    await answer.click()
    await expect(answer).toHaveCount(0)
    await overlay.getByRole('button', { name: 'Programm schließen' }).click()
    await expect(page).toHaveURL('/de/haus')
  })
})
