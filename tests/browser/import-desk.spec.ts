import { test } from '../support/back-office.ts'
import { expect, expectAccessible } from '../support/browser.ts'

// An unreadable export is refused, which the browser writes to its console.
test.use({ allowedProblems: [/status of 400/] })

const evening = (id: string, date: string, title: string) =>
  `<event><id>${id}</id><date>${date}</date><time>19:30</time><title>${title}</title><price>18,00</price></event>`

test('Import desk: an export is pasted, looked at, taken over, and what an editor changed stays', async ({
  page,
  login,
}) => {
  await login('editor')
  await page.goto('/admin/')
  await page.getByRole('navigation', { name: 'Redaktion' }).getByRole('link', { name: 'Importtisch' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Importtisch' })).toBeVisible()
  await expect(page.getByText('Nichts wartet.')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Quelle anlegen' }).click()
  await page.getByLabel('Name (erforderlich)').fill('Ticketsystem')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('heading', { level: 1, name: 'Ticketsystem' })).toBeVisible()
  await page.goto('/admin/import-desk/')

  const pasted = page.getByLabel('oder den Export hier einfügen')
  const look = page.getByRole('button', { name: 'Vorschau' })
  await page.getByText('Welche Spalten erwartet werden').click()
  const arrives = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Musterdatei herunterladen (XML)' }).click()
  expect((await arrives).suggestedFilename()).toBe('muster-import.xml')
  await expectAccessible(page)
  await pasted.fill('<!DOCTYPE x [<!ENTITY a "b">]><export/>')
  await look.click()
  await expect(page.getByRole('alert')).toContainText('eigenen Dokumenttyp')
  await pasted.fill(
    `<export>${evening('t-1', '2031-05-09', 'Aus dem Export')}${evening('t-2', '2031-05-10', 'Zweiter Abend')}</export>`,
  )
  await look.click()
  const preview = page.getByRole('table', { name: 'Was dieser Export ändern würde' })
  await expect(preview.getByText('neu', { exact: true })).toHaveCount(2)
  await expectAccessible(page)
  await preview.getByLabel('Zweiter Abend auswählen').uncheck()
  await page.getByRole('button', { name: 'Eine übernehmen' }).click()
  await expect(preview.getByText('übernommen', { exact: true })).toHaveCount(1)

  // After correcting the file, findings of the old one are not shown.
  await pasted.fill(
    `<export>${evening('', '2031-05-09', 'Ohne Nummer')}${evening('', '2031-05-10', 'Auch ohne')}</export>`,
  )
  await expect(preview).toHaveCount(0)
  await look.click()
  await expect(preview.getByText('nicht verstanden')).toHaveCount(2)
  await pasted.fill(
    `<export>${evening('t-1', '2031-05-09', 'Aus dem Export')}${evening('t-3', '2031-05-11', 'Mit Nummer')}</export>`,
  )
  await look.click()
  await expect(preview.locator('tbody tr')).toHaveCount(1)
  await expect(preview.getByText('Mit Nummer')).toBeVisible()

  // Of two rows with the same number the second cannot be chosen, and is not counted as imported; a row with an error
  // must be chosen by hand.
  const unknownPlace = evening('t-5', '2031-05-16', 'Ort unbekannt').replace(
    '</event>',
    '<place>Mond</place></event>',
  )
  await pasted.fill(
    `<export>${evening('t-4', '2031-05-15', 'Einmal')}${evening('t-4', '2031-05-15', 'Noch einmal')}${unknownPlace}</export>`,
  )
  await look.click()
  await expect(preview.getByRole('row', { name: /Noch einmal/ }).getByRole('checkbox')).toHaveCount(0)
  await expect(preview.getByLabel('Ort unbekannt auswählen')).not.toBeChecked()
  await page.getByRole('button', { name: 'Eine übernehmen' }).click()
  await expect(preview.getByText('übernommen', { exact: true })).toHaveCount(1)

  await pasted.fill(`<export>${evening('t-1', '2031-05-09', 'Aus dem Export')}</export>`)

  await look.click()
  await expect(page.getByText('1 Veranstaltungen sind schon so')).toBeVisible()
  await pasted.fill(`<export>${evening('t-1', '2031-05-12', 'Neuer Titel')}</export>`)
  await look.click()
  await preview.getByRole('link', { name: 'Öffnen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aus dem Export · 09.05.2031 19:30')
  await page.getByLabel('Titel DE', { exact: true }).fill('Von Hand')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('status').filter({ hasText: 'Gespeichert.' })).toBeVisible()

  await page.goto('/admin/import-desk/')
  await pasted.fill(`<export>${evening('t-1', '2031-05-12', 'Neuer Titel')}</export>`)
  await look.click()
  await expect(preview.getByText('verlegt', { exact: true })).toBeVisible()
  await expect(preview.getByText('bleibt: von der Redaktion geändert')).toHaveCount(1)
  await page.getByRole('button', { name: 'Eine übernehmen' }).click()
  await expect(preview.getByText('übernommen', { exact: true })).toBeVisible()
  await preview.getByRole('link', { name: 'Öffnen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Von Hand · 12.05.2031 19:30')

  for (const width of [820, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/admin/import-desk/')
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  }
})
