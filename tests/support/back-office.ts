import type { BrowserContext, Locator, Page } from '@playwright/test'
import type { FieldDescription, ResourceDescription } from '../../packages/foyer/src/fields/description.ts'
import { test as base } from './browser.ts'
import { HOUSE_SIZES } from './house-sizes.ts'
import { startServer } from './start-server.ts'

interface Fixtures {
  /** The id of the first item of a list such as `venues/venue`. */
  firstOf(model: string): Promise<number>
}

/** Tests of the back-office change data, so they have a server of their own. */
export const test = base.extend<Fixtures, { server: { address: string } }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needs of a fixture from its first parameter
    async ({}, use) => {
      const server = await startServer({ events: HOUSE_SIZES.small })
      await use(server)
      await server.stop()
    },
    // Far more than it takes, so that a busy machine does not fail the test.
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: async ({ server }, use) => use(server.address),
  firstOf: async ({ context }, use) => {
    await use(async (model) => {
      const answer = await context.request.get(`/de/api/admin/${model}/?page_size=1`)
      return (await answer.json()).results[0].id
    })
  },
})

/** Every resource that an admin can edit, as the call describes it. */
export async function describedResources({ request }: BrowserContext): Promise<ResourceDescription[]> {
  return (await (await request.get('/de/api/admin/')).json()).data
}

/** What a resource requires besides the rules of its fields. */
const BEYOND_FIELDS: Record<string, Record<string, string>> = {
  'events/event': { title: 'words', date_start: '2031-05-10T19:30', date_end: '2031-05-10T21:30' },
  'productions/season': { date_from: '2031-01-01', date_to: '2031-12-31' },
  'search/synonym': { word: 'wort NUMBER', means: 'bedeutung NUMBER' },
  'pages/redirect': { old_path: '/alt-NUMBER', new_path: '/de/neu-NUMBER' },
  'pages/navigationlink': { url: 'https://elsewhere.example/NUMBER' },
  'settings/errorpage': { status: '4NUMBER' },
  'productions/exhibitiontype': { slug: '7NUMBER' },
  'pages/page': { path: 'probe/NUMBER' },
  'accounts/user': { password: 'ein langes Passwort' },
}

/** The fields that a new item needs, and the words by which it is then found. */
export function neededFields({ area, model, fields }: ResourceDescription): FieldDescription[] {
  const more = BEYOND_FIELDS[`${area}/${model}`] ?? {}
  return fields.filter((field) => !field.read_only && (field.required || field.name in more))
}

/** Fills a field as a user would, by its kind. */
export async function fillField(
  form: Locator,
  { area, model }: ResourceDescription,
  field: FieldDescription,
  word: string,
  number: number,
): Promise<void> {
  const given = BEYOND_FIELDS[`${area}/${model}`]?.[field.name]?.replace('NUMBER', String(number))
  const label = form
    .page()
    .getByLabel(field.label, { exact: true })
    .or(form.getByLabel(`${field.label} (erforderlich)`, { exact: true }))
  switch (field.kind) {
    case 'bilingual':
      await form
        .getByLabel(`${field.label} DE`, { exact: true })
        .fill(given && given !== 'words' ? `${given}-de` : word)
      await form
        .getByLabel(`${field.label} EN`, { exact: true })
        .fill(given && given !== 'words' ? `${given}-en` : word)
      return
    case 'reference':
    case 'image':
      // A copy has one already.
      if ((await label.count()) === 0) return
      await label.first().click()
      await form.getByRole('option').first().click()
      return
    case 'boolean':
    case 'choice':
      return
    case 'dateTime':
      await label.first().fill(given ?? '2031-05-10T19:30')
      return
    case 'day':
      await label.first().fill(given ?? '2031-05-10')
      return
    case 'number':
    case 'decimal':
      await label.first().fill(given ?? '7')
      return
    default:
      await label.first().fill(given ?? (field.limits.format === 'email' ? `${word}@haus.example` : word))
  }
}

/** Opens a resource from the back-office's menu. */
export async function goTo(page: Page, { many }: ResourceDescription): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Redaktion', exact: true })
  if (!new URL(page.url()).pathname.startsWith('/admin/')) await page.goto('/admin/')
  await menu.getByRole('link', { name: many, exact: true }).click()
}

/** Opens the list of a resource and waits for its rows. */
export async function openList(page: Page, resource: ResourceDescription): Promise<void> {
  await goTo(page, resource)
  await page.getByRole('heading', { level: 1, name: resource.many, exact: true }).waitFor()
  await page.getByText(/^(\d+ Eintr(ag|äge)|Nichts gefunden\.)$/).waitFor()
}
