import type { Page } from '@playwright/test'
import type { ResourceDescription } from '../../packages/foyer/src/fields/description.ts'
import { describedResources, openList, test } from '../support/back-office.ts'
import { expect } from '../support/browser.ts'
import { recordStops, walkContent } from '../support/keyboard-walk.ts'

/** The number of lists to check; all lists have the same components. */
const LISTS = 6

// Forms of resources that can be added are tested in back-office-resources.spec.ts.
test('Back-office: lists, and forms of what nobody can add, are worked with keys alone', async ({
  page,
  context,
  login,
}) => {
  // Far more than needed, because the machine may be busy.
  test.setTimeout(600_000)
  await login('admin')
  await recordStops(page)
  const resources = (await describedResources(context)).filter(({ is_singleton }) => !is_singleton)
  const lists = resources.slice(0, LISTS)
  for (const resource of resources.filter((one) => lists.includes(one) || !one.can_create)) {
    await test.step(`${resource.area}/${resource.model}`, async () => {
      const isOpen = lists.includes(resource)
        ? await workList(page, resource)
        : await openForm(page, resource)
      if (isOpen) await workForm(page)
    })
  }
})

/**
 * Search, filters, sorting, a row and its actions; ends on the form of its first item, or of a new one, if there is
 * one.
 */
async function workList(page: Page, resource: ResourceDescription): Promise<boolean> {
  await openList(page, resource)
  await walkContent(page)
  const rows = page.getByRole('table').locator('tbody tr')
  const isEmpty = (await rows.count()) === 0
  if (!isEmpty) {
    await expect(rows.first().getByRole('checkbox')).not.toBeChecked()
    await rows.first().getByRole('checkbox').press('Space')
    // While items are chosen, their number is shown in place of the list's.
    await page.getByRole('button', { name: 'Auswahl aufheben' }).press('Enter')
    await expect(rows.first().getByRole('checkbox')).not.toBeChecked()
    const sort = page.getByRole('columnheader').getByRole('button').first()
    if ((await sort.count()) > 0) {
      await sort.press('Enter')
      await expect(page).toHaveURL(/ordering=/)
    }
  }
  const filter = page.getByRole('search').getByRole('combobox').and(page.locator('select')).first()
  if ((await filter.count()) > 0) {
    const before = await filter.inputValue()
    await filter.press('ArrowDown')
    await expect(filter).not.toHaveValue(before)
    await expect(filter).toBeFocused()
    await expect(page.getByText(/^(\d+ Eintr(ag|äge)|Nichts gefunden\.)$/)).toBeVisible()
  }
  await page.getByRole('searchbox', { name: 'Suchen' }).press('z')
  await page.keyboard.type('zzz')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Nichts gefunden.')).toBeVisible()
  await page.getByRole('button', { name: 'Zurücksetzen' }).press('Enter')
  const first = page.getByRole('main').locator('tbody a[href$="/change/"]').first()
  const add = page.getByRole('link', { name: `${resource.one} anlegen` }).last()
  // Until the answer arrives, the list still says that nothing was found.
  if (!isEmpty) await rows.first().waitFor()
  if ((await first.count()) > 0) await first.press('Enter')
  else if (resource.can_create) await add.press('Enter')
  else return false
  return true
}

/** Opens the form of the first item, if there is one. */
async function openForm(page: Page, { area, model }: ResourceDescription): Promise<boolean> {
  const answer = await page.request.get(`/de/api/admin/${area}/${model}/?page_size=1`)
  const id = (await answer.json()).results[0]?.id
  if (!id) return false
  await page.goto(`/admin/${area}/${model}/${id}/change/`)
  return true
}

/** Reaches every field and every action of a form by keyboard, and saves it. */
async function workForm(page: Page): Promise<void> {
  const save = page.getByRole('button', { name: 'Speichern' })
  await save.waitFor()
  await walkContent(page)
  // The skip link may have left its anchor at the end of the address.
  if (new URL(page.url()).pathname.endsWith('/add/')) return
  await save.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Gespeichert.' })).toBeVisible()
}
