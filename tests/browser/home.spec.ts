import { expect, expectAccessible, openAlive, test } from '../support/browser.ts'

/** The parts of the home page in order: the ground of each, and its content. */
const PARTS = [
  ['', 'event-list'],
  ['full-teaser'],
  ['', 'headline', 'text'],
  ['cc03', 'quote'],
  ['cc01', 'headline', 'blog-teaser-list'],
  ['cc02', 'headline', 'text', 'link'],
  ['cc02', 'headline', 'headline', 'headline'],
  ['', 'headline', 'highlight-teaser'],
  ['cc03', 'headline', 'text', 'link'],
]
const WORDS = {
  de: {
    sun: 'Mittags steht die Sonne über der Bühne.',
    production: ['Mit hinaufsteigen', 'Der Nachtspeicher'],
    visit: ['Wie Sie zu uns kommen', '/de/besuch'],
    programme: ['Zum ganzen Programm', '/de/programm'],
  },
  en: {
    sun: 'At noon the sun stands above the stage.',
    production: ['Climb up with him', 'The Night Store'],
    visit: ['How to find us', '/en/visit'],
    programme: ['Everything that’s on', '/en/events'],
  },
} as const

for (const locale of ['de', 'en'] as const) {
  const t = WORDS[locale]

  test.describe(`the home page, ${locale}`, () => {
    test('has its parts in order, each on its ground', async ({ page }) => {
      await page.goto(`/${locale}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.sun)
      const parts = await page.locator('main > [data-model]').evaluateAll((blocks) =>
        blocks.map((block) => {
          const { model } = (block as HTMLElement).dataset
          if (model !== 'section') return [model]
          const ground = /cc0\d/.exec(block.firstElementChild?.className ?? '')?.[0] ?? ''
          const held = [...block.querySelectorAll<HTMLElement>('[data-model]')]
          return [ground, ...held.map(({ dataset }) => dataset.model)]
        }),
      )
      expect(parts).toEqual(PARTS)
    })

    test('sells the next evening on its first screen, and shows five more below it', async ({ page }) => {
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 844 })
        await page.goto(`/${locale}`)
        const list = page.locator('[data-model=event-list]')
        const evening = list.getByRole('article').first()
        await expect(evening.locator('time')).toBeInViewport()
        await expect(evening.locator('img')).toBeInViewport()
        await expect(evening.getByRole('link').last()).toBeInViewport({ ratio: 1 })
        expect(await list.getByRole('article').count()).toBeGreaterThan(5)
      }
    })

    test('a picture of the next evening that is wider than high leaves room for its words', async ({
      page,
    }) => {
      await page.goto(`/${locale}`)
      const evening = page.locator('[data-model=event-list]').getByRole('article').first()
      await evening.locator('img').evaluate((image) => {
        image.style.aspectRatio = '4 / 3'
        image.closest('div')?.setAttribute('data-wide', '')
      })
      for (const width of [390, 820, 1440]) {
        await page.setViewportSize({ width, height: 1000 })
        const words = await evening.getByRole('heading').locator('..').boundingBox()
        expect(words?.width, `at ${width} px`).toBeGreaterThan(180)
      }
    })

    test('shows what is on, what to read and where to go', async ({ page }) => {
      // Otherwise what is clicked may still be moving into view.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await openAlive(page, `/${locale}`)
      const main = page.getByRole('main')
      expect(await main.locator('[data-model=event-list] article').count()).toBeGreaterThan(1)
      await expect(main.locator('[data-model=blog-teaser-list] article')).toHaveCount(3)
      await expect(main.locator('[data-model=highlight-teaser] article')).toHaveCount(3)
      for (const [name, to] of [t.visit, t.programme])
        await expect(main.getByRole('link', { name })).toHaveAttribute('href', to)
      const titles = await main.locator('[data-model=event-list] h3').allTextContents()
      expect(titles.every(Boolean)).toBe(true)
      await main.getByRole('link', { name: t.production[0] }).click()
      await expect(page).toHaveURL(new RegExp(`^[^?]+/${locale}/produ[^/]+/[^/]+/\\d+$`))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.production[1])
    })

    for (const width of locale === 'de' ? [320, 1440] : [390, 820]) {
      test(`is accessible, fits and stays where it is at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 })
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await page.addInitScript(() => {
          const seen = { shift: 0 }
          Object.assign(window, { seen })
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value
          }).observe({ type: 'layout-shift', buffered: true })
        })
        await page.goto(`/${locale}`)
        const blocks = page.locator('main > [data-model]')
        for (const block of await blocks.all()) await block.scrollIntoViewIfNeeded()
        for (const picture of await page.locator('main img').all()) {
          await picture.scrollIntoViewIfNeeded()
          await expect
            .poll(() => picture.evaluate((image) => (image as HTMLImageElement).complete))
            .toBe(true)
        }
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect(overflow, 'nothing is wider than the window').toBeLessThanOrEqual(0)
        const { shift } = await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen)
        expect(shift, 'layout shift').toBeLessThan(0.02)
        await expectAccessible(page)
      })
    }
  })
}
