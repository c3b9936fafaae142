import type { Page } from '@playwright/test'
import { expect, expectAccessible, test, WITH_MOTION } from '../support/browser.ts'
import { letPass, stopTime } from '../support/time.ts'

test.use(WITH_MOTION)

const AUTOCOMPLETE = /\/api\/search\/autocomplete\//
const fieldOf = (page: Page) => page.getByRole('main').getByRole('combobox')
const listOf = (page: Page) => page.getByRole('main').getByRole('listbox')
const optionsOf = (page: Page) => listOf(page).getByRole('option')

/** Counts the calls for suggestions and records their queries. */
function watchAutocomplete(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (AUTOCOMPLETE.test(request.url())) asked.push(new URL(request.url()).searchParams.get('query') ?? '')
  })
  return asked
}

async function openSuggestions(page: Page, text = 'fä'): Promise<void> {
  await page.goto('/de/search')
  await fieldOf(page).fill(text)
  await expect(fieldOf(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(optionsOf(page).first()).toBeVisible()
}

for (const [locale, placeholder, search, clear, typed] of [
  ['de', 'Suchen …', 'Suche', 'Suche leeren', 'fähr'],
  ['en', 'Search...', 'Search', 'Clear search', 'ferr'],
] as const) {
  test(`1 §5 Search form (${locale}): its texts, autocomplete off, and a clear button only with text`, async ({
    page,
  }) => {
    await page.goto(`/${locale}/search`)
    const field = fieldOf(page)
    await expect(field).toHaveAttribute('placeholder', placeholder)
    await expect(field).toHaveAttribute('autocomplete', 'off')
    await expect(field).toHaveAccessibleName(search)
    await expect(page.getByRole('main').getByRole('button', { name: search, exact: true })).toBeVisible()
    const button = page.getByRole('button', { name: clear })
    await expect(button).toBeHidden()
    await expectAccessible(page)
    await field.fill(typed)
    await expect(optionsOf(page).first()).toBeVisible()
    await expectAccessible(page)
    await button.click()
    await expect(field).toHaveValue('')
    await expect(field).toBeFocused()
    await expect(button).toBeHidden()
    await expect(listOf(page)).toBeHidden()
  })
}

test('1 §5 Autocomplete: is requested only for non-empty text, lowercased', async ({ page }) => {
  const asked = watchAutocomplete(page)
  await page.goto('/de/search')
  await fieldOf(page).focus()
  await fieldOf(page).fill('   ')
  const answered = page.waitForResponse(AUTOCOMPLETE)
  await fieldOf(page).fill('FÄHR')
  await answered
  await expect(optionsOf(page).first()).toBeVisible()
  expect(asked).toEqual(['fähr'])
  await expect(page.getByRole('status').filter({ hasText: /^\d+ Vorschläge$/ })).toHaveCount(1)
})

test('1 §4 Search form: arrows move the focus among the suggestions, Enter picks and submits', async ({
  page,
}) => {
  await openSuggestions(page)
  const options = optionsOf(page)
  const count = await options.count()
  expect(count).toBeGreaterThan(2)
  await page.keyboard.press('ArrowDown')
  await expect(options.first()).toBeFocused()
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  await expect(options.nth(1)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(fieldOf(page)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(options.nth(count - 1)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(options.first()).toBeFocused()
  const picked = (await options.first().locator('span').first().textContent()) ?? ''
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/de/search?${new URLSearchParams({ q: picked })}`)
  await expect(fieldOf(page)).toHaveValue(picked)
  await expect(listOf(page)).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(picked)
})

test('what is typed in the list goes on to the text', async ({ page }) => {
  await openSuggestions(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('h')
  await expect(fieldOf(page)).toBeFocused()
  await expect(fieldOf(page)).toHaveValue('fäh')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Backspace')
  await expect(fieldOf(page)).toHaveValue('fä')
})

test('1 §4 Search form: suggestions close on Escape and come back with the next letter', async ({ page }) => {
  await openSuggestions(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Escape')
  await expect(listOf(page)).toBeHidden()
  await expect(fieldOf(page)).toBeFocused()
  await expect(fieldOf(page)).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('h')
  await expect(listOf(page)).toBeVisible()
})

test('1 §4 Search form: suggestions close on an outside click and on scrolling', async ({ page }) => {
  await openSuggestions(page)
  await page.getByRole('heading', { level: 1 }).click()
  await expect(listOf(page)).toBeHidden()
  await fieldOf(page).click()
  await expect(listOf(page)).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 200))
  await expect(listOf(page)).toBeHidden()
  await expect(fieldOf(page)).toHaveAttribute('aria-expanded', 'false')
})

test('1 §9 Search blur close: after 200 ms, and not before', async ({ page }) => {
  await openSuggestions(page)
  await stopTime(page)
  await fieldOf(page).evaluate((field) => (field as HTMLInputElement).blur())
  await letPass(page, 199)
  await expect(fieldOf(page)).toHaveAttribute('aria-expanded', 'true')
  await letPass(page, 1)
  await expect(fieldOf(page)).toHaveAttribute('aria-expanded', 'false')
})

test('1 §9 Search blur close: coming back within 200 ms keeps the suggestions', async ({ page }) => {
  await openSuggestions(page)
  await stopTime(page)
  await fieldOf(page).evaluate((field) => (field as HTMLInputElement).blur())
  await letPass(page, 150)
  await fieldOf(page).focus()
  await letPass(page, 1000)
  await expect(fieldOf(page)).toHaveAttribute('aria-expanded', 'true')
})

test('1 §4 Search form: a pick is not lost to the blur, however long the button is held', async ({
  page,
}) => {
  // High enough for the list: scrolling to it would close it.
  await page.setViewportSize({ width: 1280, height: 1000 })
  await openSuggestions(page)
  const option = optionsOf(page).nth(1)
  const picked = (await option.locator('span').first().textContent()) ?? ''
  // The list grows for 0.56 s; moving to a hidden option would scroll and close it.
  await expect(option).toBeInViewport({ ratio: 1 })
  await option.hover()
  await stopTime(page)
  await page.mouse.down()
  await letPass(page, 1000)
  await page.mouse.up()
  await expect(page).toHaveURL(`/de/search?${new URLSearchParams({ q: picked })}`)
})

test('1 §4 Search form: the suggestions take 0.56 s and at most 21rem', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1000 })
  await openSuggestions(page)
  const look = (list: Element) => {
    const { transitionDuration, transitionProperty, maxHeight } = getComputedStyle(list)
    return { transitionDuration, transitionProperty, maxHeight }
  }
  expect(await listOf(page).evaluate(look)).toEqual({
    transitionDuration: '0.56s, 0.56s',
    transitionProperty: 'clip-path, visibility',
    maxHeight: '336px',
  })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect((await listOf(page).evaluate(look)).transitionDuration).not.toContain('0.56s')
})

test('1 §5 Search submit: does nothing when the text is empty', async ({ page }) => {
  await page.goto('/en/search')
  const button = page.getByRole('main').getByRole('button', { name: 'Search' })
  await button.click()
  await fieldOf(page).fill('  ')
  await fieldOf(page).press('Enter')
  await expect(page).toHaveURL('/en/search')
})

test('1 §4 Search form: submit navigates to the search route without loading it anew, and is an event', async ({
  page,
}) => {
  await page.goto('/en/search')
  await page.evaluate(() =>
    document.addEventListener('submit', () => Object.assign(window, { submitted: true }), { once: true }),
  )
  await fieldOf(page).fill('ferry & quay')
  await fieldOf(page).press('Enter')
  await expect(page).toHaveURL('/en/search?q=ferry+%26+quay')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search results for ferry & quay')
  await expect(listOf(page)).toBeHidden()
  expect(await page.evaluate(() => 'submitted' in window)).toBe(true)
  await page.goBack()
  await expect(fieldOf(page)).toHaveValue('')
})

test('1 §2 Search form: a category of the route is passed on, with page 1', async ({ page }) => {
  await page.goto('/en/search/events/2?q=the')
  await fieldOf(page).fill('night')
  await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL('/en/search/events/1?q=night')
})

test('an outdated answer is dropped', async ({ page }) => {
  const suggestion = (text: string) => ({ json: { data: [{ text, url: '/de', kind: 'page' }] } })
  let answerFirst = () => {}
  const held = new Promise<void>((resolve) => {
    answerFirst = resolve
  })
  await page.route(AUTOCOMPLETE, async (route) => {
    const query = new URL(route.request().url()).searchParams.get('query') ?? ''
    if (query === 'a') await held
    await route.fulfill(suggestion({ a: 'alt', ab: 'neu' }[query] ?? 'noch neuer'))
  })
  await page.goto('/de/search')
  const asked = page.waitForRequest(AUTOCOMPLETE)
  await fieldOf(page).fill('a')
  await asked
  await fieldOf(page).fill('ab')
  await expect(optionsOf(page)).toContainText(['neu'])
  await listOf(page).evaluate((list) => {
    const watching = Object.assign(window, { isOutdatedShown: false })
    const note = () => {
      watching.isOutdatedShown ||= list.textContent?.includes('alt') ?? false
    }
    new MutationObserver(note).observe(list, { subtree: true, childList: true, characterData: true })
  })
  const late = page.waitForResponse((response) => response.url().endsWith('query=a'))
  answerFirst()
  await (await late).finished()
  // When a later call is answered, the page has handled all earlier answers.
  await fieldOf(page).fill('abc')
  await expect(optionsOf(page)).toContainText(['noch neuer'])
  expect(await page.evaluate(() => (window as { isOutdatedShown?: boolean }).isOutdatedShown)).toBe(false)
})

test.describe('1 §8 Autocomplete fails', () => {
  test.use({ allowedProblems: [/status of 500|Suggestions could not be had/] })

  test('reported, and the visitor searches on', async ({ page }) => {
    await page.route(AUTOCOMPLETE, (route) => route.fulfill({ status: 500, body: 'no' }))
    await page.goto('/de/search')
    const failed = page.waitForResponse(AUTOCOMPLETE)
    const reported = page.waitForEvent('console', (message) => message.type() === 'warning')
    await fieldOf(page).fill('fähre')
    await failed
    await reported
    await expect(listOf(page)).toBeHidden()
    await fieldOf(page).press('Enter')
    await expect(page).toHaveURL(/q=f%C3%A4hre/)
  })
})

test('1 §2 Search form: structured data declare a site search that targets the search route with q', async ({
  page,
  baseURL,
}) => {
  await page.goto('/en/search')
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  const site = texts.map((text) => JSON.parse(text)).find((data) => data['@type'] === 'WebSite')
  expect(site.potentialAction).toMatchObject({
    '@type': 'SearchAction',
    target: { urlTemplate: `${baseURL}/en/search?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  })
})

test.describe('without scripting', () => {
  test.use({ javaScriptEnabled: false })

  test('the form leads to the results, and keeps the category', async ({ page }) => {
    await page.goto('/de/search/others/1?q=fähre')
    await page.getByRole('main').getByLabel('Suche', { exact: true }).first().fill('wald')
    await page.getByRole('main').getByRole('button', { name: 'Suche', exact: true }).click()
    await expect(page).toHaveURL('/de/search/others/1?q=wald')
    await expect(page.locator('h1')).toContainText('wald')
  })
})
