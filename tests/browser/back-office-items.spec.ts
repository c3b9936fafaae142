import { test } from '../support/back-office.ts'
import { expect, expectAccessible } from '../support/browser.ts'

// The browser writes refused saves to its console.
test.use({ allowedProblems: [/status of (400|401|403|404|409|415)/] })

const api = (path: string) => `/de/api/admin/${path}`

test.describe('an item in the back-office', () => {
  test.beforeEach(async ({ login }) => login('editor'))

  test('is added, refused at its fields, changed, restored, deleted and brought back', async ({ page }) => {
    await page.goto('/admin/events/genre/')
    await page.getByRole('link', { name: 'Genre anlegen' }).last().click()
    await page.getByRole('button', { name: 'Speichern' }).click()
    const german = page.getByLabel('Name DE')
    await expect(page.getByRole('alert')).toContainText('Bitte prüfen Sie die markierten Felder.')
    await german.fill('Schattenspiel')
    await page.getByLabel('Name EN').fill('Shadow play')
    await page.keyboard.press('Control+s')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Schattenspiel')
    await expect(page).toHaveURL(/\/admin\/events\/genre\/\d+\/change\/$/)

    await german.fill('Schattentheater')
    await page.getByRole('button', { name: 'Speichern' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Gespeichert.' })).toBeVisible()
    await page.getByText('Verlauf').click()
    await page.getByRole('button', { name: 'Stand davor wiederherstellen' }).first().click()
    await expect(german).toHaveValue('Schattenspiel')

    await page.getByRole('button', { name: 'Löschen …' }).click()
    await expect(page.getByText('Wird nirgends verwendet.')).toBeVisible()
    await page.getByRole('button', { name: 'Jetzt löschen' }).click()
    await expect(page.getByText('„Schattenspiel“ ist gelöscht.')).toBeVisible()
    await page.getByRole('button', { name: 'Rückgängig' }).click()
    const row = page.getByRole('link', { name: 'Schattenspiel', exact: true })
    await expect(row).toBeVisible()
    await row.click()
    await expect(german).toHaveValue('Schattenspiel')
  })

  test('keeps what was typed through a reload and a lost session, and warns before it is left', async ({
    page,
    context,
    login,
    firstOf,
  }) => {
    await page.goto(`/admin/venues/venue/${await firstOf('venues/venue')}/change/`)
    const name = page.getByLabel('Name EN')
    await name.fill('A house by the river')
    let asked = 0
    page.on('dialog', (dialog) => {
      asked++
      return dialog.type() === 'beforeunload' ? dialog.accept() : dialog.dismiss()
    })
    await page.getByRole('link', { name: 'Räume' }).first().click()
    expect(asked).toBe(1)
    await expect(page).toHaveURL(/venue\/1\/change/)

    await page.reload()
    await expect(name).toHaveValue('A house by the river')
    await expect(page.getByText('ist wieder da.')).toBeVisible()

    await context.clearCookies({ name: 'sessionid' })
    await page.getByRole('button', { name: 'Speichern' }).click()
    await expect(page.getByRole('alert')).toContainText('Sie sind abgemeldet.')
    await login('editor')
    await page.reload()
    await expect(name).toHaveValue('A house by the river')
    await page.getByRole('button', { name: 'Verwerfen' }).click()
    await expect(name).not.toHaveValue('A house by the river')
  })

  test('is not left with unsaved words by the palette or by Back, unless one wants to', async ({ page }) => {
    await page.goto('/admin/venues/venue/')
    await page.getByRole('table').getByRole('link').first().click()
    await page.getByLabel('Name EN').fill('A house on the move')
    let answer = false
    let asked = 0
    page.on('dialog', (dialog) => {
      asked++
      return answer ? dialog.accept() : dialog.dismiss()
    })
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Suchen und öffnen' }).fill('artikel')
    await page.keyboard.press('Enter')
    expect(asked).toBe(1)
    await page.keyboard.press('Escape')
    await page.evaluate(() => history.back())
    await expect.poll(() => asked).toBe(2)
    await expect(page).toHaveURL(/venue\/\d+\/change/)
    await expect(page.getByLabel('Name EN')).toHaveValue('A house on the move')
    answer = true
    await page.evaluate(() => history.back())
    await expect(page.getByRole('heading', { level: 1, name: 'Häuser' })).toBeVisible()
    expect(asked).toBe(3)
  })

  test('2 §3 Opening hours: a week is filled in day by day', async ({ page, firstOf }) => {
    await page.goto(`/admin/venues/venue/${await firstOf('venues/venue')}/change/`)
    await page.getByRole('button', { name: 'Montag: Öffnungszeit hinzufügen' }).click()
    await page.keyboard.press('Control+s')
    await expect(page.getByLabel('Montag: von')).toHaveAttribute('aria-invalid', 'true')
    await page.getByLabel('Montag: von').fill('09:00')
    await page.getByLabel('Montag: bis').fill('11:00')
    await page.getByRole('button', { name: 'Ebenso bis Freitag' }).click()
    await page.keyboard.press('Control+s')
    await expect(page.getByRole('status').filter({ hasText: 'Gespeichert.' })).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Freitag: bis')).toHaveValue('11:00')
    await expectAccessible(page)
  })

  test('is copied with all its dates: a production from another day on', async ({
    page,
    context,
    firstOf,
  }) => {
    const original = await firstOf('productions/production')
    await page.goto(`/admin/productions/production/${original}/change/`)
    const title = await page.getByLabel('Titel DE', { exact: true }).inputValue()
    await page.getByText('Mit allen Terminen duplizieren').click()
    await page.getByLabel('Erster Termin').fill('2031-09-01')
    await page.getByRole('button', { name: /^Mit .+ duplizieren$/ }).click()
    await page.getByRole('link', { name: 'Zur Kopie' }).click()
    // The copy has the same name; only the address shows that it is loaded.
    await expect(page).not.toHaveURL(/production\/1\/change/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    const copy = page.url().match(/(\d+)\/change/)?.[1]
    const dates = async (id: string) =>
      (await (await context.request.get(api(`events/event/?production=${id}&page_size=100`))).json()).results
    const copied = await dates(String(copy))
    expect(copied).toHaveLength((await dates(String(original))).length)
    expect(copied[0].date_start.slice(0, 10)).toBe('2031-09-01')
    expect(copied.every(({ is_online }: { is_online: boolean }) => !is_online)).toBe(true)
  })

  test('shows both versions when somebody else was quicker, and lets one choose', async ({
    page,
    context,
    firstOf,
  }) => {
    const series = `series/series/${await firstOf('series/series')}/`
    await page.goto(`/admin/${series}change/`)
    const name = page.getByLabel('Name DE')
    await name.fill('Meine Reihe')
    const theirs = await context.request.get(api(series))
    const { version, name: before } = await theirs.json()
    const token = (await context.cookies()).find((cookie) => cookie.name === 'csrftoken')?.value ?? ''
    const change = (data: object) =>
      context.request.post(api(series), { data, headers: { 'X-CSRFToken': token } })
    expect((await change({ version, name: { ...before, de: 'Ihre Reihe' } })).status()).toBe(200)

    await page.getByRole('button', { name: 'Speichern' }).click()
    const conflict = page.getByRole('alert')
    await expect(conflict).toContainText('Ihre Reihe')
    await expect(conflict).toContainText('Meine Reihe')
    await expectAccessible(page)
    await conflict.getByRole('button', { name: /Diese übernehmen/ }).click()
    await expect(name).toHaveValue('Ihre Reihe')

    await name.fill(before.de)
    await page.getByRole('button', { name: 'Speichern' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Gespeichert.' })).toBeVisible()
    expect((await (await context.request.get(api(series))).json()).name).toEqual(before)
  })

  test('is copied offline, and several are switched and deleted at once', async ({ page }) => {
    await page.goto('/admin/subscriptions/subscription/')
    const rows = page.getByRole('row')
    await expect(rows).not.toHaveCount(0)
    const before = await rows.count()
    await rows.nth(1).getByRole('link').first().click()
    await page.getByRole('link', { name: 'Duplizieren' }).click()
    await expect(page.getByText('Das ist eine Kopie.')).toBeVisible()
    await page.getByLabel('Name DE').fill('Kopie zum Wegwerfen')
    await page.getByRole('button', { name: 'Speichern' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kopie zum Wegwerfen')
    await page.getByRole('link', { name: 'Abonnements', exact: true }).first().click()
    await expect(rows).toHaveCount(before + 1)
    const copy = rows.filter({ hasText: 'Kopie zum Wegwerfen' })
    await expect(copy).toContainText('offline')
    await copy.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Online stellen' }).click()
    await expect(copy).not.toContainText('offline')
    await copy.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Löschen …' }).click()
    await page.getByRole('button', { name: '1 löschen' }).click()
    await expect(rows).toHaveCount(before)
    await expect(page.getByRole('button', { name: 'Rückgängig' })).toBeVisible()
  })
})

test('1 §6, a reorder that is refused says so, whatever the reason', async ({ page, login }) => {
  await login('editor')
  await page.route('**/api/admin/venues/room/', async (route) => {
    if (route.request().method() !== 'PATCH') return route.fallback()
    await route.fulfill({ status: 400, json: { position: ['Diese Stelle ist vergeben.'] } })
  })
  await page.goto('/admin/venues/room/?ordering=position')
  await page
    .getByRole('button', { name: / nach unten$/ })
    .first()
    .click()
  await expect(page.getByRole('alert')).toContainText('Diese Stelle ist vergeben.')
})
