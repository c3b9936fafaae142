import sharp from 'sharp'
import { test } from '../support/back-office.ts'
import { expect, expectAccessible } from '../support/browser.ts'

// The browser writes refused saves to its console.
test.use({ allowedProblems: [/status of (400|401|403|404|409|415)/] })

/** A red square of 32 pixels. */
const PIXEL = await sharp({ create: { width: 32, height: 32, channels: 3, background: 'red' } })
  .png()
  .toBuffer()

test.describe('the programme in the back-office', () => {
  test.beforeEach(async ({ login }) => login('editor'))

  test('an evening is there on every Thursday until a day and on the days a text names, and moved in the calendar', async ({
    page,
  }) => {
    await page.goto('/admin/events/event/add/?day=2031-05-01')
    await page.getByLabel('Titel DE', { exact: true }).fill('Serie zur Probe')
    await page.getByLabel('Titel EN', { exact: true }).fill('A series on trial')
    await page.getByRole('button', { name: 'Speichern' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Serie zur Probe · 01.05.2031 19:30')
    await page.getByText('Weitere Termine anlegen').click()
    await page.getByLabel('bis', { exact: true }).fill('2031-05-22')
    await page.getByLabel('Einzelne Tage').fill('Auch am 24. und 26. Mai, 19.30 Uhr')
    await page.getByRole('button', { name: '5 Termine anlegen' }).click()
    await expect(page.getByRole('link', { name: /26\. Mai 2031/ })).toBeVisible()

    await page.goto('/admin/events/event/calendar/?month=2031-05')
    const evenings = page.getByRole('button', { name: '19:30 Serie zur Probe' })
    await expect(evenings).toHaveCount(6)
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

  test('dates in series and copies are warned of another evening in the same room before they are saved', async ({
    page,
  }) => {
    const room = page.getByRole('combobox', { name: 'Raum' })
    const evening = async (day: string, title: string) => {
      await page.goto(`/admin/events/event/add/?day=${day}`)
      await page.getByLabel('Titel DE', { exact: true }).fill(title)
      await page.getByLabel('Titel EN', { exact: true }).fill(title)
      await room.fill('Studio')
      await page
        .getByRole('option', { name: /Studio/ })
        .first()
        .click()
    }
    const warning = page.getByRole('status').filter({ hasText: 'im selben Raum' })
    await evening('2032-05-13', 'Schon da')
    await page.getByRole('button', { name: 'Speichern' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Schon da/)
    await evening('2032-05-06', 'Kommt dazu')
    await page.getByRole('button', { name: 'Speichern' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Kommt dazu/)
    await expect(warning).toHaveCount(0)
    await page.getByText('Weitere Termine anlegen').click()
    await page.getByLabel('bis', { exact: true }).fill('2032-05-20')
    await expect(warning.getByRole('link', { name: /Schon da/ })).toBeVisible()
    await page.getByLabel(/13\. Mai 2032/).uncheck()
    await expect(warning).toHaveCount(0)

    await page.getByRole('link', { name: 'Duplizieren' }).click()
    await expect(warning.getByRole('link', { name: /Kommt dazu/ })).toBeVisible()
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
    await page.getByRole('button', { name: 'CSV herunterladen' }).click()
    const file = await (await taken).createReadStream()
    const text = (await file.toArray()).join('')
    const [head, first] = text.replace('\uFEFF', '').split('\r\n')
    expect(head).toMatch(/^id,name_de,name_en/)
    const [id] = String(first).split(',')
    const changed = `id,name_de,name_en\n${id},Neuer Name,New name\n,Frische Sparte,Fresh genre\n`
    const takeIn = (rows: string) =>
      page
        .getByLabel('CSV importieren …')
        .and(page.locator('input'))
        .setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) })
    await takeIn(changed.replace('Neuer', '"Neuer'))
    await expect(page.getByRole('alert')).toContainText('Ein Anführungszeichen wird nicht geschlossen.')
    await takeIn(changed)
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
    const words = page.getByRole('combobox', { name: 'Suchen und öffnen' })
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
    await expect(page.getByText('punkt.png hochgeladen')).toBeVisible()
    await expect(
      page.getByRole('listitem').filter({ hasText: 'kaputt.png' }).getByRole('strong'),
    ).toBeVisible()
    await page.getByRole('link', { name: 'punkt.png' }).first().click()
    await page.getByRole('button', { name: /Bildmitte/ }).click({ position: { x: 4, y: 4 } })
    await expect(page.getByLabel(/Bildmitte von links/)).not.toHaveValue('0.5')
    await page.getByRole('button', { name: 'Speichern' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Gespeichert.' })).toBeVisible()
  })

  test('a series of pictures is filled with several files at once, dropped where it is named', async ({
    page,
  }) => {
    await page.goto('/admin/productions/production/add/')
    const field = page.getByRole('button', { name: 'Bilderfolge: Hochladen' }).locator('..')
    const files = [
      { name: 'eins.png', base64: PIXEL.toString('base64') },
      { name: 'kaputt.png', base64: Buffer.from('no picture').toString('base64') },
      { name: 'zwei.png', base64: PIXEL.toString('base64') },
    ]
    await field.evaluate((target, dropped) => {
      const data = new DataTransfer()
      for (const { name, base64 } of dropped) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
        data.items.add(new File([bytes], name, { type: 'image/png' }))
      }
      target.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }))
    }, files)
    const faults = field.getByRole('listitem')
    await expect(faults.getByRole('strong')).toBeVisible()
    await expect(faults).toHaveCount(1)
    await expect(faults).toContainText('kaputt.png')
    await expect(page.getByRole('button', { name: 'eins.png entfernen' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'zwei.png entfernen' })).toBeVisible()
  })
})
