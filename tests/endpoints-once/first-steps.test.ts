import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { users } from '../../packages/foyer/src/domains/accounts/tables.ts'
import { events } from '../../packages/foyer/src/domains/events/tables.ts'
import { legalTexts } from '../../packages/foyer/src/pages/tables.ts'
import { eq } from '../../packages/foyer/src/platform/database/drizzle.ts'
import { freePort } from '../support/free-port.ts'
import { LOGINS } from '../support/logins.ts'
import { startTestApp } from '../support/test-app.ts'

const house = await startTestApp()
afterAll(() => house.close())
const { db } = house.app.platform
const admin = await house.login('admin')

const STEPS = '/api/admin/first-steps'

async function open(): Promise<string[]> {
  const answer = await house.inject({ ...admin, url: '/api/admin/first-steps' })
  expect(answer.statusCode).toBe(200)
  const { data } = answer.json() as { data: { step: string; is_done: boolean }[] }
  expect(data).toHaveLength(13)
  return data.filter(({ is_done }) => !is_done).map(({ step }) => step)
}

it('the first steps of a house are seen in its data, and open again when they are taken back', async () => {
  const before = await open()
  // A test house: no mail leaves it, it is not public, and its shop takes no money.
  expect(before).toEqual(expect.arrayContaining(['look', 'tickets', 'mail', 'backup', 'public']))
  for (const step of ['rooms', 'imprint', 'privacy', 'accessibility', 'menu', 'programme', 'colleague']) {
    expect(before).not.toContain(step)
  }

  await db
    .update(legalTexts)
    .set({ content: { de: '<p>Wir</p>', en: '' } })
    .where(eq(legalTexts.kind, 'imprint'))
  await db.update(events).set({ isOnline: false })
  await db.update(users).set({ suspendedAt: house.clock.now() }).where(eq(users.role, 'editor'))
  const after = await open()
  expect(after.filter((step) => !before.includes(step))).toEqual(['imprint', 'programme', 'colleague'])
})

it('a step leads to what is to be added next', async () => {
  const { data } = (await house.inject({ ...admin, url: STEPS })).json()
  const urlOf = (name: string) => data.find(({ step }: { step: string }) => step === name).url
  expect(urlOf('rooms')).toMatch(/^\/admin\/venues\/venue\/\d+\/change\/$/)
  expect(urlOf('programme')).toMatch(/^\/admin\/events\/event\/add\/\?production=\d+$/)
  expect(urlOf('imprint')).toMatch(/^\/admin\/pages\/legaltext\/\d+\/change\/$/)
  expect(urlOf('mail')).toBeNull()
})

it('what no data show is ticked by an admin, and opened again', async () => {
  const tick = async (step: string, is_done: boolean) =>
    (await house.inject({ ...admin, method: 'POST', url: `${STEPS}/tick`, payload: { step, is_done } }))
      .statusCode
  expect(await tick('backup', true)).toBe(200)
  expect(await open()).not.toContain('backup')
  expect(await tick('backup', false)).toBe(200)
  expect(await open()).toContain('backup')
  expect(await tick('imprint', true), 'seen in the data').toBe(400)
})

it('a test letter goes to the admin who asks, and the answer says where it went', async () => {
  const answer = await house.inject({ ...admin, method: 'POST', url: `${STEPS}/test-mail` })
  expect(answer.json()).toEqual({ to: LOGINS.admin.email, folder: expect.stringMatching(/mail$/) })
  const [letter = ''] = readdirSync(answer.json().folder)
  expect(readFileSync(path.join(answer.json().folder, letter), 'utf8')).toContain('Testbrief von')
  expect(await open(), 'it did not leave the machine').toContain('mail')
})

it('a test letter that cannot be sent says what the mail server said', async () => {
  const port = await freePort()
  const environment = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Kiln <post@kiln.example>' }
  const other = await startTestApp({ environment })
  try {
    const login = await other.login('admin')
    const answer = await other.inject({ ...login, method: 'POST', url: `${STEPS}/test-mail` })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().non_field_errors[0]).toMatch(
      /^Der Brief konnte nicht gesendet werden\. .*ECONNREFUSED/,
    )
  } finally {
    await other.close()
  }
})

describe('the gaps of a legal template', () => {
  const GAP = '[Name der verantwortlichen Person]'

  it('keep a legal text from visitors and are named to editors', async () => {
    await db
      .update(legalTexts)
      .set({ content: { de: `<p>Wir: ${GAP}</p>`, en: '<p>We</p>' } })
      .where(eq(legalTexts.kind, 'privacy-policy'))
    expect(await open()).toContain('privacy')
    const { data } = (await house.inject({ ...admin, url: '/api/admin/legal-gaps' })).json()
    expect(data).toEqual([{ id: expect.any(Number), locale: 'de', gaps: [GAP] }])
    const german = await house.inject('/de/datenschutz')
    expect(german.body).toContain('Dieser Text wird noch geschrieben.')
    expect(german.body).not.toContain('verantwortlichen Person')
    expect((await house.inject('/en/privacy')).body).toContain('<p>We</p>')
  })

  it('cannot be published on any page: the refusal names them', async () => {
    const page = (await house.inject({ ...admin, url: '/de/pageeditor-api/page/' })).json()
    const url = `/de/pageeditor-api/document/${page.document.id}/`
    const module = {
      id: 'statement',
      model: 'text',
      fields: { content: `<p>Es antwortet ${GAP}.</p>` },
      lists: {},
    }
    const at = { parent: null, place: '', after: null }
    const written = await house.inject({
      ...{ ...admin, method: 'POST', url: `${url}operations/` },
      payload: {
        base_version: page.document.version,
        operation_id: 'with-a-gap',
        operations: [{ kind: 'insert', module, at }],
      },
    })
    expect(written.statusCode, written.body).toBe(200)
    const answer = await house.inject({ ...admin, method: 'POST', url: `${url}publish/`, payload: {} })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({
      non_field_errors: [`Bitte füllen Sie zuerst die Lücken der Vorlage: ${GAP}.`],
    })
  })
})
