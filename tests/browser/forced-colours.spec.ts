import type { Locator, Page } from '@playwright/test'
import sharp, { type Sharp } from 'sharp'
import { expect, openAlive, test } from '../support/browser.ts'
import { trigger } from '../support/programme.ts'

test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } })

/** A screenshot of a part of the page, with the pointer elsewhere. */
async function pictureOf(part: Locator): Promise<Buffer> {
  await part.page().mouse.move(2, 2)
  return part.screenshot({ animations: 'disabled' })
}

/** Where something is drawn: every pixel that differs clearly from the most frequent colour. */
async function drawnIn(picture: Sharp): Promise<boolean[]> {
  const pixels = [...(await picture.greyscale().raw().toBuffer())]
  const counts = new Map<number, number>()
  for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1)
  const [ground] = [...counts].reduce((most, one) => (one[1] > most[1] ? one : most))
  return pixels.map((pixel) => Math.abs(pixel - ground) > 96)
}

const isSeen = async (part: Locator) => (await drawnIn(sharp(await pictureOf(part)))).some(Boolean)

/** The part looks different after an action. */
async function expectOtherLook(part: Locator, act: () => Promise<unknown>, what: string): Promise<void> {
  const before = await pictureOf(part)
  await act()
  expect((await pictureOf(part)).equals(before), what).toBe(false)
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`quality, Accessibility: forced colours, ${colorScheme}`, () => {
    test.use({ colorScheme })

    test('a chosen filter, its option, its chip and a chosen day can be told from others', async ({
      page,
    }) => {
      await openAlive(page, '/de/programm')
      const room = trigger(page, 'room')
      const plain = await pictureOf(room)
      await room.click()
      const option = page.getByRole('option').first()
      const unchosen = await pictureOf(option)
      await expectEdge(page, 'main [class*=panel]')
      await option.click()
      await expect(page.getByRole('listbox')).toHaveCount(0)
      expect((await pictureOf(room)).equals(plain), 'the filter').toBe(false)
      const cross = page
        .locator('main')
        .getByRole('link', { name: /entfernen$/ })
        .locator(':scope > :last-child')
      expect(await isSeen(cross), 'the cross of its chip').toBe(true)
      await room.click()
      expect((await pictureOf(option)).equals(unchosen), 'the option').toBe(false)

      await trigger(page, 'date').click()
      await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false')
      const [chosen, free] = [page.locator('[aria-selected=true] > button'), page.locator('td button')]
      const day = free.and(page.locator(':not([aria-disabled]):not([aria-current])')).first()
      const name = (await day.getAttribute('aria-label')) ?? ''
      const before = await pictureOf(day)
      await day.click()
      await expect(page).toHaveURL(/date=/)
      await trigger(page, 'date').click()
      await expect(chosen.first()).toHaveAttribute('aria-label', name)
      expect((await pictureOf(chosen.first())).equals(before), 'the day').toBe(false)
    })

    test('the boxes of a form show whether they are ticked', async ({ page, addressOf }) => {
      await openAlive(page, await addressOf('/de/forms/schreiben-sie-uns'))
      const box = page.getByLabel('Ich bin einverstanden')
      await expectOtherLook(box, () => box.check(), 'a box of a form')
    })

    test('signs without words are drawn: magnifier, heart, account, cart, crosses', async ({ page }) => {
      await openAlive(page, '/de')
      const signs = page.locator('header svg').filter({ visible: true })
      expect(await signs.count()).toBeGreaterThanOrEqual(4)
      for (const sign of await signs.all()) expect(await isSeen(sign), await sign.innerHTML()).toBe(true)
      expect(await isSeen(page.getByRole('button', { name: 'Hinweis schließen' }))).toBe(true)
      await page.goto('/de?overlay=true')
      expect(await isSeen(page.getByRole('dialog').getByRole('button', { name: 'Schließen' }).first())).toBe(
        true,
      )
    })
  })
}

test('quality, Accessibility: in forced colours no plate behind one line of letters cuts the line above it', async ({
  page,
}) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await openAlive(page, '/de/programm')
    const parts = [page.getByRole('banner').getByText('Haus', { exact: true }).first()]
    parts.push(...(await page.locator('main h2 time').all()).slice(0, 4))
    const boxes = []
    for (const part of parts) {
      const { x, y, width, height } = (await part.boundingBox()) ?? { x: 0, y: 0, width: 1, height: 1 }
      const [left, top] = [Math.floor(x), Math.floor(y)]
      if (top + height < 844) boxes.push({ left, top, width: Math.ceil(width), height: Math.ceil(height) })
    }
    expect(boxes.length).toBeGreaterThan(2)
    const forced = await page.screenshot()
    await page.emulateMedia({ forcedColors: 'none' })
    const free = await page.screenshot()
    await page.emulateMedia({ forcedColors: 'active' })
    for (const [place, box] of boxes.entries()) {
      const [before, after] = await Promise.all(
        [free, forced].map((shot) => drawnIn(sharp(shot).extract(box))),
      )
      const lost = before?.filter((isDrawn, pixel) => isDrawn && !after?.[pixel]).length ?? 0
      const all = before?.filter(Boolean).length ?? 0
      expect(lost / all, `part ${place} at ${width} px`).toBeLessThan(0.04)
    }
  }
})

test.describe('quality, Accessibility: forced colours before consent', () => {
  test.use({ consent: 'undecided' })

  test('ticked, empty and partly ticked boxes look different, and the dialog has an edge', async ({
    page,
  }) => {
    await page.goto('/de')
    const dialog = page.getByRole('dialog', { name: 'Cookie-Einstellungen' })
    await expect(dialog).toBeVisible()
    expect(await isSeen(dialog.getByRole('button', { name: /schließen|später/i }).first())).toBe(true)
    await dialog.getByRole('button', { name: 'Auswählen' }).click()
    const box = dialog.getByRole('checkbox').nth(1)
    const empty = await pictureOf(box)
    await box.check()
    const ticked = await pictureOf(box)
    await dialog.locator('summary').nth(1).click()
    await dialog.getByRole('checkbox').nth(2).uncheck()
    const partly = await pictureOf(box)
    expect(new Set([empty, ticked, partly].map(String)).size).toBe(3)
  })
})

/** An overlay without a shadow needs a border when backgrounds are removed. */
async function expectEdge(page: Page, selector: string): Promise<void> {
  const [edge, ground] = await page.locator(selector).evaluate((part) => {
    const { borderBottomColor, borderBottomWidth, backgroundColor } = getComputedStyle(part)
    return [borderBottomWidth === '0px' ? backgroundColor : borderBottomColor, backgroundColor]
  })
  expect(edge, 'its lower edge').not.toBe(ground)
}
