import { expect, expectAccessible, openAlive, test, untilAlive } from '../support/browser.ts'

const LISTS = [
  { path: '/de/programm', kind: 'event' },
  { path: '/de/produktionen', kind: 'production' },
  { path: '/de/magazin', kind: 'article' },
  { path: '/de/search?q=nacht', kind: 'event' },
]

test.use({ viewport: { width: 390, height: 844 } })

for (const { path, kind } of LISTS) {
  test(`Favourites: a heart in the list at ${path} keeps its ${kind} without an account`, async ({
    page,
  }) => {
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(request.url()))
    await openAlive(page, path)
    const hearts = page.getByRole('main').getByRole('button', { name: /^Merken: ./ })
    const heart = hearts.first()
    const { width = 0, height = 0 } = (await heart.boundingBox()) ?? {}
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    expect(fetched.filter((url) => url.includes('/keep-favorite-'))).toEqual([])
    await untilAlive(page)
    // Above the link that covers the row or card.
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await expect(page).toHaveURL(path)
    const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('favorites') ?? '{}').items)
    expect(await kept()).toEqual([expect.stringMatching(new RegExp(`^${kind}:\\d+$`))])
    await expectAccessible(page, '#main-content')

    await page.reload()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await untilAlive(page)
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    expect(await kept()).toEqual([])
  })
}
