import {
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  expect,
  type Page,
} from '@playwright/test'
import type { DocumentAnswer } from '../../packages/foyer/src/documents/contract.ts'
import type { Operation } from '../../packages/foyer/src/module-tree/operations.ts'
import { LOGINS, type TestRole } from './logins.ts'

let made = 0

/** An empty page for a single test, online in both languages. */
export interface EmptyPage {
  path: string
  document: number
  version: number
}

async function tokenOf(context: BrowserContext): Promise<string> {
  return (await context.cookies()).find(({ name }) => name === 'csrftoken')?.value ?? ''
}

async function post(context: BrowserContext, path: string, data: unknown) {
  const headers = { 'X-CSRFToken': await tokenOf(context) }
  const answer = await context.request.post(path, { data, headers })
  expect(answer.ok(), `${path}: ${answer.status()} ${await answer.text()}`).toBe(true)
  return answer.json()
}

export async function logInAs(context: BrowserContext, role: TestRole): Promise<void> {
  await context.request.get('/api/user-details')
  await post(context, '/api/user-login', LOGINS[role])
}

export async function emptyPage(context: BrowserContext, name: string): Promise<EmptyPage> {
  made += 1
  const path = `probe-${name}-${process.pid}-${made}`
  const title = { de: `Probe ${name}`, en: `Trial ${name}` }
  await post(context, '/api/admin/pages/page/', {
    title,
    path: { de: path, en: path },
    online_in: ['de', 'en'],
  })
  const page = await (await context.request.get(`/de/pageeditor-api/page/${path}/`)).json()
  return { path: `/de/${path}`, document: page.document.id, version: page.document.version }
}

/** A document as the server answers it. */
export async function documentAt(request: APIRequestContext, id: number): Promise<DocumentAnswer> {
  return (await request.get(`/de/pageeditor-api/document/${id}/`)).json()
}

export async function write(context: BrowserContext, at: EmptyPage, operations: Operation[]): Promise<void> {
  made += 1
  const base_version = (await documentAt(context.request, at.document)).version
  const operation_id = `support-${process.pid}-${made}`
  await post(context, `/de/pageeditor-api/document/${at.document}/operations/`, {
    ...{ base_version, operation_id, operations },
  })
}

/** Publishes the head of a document by its call, without the panel's check. */
export async function publish(context: BrowserContext, document: number): Promise<void> {
  await post(context, `/de/pageeditor-api/document/${document}/publish/`, {})
}

export function headline(id: string, content: string, after: string | null = null): Operation {
  const fields = { headline_level: 2, preline: '', content, subline: '', anchor: '' }
  return {
    kind: 'insert',
    module: { id, model: 'headline', fields, lists: {} },
    at: { parent: null, place: '', after },
  }
}

/** Opens a page in the editor and waits until its texts can be edited. */
export async function openEditor(page: Page, path: string): Promise<void> {
  await page.goto(`${path}?edit`)
  await expect(page.getByRole('toolbar', { name: 'Bearbeiten' })).toBeVisible()
  await expect(page.getByRole('button', { name: /Veröffentlich/ })).toBeVisible()
}

interface Beginning {
  page: Page
  context: BrowserContext
  login(role: TestRole): Promise<unknown>
}

/** The beginning of most tests: logs in, adds an empty page with these blocks, and opens it in the editor. */
export async function beginPage(
  { page, context, login }: Beginning,
  name: string,
  operations: Operation[] = [],
  role: TestRole = 'editor',
): Promise<EmptyPage> {
  await login(role)
  const made = await emptyPage(context, name)
  if (operations.length > 0) await write(context, made, operations)
  await openEditor(page, made.path)
  return made
}

/** A second browser, with the same cookie consent as the first one. */
export async function anotherBrowser(
  browser: Browser,
  { context, baseURL }: { context: BrowserContext; baseURL: string | undefined },
): Promise<BrowserContext> {
  const another = await browser.newContext({
    baseURL: String(baseURL),
    serviceWorkers: 'block',
    locale: 'de-DE',
    reducedMotion: 'reduce',
  })
  await another.addCookies((await context.cookies()).filter(({ name }) => name === 'cookie-consent'))
  return another
}

export const saveLine = (page: Page) => page.locator('[data-save-state]')

export async function expectSaved(page: Page): Promise<void> {
  await expect(saveLine(page)).toHaveAttribute('data-save-state', 'saved')
}

/** Adds a block after the selected one, or at the end. */
export async function addBlock(page: Page, model: string): Promise<void> {
  await page.getByRole('button', { name: 'Bausteine', exact: true }).click()
  await page.locator(`#editor-block-${model}`).click()
}

export const models = (page: Page) =>
  page.locator('[data-module]').evaluateAll((found) => found.map((one) => (one as HTMLElement).dataset.model))

/** Expects that the cursor is in a text of the page. */
export async function expectWriting(page: Page): Promise<void> {
  await expect(page.locator('[data-words][contenteditable]:focus')).toHaveCount(1)
}

/**
 * A picture of the content of a page, without what floats above it: the tools of the editor, and the shell's elements at the
 * edges of the window.
 */
export async function pictureOf(page: Page): Promise<Buffer> {
  await page.locator('main').evaluate(async (main) => {
    const { activeElement } = document
    if (activeElement instanceof HTMLElement) activeElement.blur()
    const images = [...main.querySelectorAll('img')]
    for (const image of images) image.loading = 'eager'
    await Promise.all(images.map((image) => image.decode().catch(() => {})))
    await document.fonts.ready
    scrollTo(0, 0)
    // Not a style element, which the policy of the page forbids.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('body *:not(main, main *, :has(main)) { visibility: hidden !important }')
    document.adoptedStyleSheets.push(sheet)
  })
  return page.locator('main').screenshot({ animations: 'disabled' })
}
