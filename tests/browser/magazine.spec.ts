import { expect, expectAccessible, test } from '../support/browser.ts'

const OVERVIEWS = [
  { path: '/de/magazin', name: 'Magazin', all: 'Alle', topics: 'Alle #Themen', categories: 'Rubriken' },
  { path: '/en/magazine', name: 'Magazine', all: 'All', topics: 'All #Topics', categories: 'Categories' },
]

for (const { path, name, all, topics, categories } of OVERVIEWS) {
  test(`2 §2 Magazine overview, ${path}: breadcrumb, search start box, categories with ${all}, ${topics}`, async ({
    page,
  }) => {
    await page.goto(path)
    await expect(page).toHaveTitle(`${name} · Haus Meridian`)
    const main = page.getByRole('main')
    await expect(main.getByRole('navigation').first()).toContainText(name)
    await expect(main.getByRole('search')).toBeVisible()
    const list = main.getByRole('navigation', { name: categories })
    await expect(list.getByRole('link', { name: all, exact: true })).toHaveAttribute('aria-current', 'page')
    await expect(list.getByRole('link', { name: topics })).toBeVisible()
    await expect(main.getByRole('article')).toHaveCount(10)
    await expectAccessible(page)
    await page.setViewportSize({ width: 390, height: 844 })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow, 'nothing is wider than a phone').toBeLessThanOrEqual(0)
    await page.setViewportSize({ width: 1280, height: 720 })

    // The second category is highlighted, and contains only its own articles.
    const second = list.getByRole('link').nth(2)
    const category = await second.innerText()
    await second.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(category)
    await expect(list.getByRole('link', { name: category })).toHaveAttribute('aria-current', 'page')
    for (const article of await main.getByRole('article').all()) await expect(article).toContainText(category)
    await expectAccessible(page)
  })
}

test('the pages of the list follow each other, and one past the end is not found', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/de/magazin')
  const firstTitle = await page.getByRole('article').first().getByRole('heading').innerText()
  await page.getByRole('link', { name: 'Seite 3' }).click()
  await expect(page).toHaveURL('/de/magazin?page=3')
  await expect(page.getByRole('article')).toHaveCount(4)
  await expect(page.getByRole('main')).not.toContainText(firstTitle)
  await expect(page.getByRole('link', { name: 'Seite 3' })).toHaveAttribute('aria-current', 'page')
  expect((await page.goto('/de/magazin?page=4'))?.status()).toBe(404)
  expect((await page.goto('/de/magazin?page=x'))?.status()).toBe(404)
  await context.close()
})

test('a topic leads to its articles, also on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/en/magazine/tags')
  await expect(page.getByRole('link', { name: 'All #Topics' })).toBeInViewport()
  await expectAccessible(page)
  // Nothing is wider than the page, and no letter covers a topic.
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
  const [letter, topic] = await Promise.all(
    [page.locator('dt').first(), page.locator('dd').first()].map((place) => place.boundingBox()),
  )
  expect((letter?.x ?? 0) + (letter?.width ?? 0)).toBeLessThan(topic?.x ?? 0)
  await page.getByRole('link', { name: '#Ferry' }).click()
  await expect(page).toHaveURL(/\/en\/magazine\/tags\/ferry\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('#Ferry')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expectAccessible(page)
})

for (const start of ['/de/magazin/drei-naechte-im-speicher', '/en/magazine/three-nights-in-the-granary']) {
  test(`an article is found by its id, whole and accessible: ${start}`, async ({ page, addressOf }) => {
    const address = await addressOf(start)
    const answer = await page.goto(address.replace(/[^/]+(?=\/\d+$)/, 'x'))
    expect(answer?.request().redirectedFrom()).not.toBeNull()
    await expect(page).toHaveURL(address)
    // 1 §2 Layouts: magazine routes add a magazine headline.
    await expect(page.locator('main header p a').first()).toHaveText(/^Magazine?$/)
    const article = page.getByRole('main').getByRole('article').first()
    await expect(article.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(article.getByRole('time')).toHaveText(/^\w{2,3}, \d{1,2}\.? \p{L}+ \d{4}$/u)
    await expect(article).toContainText(/Lesezeit|min read/)
    expect(await article.locator('p').count()).toBeGreaterThan(4)
    await expectAccessible(page)
  })
}

test('an article without a text: what stands below its lead leaves it alone', async ({ page, addressOf }) => {
  await page.goto(await addressOf('/de/magazin/sieben-boeden-ein-mann'))
  const footer = page.locator('article > footer')
  await footer.evaluate(({ parentElement }) => {
    for (const text of parentElement?.querySelectorAll(':scope > :has([data-model])') ?? []) text.remove()
  })
  const between = () =>
    footer.evaluate((element) => {
      const lead = element.previousElementSibling?.querySelector('p')
      return element.getBoundingClientRect().top - (lead?.getBoundingClientRect().bottom ?? Number.NaN)
    })
  expect(await between()).toBeGreaterThanOrEqual(0)
})

test.describe('1 §8 Article categories fail', () => {
  test.use({ allowedProblems: [/Failed to load resource/] })

  test('the list becomes empty, the articles stay', async ({ page, addressOf }) => {
    await page.goto(await addressOf('/de/magazin/drei-naechte-im-speicher'))
    await page.route('**/api/article-categories/', (route) => route.fulfill({ status: 500, json: {} }))
    await page.getByRole('main').getByRole('link', { name: 'Magazin', exact: true }).first().click()
    await expect(page).toHaveURL('/de/magazin')
    await expect(page.getByRole('article')).toHaveCount(10)
    await expect(page.getByRole('navigation', { name: 'Rubriken' }).getByRole('link')).toHaveText([
      'Alle',
      'Alle #Themen',
    ])
  })
})

for (const path of ['/de/magazin', '/en/magazine']) {
  test(`the feed of ${path} is well-formed Atom and its entries lead to articles`, async ({ page }) => {
    await page.goto(path)
    const feed = await page.locator('link[type="application/atom+xml"]').getAttribute('href')
    const found = await page.evaluate(async (address) => {
      const xml = await (await fetch(address ?? '')).text()
      const document = new DOMParser().parseFromString(xml, 'application/xml')
      const texts = (name: string) =>
        [...document.querySelectorAll(name)].map((element) => element.textContent)
      return {
        errors: texts('parsererror'),
        namespace: document.documentElement.namespaceURI,
        required: ['feed > id', 'feed > title', 'feed > updated'].map((name) => texts(name).length),
        entries: texts('entry > id'),
        addresses: [...document.querySelectorAll('entry > link')].map((link) => link.getAttribute('href')),
        dates: texts('entry > updated'),
      }
    }, feed)
    expect(found).toMatchObject({
      errors: [],
      namespace: 'http://www.w3.org/2005/Atom',
      required: [1, 1, 1],
    })
    expect(found.entries).toHaveLength(20)
    expect(new Set(found.entries).size).toBe(20)
    for (const date of found.dates) expect(date).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/)
    expect((await page.goto(found.addresses[0] ?? ''))?.status()).toBe(200)
  })
}
