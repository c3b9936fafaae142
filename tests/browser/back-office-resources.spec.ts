import type { Page } from '@playwright/test'
import type { FieldDescription, ResourceDescription } from '../../packages/foyer/src/fields/description.ts'
import { describedResources, fillField, goTo, neededFields, openList, test } from '../support/back-office.ts'
import { expect, expectAccessible } from '../support/browser.ts'
import { recordStops, walkContent } from '../support/keyboard-walk.ts'

// A new resource is tested automatically: everything here is made from the answer of the description call. Every form
// is also used by keyboard alone; for lists, and for forms of resources that cannot be added, see
// back-office-keyboard.spec.ts.
test.describe.configure({ mode: 'parallel' })
test.use({ allowedProblems: [/status of 400/] })

const PARTS = 4
/** The number of forms per part that are also copied, deleted and so on; all forms do this with the same code. */
const WHOLE_LIVES = 2
for (let part = 0; part < PARTS; part++) {
  test(`every resource is worked with through its list and its form (${part + 1} of ${PARTS})`, async ({
    page,
    context,
    login,
  }) => {
    // Far more than needed, because the machine may be busy.
    test.setTimeout(600_000)
    await login('admin')
    await recordStops(page)
    const resources = (await describedResources(context)).filter((_, index) => index % PARTS === part)
    const whole = resources.filter((one) => one.can_create && !one.is_singleton).slice(0, WHOLE_LIVES)
    for (const [index, resource] of resources.entries()) {
      await test.step(`${resource.area}/${resource.model}`, async () => {
        if (resource.is_singleton) await changeTheOne(page, resource)
        else {
          await openList(page, resource)
          // All lists have the same components; forms differ by their fields.
          if (index === 0) await expectAccessible(page)
          await sort(page, resource)
          if (resource.can_reorder) await reorder(page, resource)
          if (!resource.can_create) return
          const item = await addAndChange(page, resource, 10 + part * 20 + index * 2)
          if (whole.includes(resource)) await liveOn(page, resource, item)
        }
      })
    }
  })
}

const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

async function changeTheOne(page: Page, resource: ResourceDescription): Promise<void> {
  await goTo(page, resource)
  await expect(page).toHaveURL(`/admin/${resource.area}/${resource.model}/1/change/`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expectAccessible(page)
  await walkContent(page)
  await page.keyboard.press('Control+s')
  await expect(status(page, 'Gespeichert.')).toBeVisible()
}

/** Sorts by the first column; the endpoint tests check every column, filter and mark. */
async function sort(page: Page, resource: ResourceDescription): Promise<void> {
  const [first = ''] = resource.columns
  const label = resource.fields.find(({ name }) => name === first)?.label ?? ''
  const heading = page.getByRole('columnheader', { name: label }).first()
  if ((await heading.count()) === 0) return
  await heading.getByRole('button').click()
  await expect(heading).toHaveAttribute('aria-sort', /ascending|descending/)
}

/** Moves the first item below the second, and back; trees are not tested here. */
async function reorder(page: Page, resource: ResourceDescription): Promise<void> {
  const list = `/admin/${resource.area}/${resource.model}/`
  await page.goto(resource.parent ? `${list}tree/` : `${list}?ordering=${resource.position}`)
  const down = page.getByRole('button', { name: / nach unten$/ })
  const up = page.getByRole('button', { name: / nach oben$/ })
  await page
    .getByText(/^(\d+ Eintr(ag|äge)|Nichts gefunden\.)$/)
    .or(down.first())
    .first()
    .waitFor()
  // The list is longer than a page, or has a single item.
  if ((await down.count()) < 2) return openList(page, resource)
  // Two items may have the same name; their addresses differ.
  const top = page.getByRole('main').locator('a[href$="/change/"]').first()
  const first = String(await top.getAttribute('href'))
  await down.first().click()
  await expect(top).not.toHaveAttribute('href', first)
  await up.nth(1).click()
  await expect(top).toHaveAttribute('href', first)
  await openList(page, resource)
}

/** Imports a file that changes one item, after a preview. */
async function takeInFile(page: Page, column: string, id: string, word: string): Promise<void> {
  await page
    .getByLabel('CSV importieren …')
    .and(page.locator('input'))
    .setInputFiles({
      name: 'a.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`id,${column}\n${id},${word}\n`),
    })
  const preview = page.getByRole('dialog', { name: 'Was diese Datei ändern würde' })
  await preview.getByRole('button', { name: 'Eine Zeile übernehmen' }).click()
  await expect(preview.getByText('übernommen', { exact: true })).toBeVisible()
  await preview.getByRole('button', { name: 'Schließen' }).click()
}

interface Changed {
  number: number
  /** Its name before the change. */
  before: string
  /** The field with the name. */
  words: FieldDescription
}

const formOf = (page: Page) =>
  page.locator('form').filter({ has: page.getByRole('button', { name: 'Speichern' }) })

const inputOf = (page: Page, { kind, label }: FieldDescription) =>
  formOf(page)
    .getByLabel(kind === 'bilingual' ? `${label} DE` : new RegExp(`^${label}( \\(erforderlich\\))?$`))
    .first()

async function addAndChange(page: Page, resource: ResourceDescription, number: number): Promise<Changed> {
  const { area, model, one, fields } = resource
  const words = fields.find(({ name, kind, read_only }) => isName(resource, name, kind) && !read_only)
  if (!words) throw new Error(`${area}/${model} has no words to be found by`)
  await page
    .getByRole('link', { name: `${one} anlegen` })
    .last()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: `${one} anlegen` })).toBeVisible()
  for (const field of neededFields(resource))
    await fillField(formOf(page), resource, field, `Probe${number}`, number)
  await page.keyboard.press('Control+s')
  await expect(page).toHaveURL(/\/\d+\/change\/$/)
  await expect(status(page, 'Noch nicht gespeichert.')).toHaveCount(0)
  await page.getByRole('button', { name: 'Löschen …' }).waitFor()
  await expectAccessible(page)
  await walkContent(page)

  const input = inputOf(page, words)
  const before = await input.inputValue()
  await input.fill(BEYOND_WORDS[`${area}/${model}`]?.(number) ?? `Anders${number}`)
  await page.getByRole('button', { name: 'Speichern' }).press('Enter')
  await expect(status(page, 'Gespeichert.')).toBeVisible()
  return { number, words, before }
}

/** Restores, copies, deletes, restores again, finds, and changes by a file. */
async function liveOn(page: Page, resource: ResourceDescription, { number, words, before }: Changed) {
  const { area, model } = resource
  const id = page.url().match(/(\d+)\/change/)?.[1]
  await page.getByText('Verlauf', { exact: true }).click()
  await page.getByRole('button', { name: 'Stand davor wiederherstellen' }).first().click()
  await expect(inputOf(page, words)).toHaveValue(before)

  await page.getByRole('link', { name: 'Duplizieren' }).click()
  await expect(page.getByText('Das ist eine Kopie.')).toBeVisible()
  for (const field of neededFields(resource))
    await fillField(formOf(page), resource, field, `Probe${number}b`, number + 1)
  await page.keyboard.press('Control+s')
  await page.getByRole('button', { name: 'Löschen …' }).waitFor()
  const copy = page.url().match(/(\d+)\/change/)?.[1]
  expect(copy).not.toBe(id)

  await page.getByRole('button', { name: 'Löschen …' }).click()
  await page.getByRole('button', { name: 'Jetzt löschen' }).click()
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(page.getByRole('button', { name: 'Rückgängig' })).toHaveCount(0)
  await page.getByRole('searchbox', { name: 'Suchen' }).fill(before)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/search=/)
  const rows = page.getByRole('link').and(page.locator(`[href="/admin/${area}/${model}/${id}/change/"]`))
  await expect(rows.first()).toBeVisible()
  const column = words.kind === 'bilingual' ? `${words.name}_de` : words.name
  const word = BEYOND_WORDS[`${area}/${model}`]?.(number + 1) ?? `Datei${number}`
  await takeInFile(page, column, String(id), word)
}

const BEYOND_WORDS: Record<string, (number: number) => string> = {
  'pages/redirect': (number) => `/anders-${number}`,
  'settings/errorpage': (number) => `5${number}`,
  'accounts/user': (number) => `anders${number}@haus.example`,
}

/** Whether a field is the first column with text, which is the item's name and searchable. */
function isName({ columns, fields }: ResourceDescription, name: string, kind: string): boolean {
  const words = ['string', 'bilingual']
  const first = columns.find((column) =>
    words.includes(fields.find((field) => field.name === column)?.kind ?? ''),
  )
  return name === first && words.includes(kind)
}
