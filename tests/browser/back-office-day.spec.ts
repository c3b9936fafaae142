import type { Page } from '@playwright/test'
import { test } from '../support/back-office.ts'
import { expect, expectAccessible } from '../support/browser.ts'

test.describe('a day in the back-office', () => {
  test.beforeEach(async ({ login }) => login('editor'))

  test('a price is corrected with Ctrl S from within its field, and the history tells both', async ({
    page,
  }) => {
    await page.goto('/admin/events/event/add/?day=2032-03-04')
    await page.getByLabel('Titel DE', { exact: true }).fill('Preisfrage')
    await page.getByLabel('Titel EN', { exact: true }).fill('A question of price')
    await page.getByRole('button', { name: 'Preise: Zeile hinzufügen' }).click()
    const price = page.getByRole('textbox', { name: /^Preis \(/ })
    await price.fill('42')
    await price.press('Control+s')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Preisfrage · 04.03.2032 19:30')
    // The form is now that of the new item: its row is open and its field has the focus.
    await expect(price).toBeFocused()
    await price.fill('24,5')
    await price.press('Control+s')
    await expect(page.getByText('Gespeichert.')).toBeVisible()
    await expect(price).toHaveValue('24,50')
    await page.getByText('Verlauf', { exact: true }).click()
    await expect(page.getByText('Preise: 42,00 € → 24,50 €')).toBeVisible()
    // The sticky bar covers what is scrolled below it.
    await page.evaluate(() => scrollTo(0, 0))
    await expectAccessible(page)
  })

  test('what is typed while something new is being saved stays, and goes with the next save', async ({
    page,
    context,
  }) => {
    await page.goto('/admin/events/event/add/?day=2032-03-05')
    const german = page.getByLabel('Titel DE', { exact: true })
    const start = page.getByLabel('Beginn (erforderlich)')
    await german.fill('Erster Gedanke')
    await start.fill('2032-03-05T20:00')
    const saving = await holdBack(page, '**/api/admin/events/event/')
    await page.keyboard.press('Control+s')
    await saving.isAsked
    // Typing the old value is a change too, because another value is being saved.
    await start.fill('2032-03-05T19:30')
    await german.fill('Zweiter Gedanke')
    saving.goOn()
    await expect(page).toHaveURL(/\d+\/change\/$/)
    await expect(page.getByText('Noch nicht gespeichert.')).toBeVisible()
    await expect(german).toHaveValue('Zweiter Gedanke')
    await expect(german).toBeFocused()
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Gespeichert.')).toBeVisible()
    const id = page.url().match(/(\d+)\/change/)?.[1]
    const saved = await (await context.request.get(`/de/api/admin/events/event/${id}/`)).json()
    expect(saved.title.de).toBe('Zweiter Gedanke')
    expect(saved.date_start).toMatch('2032-03-05T19:30:00')
    const list = await context.request.get('/de/api/admin/events/event/?search=Gedanke')
    expect((await list.json()).count).toBe(1)
  })

  test('whoever leaves while something new is being saved is not fetched back', async ({ page, context }) => {
    await page.goto('/admin/events/event/add/?day=2032-03-06')
    await page.getByLabel('Titel DE', { exact: true }).fill('Abschied')
    const saving = await holdBack(page, '**/api/admin/events/event/')
    await page.keyboard.press('Control+s')
    await saving.isAsked
    page.once('dialog', (question) => question.accept())
    await page.getByRole('link', { name: 'Artikel', exact: true }).click()
    const articles = page.getByRole('heading', { level: 1, name: 'Artikel' })
    await expect(articles).toBeVisible()
    const saved = page.waitForResponse('**/api/admin/events/event/')
    saving.goOn()
    await (await saved).finished()
    // Later calls of the form are answered after this one.
    await page.evaluate(async () => {
      for (let again = 0; again < 3; again++) await fetch('/de/api/admin/events/event/')
    })
    await expect(page).toHaveURL('/admin/magazine/article/')
    await expect(articles).toBeVisible()
    const list = await context.request.get('/de/api/admin/events/event/?search=Abschied')
    expect((await list.json()).count).toBe(1)
  })

  test('a seat group is given timeslots', async ({ page, context }) => {
    await page.goto('/admin/events/event/add/?day=2032-03-11')
    await page.getByLabel('Titel DE', { exact: true }).fill('Rundgang')
    await page.getByRole('button', { name: 'Platzgruppen: Zeile hinzufügen' }).click()
    const group = page.getByRole('group', { name: 'Platzgruppen' }).first()
    await group.getByLabel('Nummer (erforderlich)').fill('1')
    await group.getByLabel('Platzgruppe im Ticketshop (erforderlich)').fill('7')
    await group.getByRole('button', { name: 'Zeitfenster: Zeile hinzufügen' }).click()
    const slot = group.getByRole('group', { name: 'Zeitfenster' }).first()
    await slot.getByLabel('Nummer (erforderlich)').fill('3')
    await slot.getByLabel('Beginn (erforderlich)').fill('10:30')
    await slot.getByLabel('Block im Ticketshop (erforderlich)').fill('5')
    await page.keyboard.press('Control+s')
    await expect(page).toHaveURL(/\d+\/change\/$/)
    const id = page.url().match(/(\d+)\/change/)?.[1]
    const saved = await (await context.request.get(`/de/api/admin/events/event/${id}/`)).json()
    expect(saved.seat_groups).toMatchObject([
      { seat_group: 7, timeslots: [{ id: 3, time_start: '10:30', block_id: 5 }] },
    ])
  })

  test('a production is picked with the arrow keys, and its cast taken over', async ({ page, context }) => {
    const api = async (path: string) => (await context.request.get(`/de/api/admin/${path}`)).json()
    const { results } = await api('productions/production/?page_size=100')
    const production = results.find(
      ({ contributors }: { contributors: unknown[] }) => contributors.length > 1,
    )
    await page.goto('/admin/events/event/add/?day=2032-04-05')
    const field = page.getByRole('combobox', { name: 'Produktion', exact: true })
    await field.fill(production.title.de)
    const matches = page.getByRole('listbox', { name: 'Produktion' }).getByRole('option')
    await expect(matches.first()).toHaveText(production.title.de)
    // To the first result, back to the field, and to the first again.
    await field.press('ArrowDown')
    await expect(matches.first()).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(field).toBeFocused()
    await field.press('ArrowDown')
    await page.keyboard.press('Enter')

    await page.getByRole('button', { name: 'Mitwirkende: Von der Produktion übernehmen' }).click()
    const cast = page.getByRole('group', { name: 'Mitwirkende' }).first()
    const rows = cast.locator('ol').first().locator('> li')
    await expect(rows).toHaveCount(production.contributors.length)
    // An event with a cast is not offered another.
    await expect(page.getByRole('button', { name: /^Mitwirkende: Von der/ })).toHaveCount(0)
    await page.keyboard.press('Control+s')
    await expect(page).toHaveURL(/\d+\/change\/$/)
    const id = page.url().match(/(\d+)\/change/)?.[1]
    const saved = await api(`events/event/${id}/`)
    expect(saved.contributors).toEqual(production.contributors)
    expect((await api(`productions/production/${production.id}/`)).contributors).toEqual(
      production.contributors,
    )
  })

  test('an evening in a room where another one is gets a warning, in its form and in the calendar', async ({
    page,
    context,
  }) => {
    const evening = async (title: string, day: string) => {
      await page.goto(`/admin/events/event/add/?day=${day}`)
      await page.getByLabel('Titel DE', { exact: true }).fill(title)
      const room = page.getByRole('combobox', { name: 'Raum', exact: true })
      await room.focus()
      await room.press('ArrowDown')
      await page.getByRole('listbox', { name: 'Raum' }).getByRole('option').first().click()
      await page.keyboard.press('Control+s')
      await expect(page).toHaveURL(/\d+\/change\/$/)
    }
    const warning = page.getByRole('status').filter({ hasText: 'Zur selben Zeit' })
    await evening('Zuerst da', '2032-06-03')
    await evening('Später dazu', '2032-06-04')
    await expect(warning).toHaveCount(0)
    await page.getByLabel('Beginn (erforderlich)').fill('2032-06-03T20:30')
    await page.keyboard.press('Control+s')
    await expect(warning.getByRole('link', { name: 'Zuerst da · 03.06.2032 19:30' })).toBeVisible()
    await expect(page.getByText('Gespeichert.')).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Beginn (erforderlich)').fill('2032-06-04T20:30')
    await page.keyboard.press('Control+s')
    await expect(warning).toHaveCount(0)

    await page.goto('/admin/events/event/calendar/?month=2032-06')
    await page.getByRole('button', { name: /Später dazu/ }).click()
    await page.getByLabel('Verlegen auf').fill('2032-06-03')
    await page.getByRole('button', { name: 'Verlegen', exact: true }).click()
    await expect(page.getByText(/ist auf den 03\.06\.2032 verlegt/)).toBeVisible()
    await expect(warning.getByRole('link', { name: 'Zuerst da · 03.06.2032 19:30' })).toBeVisible()
    await expectAccessible(page)
    const list = await context.request.get('/de/api/admin/events/event/?search=dazu%203.6.2032')
    expect((await list.json()).count).toBe(1)
    await page.getByRole('button', { name: 'Rückgängig' }).click()
    await expect(warning).toHaveCount(0)
  })
})

/** Holds the answers of an address back until the test releases them. */
async function holdBack(page: Page, address: string) {
  const isAsked = Promise.withResolvers<void>()
  const mayGo = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    isAsked.resolve()
    await mayGo.promise
    await route.continue()
  })
  return { isAsked: isAsked.promise, goOn: mayGo.resolve }
}
