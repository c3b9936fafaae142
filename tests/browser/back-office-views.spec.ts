import { test } from '../support/back-office.ts'
import { expect, expectAccessible } from '../support/browser.ts'

test.describe('a list of the back-office', () => {
  test.beforeEach(async ({ login }) => login('editor'))

  test('is kept under a name with its filters and order, called up again and forgotten', async ({ page }) => {
    await page.goto('/admin/events/event/?when=past&ordering=-date_start&is_online=true')
    await page.getByText('Ansichten', { exact: true }).click()
    await page.getByLabel('Name der Ansicht').fill('Was war')
    await page.keyboard.press('Enter')
    const view = page.getByRole('button', { name: 'Was war', exact: true })
    await expect(view).toBeVisible()
    await expectAccessible(page)

    // Stored across visits.
    await page.goto('/admin/events/event/')
    await page.getByText('Ansichten', { exact: true }).click()
    await view.click()
    await expect(page).toHaveURL(/\?when=past&ordering=-date_start&is_online=true$/)
    await expect(page.getByLabel('Zeitraum')).toHaveValue('past')
    await expect(page.getByRole('columnheader', { name: 'Beginn' })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
    await page.getByRole('button', { name: 'Ansicht „Was war“ löschen' }).click()
    await expect(view).toHaveCount(0)
    await page.reload()
    await page.getByText('Ansichten', { exact: true }).click()
    await expect(page.getByLabel('Name der Ansicht')).toBeVisible()
    await expect(view).toHaveCount(0)
  })

  test('shows the columns that were chosen, also after a reload', async ({ page }) => {
    await page.goto('/admin/events/event/?when=past')
    const series = page.getByRole('columnheader', { name: 'Reihe', exact: true })
    await page.getByText('Spalten', { exact: true }).click()
    await expect(series).toHaveCount(0)
    await page.getByRole('checkbox', { name: 'Reihe', exact: true }).check()
    await expect(series).toBeVisible()
    await page.reload()
    await expect(series).toBeVisible()
  })
})
