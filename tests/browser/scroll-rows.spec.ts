import type { Locator } from '@playwright/test'
import { expect, openAlive, test } from '../support/browser.ts'
import { optionsOf } from '../support/programme.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** Wholly between the edges of the row, and not where it fades. */
const isInSight = (item: Locator) =>
  item.evaluate((element) => {
    const row = element.closest('[data-more]')
    if (!row) return false
    const [at, within] = [element.getBoundingClientRect(), row.getBoundingClientRect()]
    return at.left >= within.left - 1 && at.right <= within.right + 1
  })

test('a row of categories shows that it goes on, and the one that is open', async ({ page }) => {
  await openAlive(page, '/de/magazin')
  const row = page.getByRole('navigation', { name: 'Rubriken' }).getByRole('list')
  await expect(row).toHaveAttribute('data-more', 'after')
  expect(await row.evaluate((list) => getComputedStyle(list).maskImage)).toContain('gradient')
  await row.evaluate((list) => list.scrollTo({ left: list.scrollWidth, behavior: 'instant' }))
  await expect(row).toHaveAttribute('data-more', 'before')
  const last = row.getByRole('link').last()
  await last.click()
  await expect(row.locator('[aria-current]')).toHaveText((await last.textContent()) ?? '')
  await expect.poll(() => isInSight(row.locator('[aria-current]'))).toBe(true)
})

test('2 §4 Filter panel: a chip that comes in beyond the edge is brought into sight', async ({ page }) => {
  const [room] = await optionsOf(page, 'room')
  const [tag] = await optionsOf(page, 'tag')
  await openAlive(page, `/de/programm?room=${room?.id}&tag=${tag?.id}`)
  const chips = page.getByRole('list', { name: 'Ausgewählt' })
  await expect(page.locator('main [data-more]').filter({ has: chips })).toHaveAttribute('data-more', 'after')
  await page.getByRole('button', { name: 'Filter (2)' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.locator('[data-filter="genre"]').click()
  const option = sheet.getByRole('option').last()
  const name = (await option.textContent()) ?? ''
  await option.click()
  await expect(page).toHaveURL(/genre=/)
  const overflow = await sheet.evaluate((element) => element.scrollWidth - element.clientWidth)
  expect(overflow, 'in the sheet they take more lines').toBe(0)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect.poll(() => isInSight(chips.getByRole('link', { name: `${name} entfernen` }))).toBe(true)
})
