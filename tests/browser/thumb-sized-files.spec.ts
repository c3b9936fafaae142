import { expect, openAlive, test } from '../support/browser.ts'

const FILES = 'a[download], a[href*=".ics"], a[href*="/feed"]'

for (const [who, options, least] of [
  ['a pointer', { viewport: { width: 1440, height: 900 } }, 24],
  ['a thumb', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }, 44],
] as const) {
  test.describe(`quality, Accessibility: links to files are large enough for ${who}`, () => {
    test.use(options)
    for (const path of ['/de/programm', '/de/presse', '/de/magazin']) {
      test(path, async ({ page }) => {
        await openAlive(page, path)
        const links = page.locator('main').locator(FILES)
        expect(await links.count()).toBeGreaterThan(0)
        for (const link of await links.all()) {
          const { height = 0 } = (await link.boundingBox()) ?? {}
          expect(height, (await link.textContent()) ?? '').toBeGreaterThanOrEqual(least)
        }
      })
    }
  })
}
