import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../support/browser.ts'
import { pdf } from '../support/small-files.ts'

const PDF = { name: 'brief.pdf', mimeType: 'application/pdf', buffer: pdf() }
const PROGRAM = { name: 'brief.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ\u0000\u0001') }

/** People need longer than robots: the form reads the browser's clock, so the test moves that and does not wait. */
const openForm = async (page: Page, path: string) => {
  await page.clock.install()
  await page.goto(path)
  await page.clock.runFor(5_000)
}

const fillLetter = async (page: Page) => {
  await page.getByLabel('Name').fill('Ada')
  await page.getByLabel('E-Mail (', { exact: false }).first().fill('ada@house.example')
  await page.getByLabel('Worum geht es?').selectOption('lost')
  await page.getByLabel('Ihre Nachricht').fill('Ein Handschuh, links')
  await page.getByLabel('Ich bin einverstanden').check()
}

for (const { path, title, required } of [
  {
    path: '/de/forms/schreiben-sie-uns',
    title: 'Schreiben Sie uns',
    required: 'Dieses Feld ist erforderlich!',
  },
  { path: '/en/forms/write-to-us', title: 'Write to us', required: 'This field is required!' },
]) {
  test(`1 §5 Form fields, ${title}: what is missing is said at its field, and the focus goes there`, async ({
    page,
    addressOf,
  }) => {
    await openForm(page, await addressOf(path))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expectAccessible(page)
    await page.getByRole('button', { name: /Abschicken|Send/ }).click()
    await expect(page.getByText(required)).toHaveCount(5)
    await expect(page.getByLabel('Name')).toBeFocused()
    await expect(page.getByLabel('Name')).toHaveAccessibleDescription(required)
    await expect(page.getByRole('alert')).toContainText('5')
    await expectAccessible(page)
    await page.getByLabel('Name').fill('Ada')
    await expect(page.getByText(required)).toHaveCount(4)
  })
}

test('the keyboard alone fills in every kind of field and sends the form', async ({ page, addressOf }) => {
  await openForm(page, await addressOf('/en/forms/enquire-about-hire'))
  const keys = page.keyboard
  await page.getByLabel('Name').focus()
  await keys.type('Ada')
  await keys.press('Tab')
  await keys.type('ada@house.example')
  await keys.press('Tab')
  await keys.type('Society of Gloves')
  await keys.press('Tab')
  await keys.type('https://gloves.example')
  await keys.press('Tab')
  await keys.press('Space')
  await keys.press('Tab')
  await keys.press('Tab')
  await keys.press('Space')
  await page.getByLabel('Start').fill('2026-05-01T18:30')
  await page.getByLabel('Number of guests').focus()
  await keys.type('80')
  await keys.press('Tab')
  await keys.type('A ball for gloves')
  await keys.press('Tab')
  await keys.press('Space')
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().includes('forms-entries'),
  )
  await page.getByRole('button', { name: 'Send' }).focus()
  await keys.press('Enter')
  expect((await sent).postDataJSON().field_values).toMatchObject({
    name: 'Ada',
    website: 'https://gloves.example',
    rooms: ['saal', 'halle'],
    guests: '80',
    consent: true,
  })
  await expect(page.getByRole('heading', { name: 'Sent' })).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'Rolf Pannwitz' })).toBeVisible()
  await expectAccessible(page)
})

test('1 §3 Form: the default of a multi-value field is ticked from the start', async ({
  page,
  addressOf,
}) => {
  await openForm(page, await addressOf('/de/forms/junges-meridian-anmeldung'))
  await expect(page.getByLabel('Spielgruppe am Donnerstag')).toBeChecked()
  await expect(page.getByLabel('Geräusche kochen')).not.toBeChecked()
  await expect(page.getByLabel('Geburtsdatum')).toHaveAttribute('type', 'date')
})

test.describe('files', () => {
  test.use({ allowedProblems: [/Failed to load resource/] })

  test('a wrong type and an oversized file are refused at the field; a good one goes ahead of the form', async ({
    page,
    addressOf,
  }) => {
    await openForm(page, await addressOf('/de/forms/schreiben-sie-uns'))
    const file = page.getByLabel('Bild oder Dokument')
    await file.setInputFiles(PROGRAM)
    await expect(page.getByText(/Dieses Dateiformat wird nicht angenommen/)).toBeVisible()
    await expect(file).toHaveAttribute('aria-invalid', 'true')
    await file.setInputFiles({ ...PDF, buffer: Buffer.alloc(10 * 1024 * 1024 + 1, '%PDF-1.7') })
    await expect(page.getByText('Die Datei ist größer als 10 MB.')).toBeVisible()
    await expectAccessible(page)
    await file.setInputFiles(PDF)
    await expect(page.getByText('brief.pdf ist hochgeladen')).toBeVisible()
    await fillLetter(page)
    await page.getByRole('button', { name: 'Abschicken' }).click()
    await expect(page.getByRole('heading', { name: 'Abgeschickt' })).toBeVisible()
  })

  test('one that loses its connection holds the form back until it is tried again', async ({
    page,
    addressOf,
  }) => {
    await openForm(page, await addressOf('/de/forms/schreiben-sie-uns'))
    const send = page.getByRole('button', { name: 'Abschicken' })
    await page.route('**/api/temp-files/', (route) => route.abort(), { times: 1 })
    await page.getByLabel('Bild oder Dokument').setInputFiles(PDF)
    await expect(page.getByText('Die Datei ist nicht angekommen.')).toBeVisible()
    await fillLetter(page)
    await send.click()
    await expect(page.getByText(/oder entfernen Sie diese/)).toBeVisible()

    // What is typed during the upload stays, and nothing is sent before it ends.
    const arrived = Promise.withResolvers<void>()
    await page.route('**/api/temp-files/', async (route) => {
      await arrived.promise
      await route.continue()
    })
    await page.getByRole('button', { name: 'Noch einmal versuchen' }).click()
    await page.getByLabel('Ihre Nachricht').fill('Zwei Handschuhe')
    await send.click()
    await expect(page.getByText(/Die Datei ist noch unterwegs/)).toBeVisible()
    arrived.resolve()
    await expect(page.getByText('brief.pdf ist hochgeladen')).toBeVisible()
    const sent = page.waitForRequest('**/api/forms-entries/')
    await send.click()
    const { field_values } = (await sent).postDataJSON()
    expect(field_values).toMatchObject({
      message: 'Zwei Handschuhe',
      attachment: expect.stringMatching(/^[\da-f-]{36}$/),
    })
    await expect(page.getByRole('heading', { name: 'Abgeschickt' })).toBeVisible()
  })
})

test.describe('a lost connection', () => {
  test.use({ allowedProblems: [/Failed to load resource/] })

  test('the answer gets lost: nothing typed is, and the second try stores nothing twice', async ({
    page,
    addressOf,
  }) => {
    await openForm(page, await addressOf('/de/forms/schreiben-sie-uns'))
    await fillLetter(page)
    const stored: number[] = []
    await page.route(
      '**/api/forms-entries/',
      async (route) => {
        const answer = await route.fetch()
        stored.push((await answer.json()).id)
        await route.abort()
      },
      { times: 1 },
    )
    await page.getByRole('button', { name: 'Abschicken' }).click()
    await expect(page.getByRole('alert')).toContainText('Ihre Angaben sind noch da')
    await expect(page.getByLabel('Ihre Nachricht')).toHaveValue('Ein Handschuh, links')

    // A reload loses neither the text nor the key of the form. Sent at once after it, the entry is not taken for a
    // robot's.
    await page.reload()
    await expect(page.getByLabel('Ihre Nachricht')).toHaveValue('Ein Handschuh, links')
    await expect(page.getByLabel('Ich bin einverstanden')).toBeChecked()
    const answer = page.waitForResponse('**/api/forms-entries/')
    await page.getByRole('button', { name: 'Abschicken' }).click()
    stored.push((await (await answer).json()).id)
    expect((await answer).request().postDataJSON()).not.toHaveProperty('seconds')
    await expect(page.getByRole('heading', { name: 'Abgeschickt' })).toBeVisible()
    expect(stored[0]).toBe(stored[1])
  })

  test('an ended session: a new token is fetched and the form goes through', async ({
    page,
    context,
    addressOf,
  }) => {
    await openForm(page, await addressOf('/de/forms/schreiben-sie-uns'))
    await fillLetter(page)
    await context.clearCookies({ name: 'csrftoken' })
    await page.getByRole('button', { name: 'Abschicken' }).click()
    await expect(page.getByRole('heading', { name: 'Abgeschickt' })).toBeVisible()
  })
})

test('pressing twice sends once', async ({ page, addressOf }) => {
  await openForm(page, await addressOf('/de/forms/schreiben-sie-uns'))
  await fillLetter(page)
  let sent = 0
  await page.route('**/api/forms-entries/', (route) => {
    sent++
    return route.continue()
  })
  await page.getByRole('button', { name: 'Abschicken' }).dblclick()
  await expect(page.getByRole('heading', { name: 'Abgeschickt' })).toBeVisible()
  expect(sent).toBe(1)
})

test('what is typed before the page comes to life stays, and nothing of it gets into the address', async ({
  page,
  addressOf,
}) => {
  const alive = Promise.withResolvers<void>()
  await page.route('**/assets/entry-client-*.js', async (route) => {
    await alive.promise
    await route.continue()
  })
  await page.goto(await addressOf('/de/forms/schreiben-sie-uns'), { waitUntil: 'commit' })
  await page.getByLabel('Name').fill('Ada')
  await page.getByLabel('Ich bin einverstanden').check()
  const send = page.getByRole('button', { name: 'Abschicken' })
  await expect(send).toBeDisabled()
  await page.getByLabel('Name').press('Enter')
  alive.resolve()
  await expect(send).toBeEnabled()
  await expect(page).toHaveURL(await addressOf('/de/forms/schreiben-sie-uns'))
  await send.click()
  await expect(page.getByText('Dieses Feld ist erforderlich!')).toHaveCount(3)
  await expect(page.getByLabel('Name')).toHaveValue('Ada')
})
