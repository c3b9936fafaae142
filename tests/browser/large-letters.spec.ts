import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'

/** A phone whose reader has doubled the text size. */
test.use({
  viewport: { width: 390, height: 844 },
  // A reader's own style is not part of the page, so the policy does not apply to it.
  bypassCSP: true,
  contextOptions: { reducedMotion: 'reduce' },
})

async function openLarge(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.addStyleTag({ content: 'html { font-size: 32px !important }' })
}

/** Words that are broken over two lines. */
function brokenWords(text: Locator): Promise<string[]> {
  return text.evaluate((element) => {
    const node = element.firstChild as Text
    return [...node.data.matchAll(/[^\s-]+/g)].flatMap(({ 0: word, index }) => {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      return range.getClientRects().length > 1 ? [word] : []
    })
  })
}

test('quality, Accessibility: with letters twice as large the alert still says what it is about', async ({
  page,
}) => {
  await openLarge(page, '/de')
  const title = page.getByRole('region', { name: 'Aktueller Hinweis' }).locator('p').first()
  await expect(title).toHaveText('Umleitung der Tram 4')
  expect(await brokenWords(title)).toEqual([])
  const beyond = await title.evaluate(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
    Math.max(scrollWidth - clientWidth, scrollHeight - clientHeight),
  )
  expect(beyond, 'nothing of it is cut').toBeLessThanOrEqual(1)
})

test('quality, Accessibility: with letters twice as large the poster covers nothing of the date', async ({
  page,
}) => {
  await openLarge(page, '/de')
  const evening = page.locator('[data-model=event-list] article').first()
  const poster = await evening.locator('img').boundingBox()
  for (const part of await evening.locator('time > span').all()) {
    expect(await brokenWords(part)).toEqual([])
    const { x, y, width, height } = await part.evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return range.getBoundingClientRect().toJSON() as DOMRect
    })
    expect(x + width).toBeLessThanOrEqual(390)
    const isApart =
      x + width <= (poster?.x ?? 0) ||
      y + height <= (poster?.y ?? 0) ||
      y >= (poster?.y ?? 0) + (poster?.height ?? 0)
    expect(isApart).toBe(true)
  }
})

test('quality, Accessibility: however large letters are, the name of the house keeps clear of the tools beside it', async ({
  page,
}) => {
  for (const [width, size] of [
    [390, 24],
    [820, 32],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/de')
    await page.addStyleTag({ content: `html { font-size: ${size}px !important }` })
    const covered = await page.getByRole('banner').evaluate((header) => {
      const [logo, ...tools] = [...header.querySelectorAll('a, button')].filter((part) =>
        part.checkVisibility(),
      )
      const range = document.createRange()
      range.selectNodeContents(logo as Element)
      const name = range.getBoundingClientRect()
      return tools.flatMap((tool) => {
        const { left, top, bottom } = tool.getBoundingClientRect()
        return left < name.right && top < name.bottom && bottom > name.top ? [tool.outerHTML] : []
      })
    })
    expect(covered, `at ${width} px`).toEqual([])
  }
})

test('quality, Accessibility: with letters set further apart the day of the month stays in one piece, and signs beside the words', async ({
  page,
}) => {
  for (const width of [390, 820]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/de/programm')
    await page.addStyleTag({
      content: '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
    })
    const days = page.locator('main h2 time > span:first-child')
    expect(await days.count()).toBeGreaterThan(3)
    for (const day of await days.all()) expect(await brokenWords(day), `at ${width} px`).toEqual([])
    const covered = await page.locator('main article').evaluateAll((rows) =>
      rows.flatMap((row) => {
        const signs = row.querySelector('[class*=signs]')?.getBoundingClientRect()
        const facts = row.querySelector('h3')?.parentElement?.nextElementSibling?.getBoundingClientRect()
        if (!signs || !facts) return []
        const isApart =
          signs.right <= facts.left ||
          signs.left >= facts.right ||
          signs.top >= facts.bottom - 1 ||
          signs.bottom <= facts.top
        return isApart ? [] : [row.textContent]
      }),
    )
    expect(covered, `at ${width} px`).toEqual([])
  }
})

test('at no width the title of the next evening is torn apart', async ({ page, addressOf }) => {
  await page.goto(await addressOf('/de/series/nachtstuecke'))
  for (const width of [320, 390, 820, 1024, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    const title = page.locator('main > header a[href^="/de/programm/"]').last()
    await title.evaluate((link) => {
      link.textContent = 'Achthundertvierzigmal'
    })
    expect(await brokenWords(title), `at ${width} px`).toEqual([])
  }
})

test.describe('before consent', () => {
  test.use({ consent: 'undecided' })

  test('quality, Accessibility: with letters twice as large no word of the question is torn apart', async ({
    page,
  }) => {
    for (const locale of ['de', 'en']) {
      await openLarge(page, `/${locale}`)
      const heading = page.getByRole('dialog').getByRole('heading')
      await expect(heading).toBeVisible()
      expect(await brokenWords(heading)).toEqual([])
    }
  })
})
