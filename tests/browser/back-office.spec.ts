import sharp from 'sharp'
import { test } from '../support/back-office.ts'
import { expect, expectAccessible, openAlive } from '../support/browser.ts'

// What a save refuses is written into the console by the browser itself.
test.use({ allowedProblems: [/status of (400|401|403|404|409|415)/] })

/** A red square of 32 pixels. */
const PIXEL = await sharp({ create: { width: 32, height: 32, channels: 3, background: 'red' } })
  .png()
  .toBuffer()

const api = (path: string) => `/de/api/admin/${path}`

test.describe('3-readings, Routes: Back-office', () => {
  test('a visitor is shown the login, a customer is refused', async ({ page, login }) => {
    await page.goto('/admin/events/event/')
    await expect(page.getByLabel('E-Mail-Adresse')).toBeVisible()
    await login('customer')
    expect((await page.goto('/admin/'))?.status()).toBe(403)
  })

  test('an editor finds everything but what is for admins, in the language they choose', async ({
    page,
    login,
  }) => {
    await login('editor')
    await page.goto('/admin/')
    const menu = page.getByRole('navigation', { name: 'Redaktion' })
    await expect(menu.getByRole('link', { name: 'Artikel', exact: true })).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Konten' })).toHaveCount(0)
    await page.goto('/admin/accounts/user/')
    await expect(page.getByRole('alert')).toHaveText('Das gibt es hier nicht.')
    await page.getByRole('button', { name: 'English' }).click()
    await expect(page.getByRole('link', { name: 'Articles' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('link', { name: 'Articles' })).toBeVisible()
    await page.getByRole('button', { name: 'Deutsch' }).click()
    await expect(page.getByRole('link', { name: 'Artikel', exact: true })).toBeVisible()
  })

  test('1 §3 User state: the header shows an editor the way in', async ({ page, login }) => {
    await login('editor')
    await openAlive(page, '/de/')
    await page.getByRole('button', { name: /^Konto von/ }).click()
    await page.getByRole('link', { name: 'Redaktion', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Redaktion' })).toBeVisible()
  })

  test('1 §2 Edit links: the change page of an item is a real address', async ({ page, login }) => {
    await login('editor')
    await page.goto('/admin/venues/venue/1/change/')
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).not.toBeEmpty()
    const link = page.getByRole('link', { name: 'Auf der Website ansehen' })
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL(/\/de\//)
  })
})

test.describe('an item in the back-office', () => {
  test.beforeEach(async ({ login }) => login('editor'))

  test('is added, refused at its fields, changed, restored, deleted and brought back', async ({ page }) => {
    await page.goto('/admin/events/genre/')
    await page.getByRole('link', { name: 'Sparte anlegen' }).last().click()
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
    await expect(page.getByText('Wird nirgends gebraucht.')).toBeVisible()
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
  }) => {
    await page.goto('/admin/venues/venue/1/change/')
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

  test('shows both versions when somebody else was quicker, and lets one choose', async ({
    page,
    context,
  }) => {
    await page.goto('/admin/series/series/1/change/')
    const name = page.getByLabel('Name DE')
    await name.fill('Meine Reihe')
    const theirs = await context.request.get(api('series/series/1/'))
    const { version, name: before } = await theirs.json()
    const token = (await context.cookies()).find((cookie) => cookie.name === 'csrftoken')?.value ?? ''
    const change = (data: object) =>
      context.request.post(api('series/series/1/'), { data, headers: { 'X-CSRFToken': token } })
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
    expect((await (await context.request.get(api('series/series/1/'))).json()).name).toEqual(before)
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

test.describe('the programme in the back-office', () => {
  test.beforeEach(async ({ login }) => login('editor'))

  test('an evening is there on every Thursday until a day, and moved in the calendar', async ({ page }) => {
    await page.goto('/admin/events/event/add/?day=2031-05-01')
    await page.getByLabel('Titel DE', { exact: true }).fill('Serie zur Probe')
    await page.getByLabel('Titel EN', { exact: true }).fill('A series on trial')
    await page.getByRole('button', { name: 'Speichern' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Serie zur Probe · 01.05.2031 19:30')
    await page.getByText('Termine in Serie').click()
    await page.getByLabel('bis', { exact: true }).fill('2031-05-22')
    await page.getByRole('button', { name: '3 Termine anlegen' }).click()
    await expect(page.getByRole('link', { name: /22\. Mai 2031/ })).toBeVisible()

    await page.goto('/admin/events/event/calendar/?month=2031-05')
    const evenings = page.getByRole('button', { name: '19:30 Serie zur Probe' })
    await expect(evenings).toHaveCount(4)
    await expectAccessible(page)
    await evenings.first().click()
    await page.getByLabel('Verlegen auf').fill('2031-05-02')
    await page.getByRole('button', { name: 'Verlegen', exact: true }).click()
    await expect(page.getByText(/ist auf den 02\.05\.2031 verlegt/)).toBeVisible()
    const friday = page
      .getByRole('cell')
      .filter({ has: page.getByRole('link', { name: 'Am 02.05.2031 anlegen' }) })
    await expect(friday.getByRole('button', { name: /Serie zur Probe/ })).toBeVisible()
    await page.getByRole('button', { name: 'Rückgängig' }).click()
    await expect(friday.getByRole('button', { name: /Serie zur Probe/ })).toHaveCount(0)

    await friday.scrollIntoViewIfNeeded()
    await evenings.nth(1).dragTo(friday)
    await expect(friday.getByRole('button', { name: /Serie zur Probe/ })).toBeVisible()
  })

  test('a change is on the public page at the next request', async ({ page, context }) => {
    await page.goto('/admin/series/series/2/change/')
    const url = await page.getByRole('link', { name: 'Auf der Website ansehen' }).getAttribute('href')
    await page.getByLabel('Name DE').fill('Umbenannt im Handumdrehen')
    await page.getByRole('button', { name: 'Speichern' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Gespeichert.' })).toBeVisible()
    expect(await (await context.request.get(String(url))).text()).toContain('Umbenannt im Handumdrehen')
  })

  test('a list goes out as a file and comes in again with a preview', async ({ page }) => {
    await page.goto('/admin/events/genre/')
    const taken = page.waitForEvent('download')
    await page.getByRole('button', { name: 'CSV laden' }).click()
    const file = await (await taken).createReadStream()
    const text = (await file.toArray()).join('')
    const [head, first] = text.replace('\uFEFF', '').split('\r\n')
    expect(head).toMatch(/^id,name_de,name_en/)
    const [id] = String(first).split(',')
    const changed = `id,name_de,name_en\n${id},Neuer Name,New name\n,Frische Sparte,Fresh genre\n`
    await page
      .getByLabel('CSV einlesen …')
      .and(page.locator('input'))
      .setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from(changed) })
    const preview = page.getByRole('dialog', { name: 'Was diese Datei ändern würde' })
    await expect(preview).toContainText('ändert: Name')
    await expect(preview).toContainText('neu')
    await expectAccessible(page)
    await preview.getByRole('button', { name: '2 Zeilen übernehmen' }).click()
    await expect(preview.getByText('übernommen')).toHaveCount(2)
    await preview.getByRole('button', { name: 'Schließen' }).click()
    await expect(page.getByRole('link', { name: 'Frische Sparte' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Neuer Name' })).toBeVisible()
  })

  test('everything is found by its name with the keyboard', async ({ page }) => {
    await page.goto('/admin/')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Control+k')
    const words = page.getByRole('combobox', { name: 'Suchen und springen' })
    await words.fill('seit baum')
    await expect(page.getByRole('option', { selected: true })).toHaveText(/^Seiten: Baum/)
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/admin\/pages\/page\/tree\/$/)
    await expect(page.getByRole('button', { name: /nach unten$/ }).first()).toBeVisible()
    await expectAccessible(page)
    const main = page.getByRole('main')
    const first = await main.getByRole('listitem').first().getByRole('link').first().innerText()
    await page.getByRole('button', { name: `${first} nach unten` }).click()
    await expect(main.getByRole('listitem').first().getByRole('link').first()).not.toHaveText(first)
  })

  test('pictures are taken in by the dozen, each with what became of it', async ({ page }) => {
    await page.goto('/admin/media/image/')
    await page
      .getByLabel('Dateien hochladen')
      .and(page.locator('input'))
      .setInputFiles([
        { name: 'punkt.png', mimeType: 'image/png', buffer: PIXEL },
        { name: 'kaputt.png', mimeType: 'image/png', buffer: Buffer.from('no picture') },
      ])
    await expect(page.getByText('punkt.png 100 %')).toBeVisible()
    await expect(
      page.getByRole('listitem').filter({ hasText: 'kaputt.png' }).getByRole('strong'),
    ).toBeVisible()
    await page.getByRole('link', { name: 'punkt.png' }).first().click()
    await page.getByRole('button', { name: /Bildmitte/ }).click({ position: { x: 4, y: 4 } })
    await expect(page.getByLabel(/Bildmitte von links/)).not.toHaveValue('0.5')
    await page.getByRole('button', { name: 'Speichern' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Gespeichert.' })).toBeVisible()
  })
})

for (const width of [820, 390]) {
  test(`nothing is wider than a screen of ${width} px`, async ({ page, login }) => {
    await login('editor')
    await page.setViewportSize({ width, height: 900 })
    for (const path of [
      '',
      'events/event/',
      'events/event/1/change/',
      'events/event/calendar/',
      'pages/page/tree/',
    ]) {
      await page.goto(`/admin/${path}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(width, path).toBeLessThanOrEqual(0)
    }
    await page.getByRole('button', { name: 'Menü' }).click()
    await page.getByRole('link', { name: 'Artikel', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Artikel' })).toBeVisible()
  })
}
