import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { formEntries, formFields, forms } from '../../packages/foyer/src/domains/forms/tables.ts'
import { eq } from '../../packages/foyer/src/platform/database/drizzle.ts'
import { addRow, addRows } from '../support/rows.ts'
import { startTestApp } from '../support/test-app.ts'

const house = await startTestApp()
afterAll(() => house.close())
const { db, jobs, config } = house.app.platform
const visitor = await house.visit()
const editor = await house.login('editor')

const both = (de: string, en = `${de} (en)`) => ({ de, en })
const CHOICES = ['a', 'b'].map((value) => ({ value, label: both(value.toUpperCase()) }))
let contact = 0
let hidden = 0
let quiet = 0

async function addForm(
  row: Partial<typeof forms.$inferInsert>,
  fields: Omit<typeof formFields.$inferInsert, 'formId'>[],
): Promise<number> {
  const { id: formId } = await addRow(house, forms, row)
  const rows = fields.map((field) => ({ ...field, formId }))
  if (rows.length > 0) await addRows(house, formFields, rows)
  return formId
}

beforeAll(async () => {
  contact = await addForm(
    {
      title: both('Kontakt', 'Contact'),
      intro: both(
        '<p>Schreiben Sie <script>alert(1)</script><strong>uns</strong>.</p>',
        '<p>Write to us.</p>',
      ),
      successText: both('<p>Danke &amp; bis bald!</p>', '<p>Thanks!<script>alert(1)</script></p>'),
      notifyEmail: 'office@house.example',
      retentionDays: 30,
    },
    [
      { slug: 'message', fieldType: 2, position: 2, label: both('Nachricht', 'Message'), required: true },
      { slug: 'email', fieldType: 3, position: 1, label: both('E-Mail', 'E-mail'), required: true },
      {
        slug: 'topic',
        fieldType: 6,
        position: 3,
        label: both('Thema', 'Topic'),
        choices: CHOICES,
        default: 'a',
        placeholderText: both('Bitte wählen', 'Please choose'),
        helpText: both('Worum geht es?', 'What is it about?'),
      },
      { slug: 'source', fieldType: 12, position: 4, visible: false, required: true },
    ],
  )
  hidden = await addForm({ title: both('Später'), isOnline: false }, [{ slug: 'name', fieldType: 1 }])
  quiet = await addForm({ title: both('Umfrage') }, [{ slug: 'name', fieldType: 1 }])
})

/** Another address each time, so that only the test of the throttle reaches its limit. */
let caller = 0
const send = (
  payload: object | string,
  { from = `192.0.2.${caller++ % 250}`, locale = 'en', session = visitor } = {},
) =>
  house.inject({
    ...session,
    method: 'POST',
    url: `/${locale}/api/forms-entries/`,
    remoteAddress: from,
    payload,
    ...(typeof payload === 'string' && {
      headers: { ...session.headers, 'content-type': 'application/json' },
    }),
  })
const entriesOf = (formId: number) => db.select().from(formEntries).where(eq(formEntries.formId, formId))
const GOOD = { email: 'ada@house.example', message: 'Guten Tag' }

describe('1 §7 GET /api/forms/{id}/', () => {
  it('answers the form with its fields in order, and email2 at the end', async () => {
    const form = (await house.inject(`/de/api/forms/${contact}/`)).json()
    expect(form).toMatchObject({
      id: contact,
      title: 'Kontakt',
      intro: '<p>Schreiben Sie <strong>uns</strong>.</p>',
      slug: 'kontakt',
      url: `/de/forms/kontakt/${contact}`,
    })
    expect(form.fields.map(({ slug }: { slug: string }) => slug)).toEqual([
      ...['email', 'message', 'topic', 'source'],
      'email2',
    ])
    expect(form.fields.at(-1)).toMatchObject({
      slug: 'email2',
      field_type: 3,
      required: false,
      visible: true,
    })
  })

  it('1 §3 Form: a field says everything in the language asked for', async () => {
    const form = (await house.inject(`/en/api/forms/${contact}/`)).json()
    expect(form.fields[2]).toEqual({
      id: expect.any(Number),
      label: 'Topic',
      slug: 'topic',
      field_type: 6,
      required: false,
      visible: true,
      choices: [
        { value: 'a', label: 'A (en)' },
        { value: 'b', label: 'B (en)' },
      ],
      default: 'a',
      placeholder_text: 'Please choose',
      help_text: 'What is it about?',
    })
    expect(form.fields.at(-1).label).toBe('Confirm e-mail address')
  })

  it('tells nobody who hears of entries or how long they are kept', async () => {
    const { body } = await house.inject(`/de/api/forms/${contact}/`)
    expect(body).not.toContain('office@house.example')
    expect(body).not.toContain('retention')
  })

  it('a form that is offline is there for editors alone', async () => {
    expect((await house.inject(`/api/forms/${hidden}/`)).statusCode).toBe(404)
    expect((await house.inject({ ...editor, url: `/api/forms/${hidden}/` })).statusCode).toBe(200)
    expect((await house.inject('/api/forms/2147483647/')).statusCode).toBe(404)
    expect((await house.inject('/api/forms/x/')).statusCode).toBe(400)
  })
})

describe('1 §7 POST /api/forms-entries/', () => {
  it('stores what was filled in, until its time is over, and thanks in the language', async () => {
    const answer = await send({
      form: contact,
      field_values: { ...GOOD, topic: '', email2: 'ADA@house.example' },
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ id: expect.any(Number), message: '<p>Thanks!</p>' })
    const [entry] = await db.select().from(formEntries).where(eq(formEntries.id, answer.json().id))
    expect(entry).toMatchObject({
      formId: contact,
      locale: 'en',
      fieldValues: { ...GOOD, email2: 'ADA@house.example' },
      createdAt: house.clock.now(),
      deleteAfter: new Date(house.clock.now().getTime() + 30 * 86_400_000),
    })
  })

  it.each([
    ['de', 'Dieses Feld ist erforderlich!', 'Ungültige E-Mail-Adresse!'],
    ['en', 'This field is required!', 'Invalid e-mail address!'],
  ])('1 §5: says per field what is wrong, in %s', async (locale, required, email) => {
    const answer = await send({ form: contact, field_values: { email: 'x', message: ' ' } }, { locale })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({ email: [email], message: [required] })
  })

  it('refuses what no field asks for, and a confirmation that differs', async () => {
    const answer = await send({
      form: contact,
      field_values: { ...GOOD, is_admin: true, email2: 'eva@house.example' },
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({
      is_admin: ['There is no such field here.'],
      email2: ['The two e-mail addresses are not the same.'],
    })
  })

  it('refuses a form that is not there or not for visitors', async () => {
    for (const form of [hidden, 2_147_483_647]) {
      const answer = await send({ form, field_values: { name: 'x' } })
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toEqual({ form: ['There is no such form.'] })
    }
  })

  it.each([
    ['no fields', { form: 1 }, 'field_values'],
    ['fields as a list', { form: 1, field_values: [1] }, 'field_values'],
    ['fields as text', { form: 1, field_values: 'x' }, 'field_values'],
    ['no form', { field_values: {} }, 'form'],
    ['a form by a name', { form: 'contact', field_values: {} }, 'form'],
    ['a form beyond all ids', { form: 1e300, field_values: {} }, 'form'],
    ['a key with spaces', { form: 1, field_values: {}, submission_key: 'a b c d e f' }, 'submission_key'],
    ['a key of another kind', { form: 1, field_values: {}, submission_key: { $ne: 1 } }, 'submission_key'],
    [
      'very many fields',
      { form: 1, field_values: Object.fromEntries(Array.from({ length: 201 }, (_, i) => [`f${i}`, 1])) },
      'field_values',
    ],
  ])('hostile: %s is a 400 at its field', async (_name, payload, field) => {
    const answer = await send(payload)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toHaveProperty(field)
  })

  it.each([
    ['a null byte', 'a\0b'],
    ['half a character', '\ud800'],
    ['a list', ['x']],
    ['an object', { toString: 'x' }],
    ['a number', 1],
    ['far too much', 'x'.repeat(20_000)],
  ])('hostile: %s as a message is a 400 at its field, and nothing is stored', async (_name, message) => {
    const before = await entriesOf(contact)
    const answer = await send({ form: contact, field_values: { ...GOOD, message } })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({ message: [expect.any(String)] })
    expect(await entriesOf(contact)).toHaveLength(before.length)
  })

  it('hostile: __proto__ and constructor are no fields', async () => {
    expect(
      (await send(`{"form":${contact},"field_values":{"__proto__":{"email":"a@b.example"}}}`)).statusCode,
    ).toBe(400)
    const answer = await send(
      `{"form":${contact},"field_values":{"email":"a@b.example","message":"x","constructor":1,"toString":2}}`,
    )
    expect(answer.json()).toEqual({ constructor: [expect.any(String)], toString: [expect.any(String)] })
  })

  it('without the token of the visitor it is refused', async () => {
    const payload = { form: contact, field_values: GOOD }
    const before = (await entriesOf(contact)).length
    const bare = await house.inject({ method: 'POST', url: '/api/forms-entries/', payload })
    expect(bare.statusCode).toBe(403)
    const foreign = await send(payload, { session: { cookies: visitor.cookies, headers: editor.headers } })
    expect(foreign.json()).toMatchObject({ code: 'csrf_failed' })
    expect(await entriesOf(contact)).toHaveLength(before)
  })
})

describe('a form sent twice', () => {
  const twice = (key: string, values: object = { name: 'Ada' }) =>
    send({ form: quiet, field_values: values, submission_key: key })

  it('is stored once and answered alike', async () => {
    const before = (await entriesOf(quiet)).length
    const first = await twice('key-of-a-browser')
    expect(first.statusCode).toBe(200)
    const second = await twice('key-of-a-browser', { name: 'Changed' })
    expect(second.json()).toEqual(first.json())
    const entries = await entriesOf(quiet)
    expect(entries).toHaveLength(before + 1)
    expect(entries.at(-1)?.fieldValues).toEqual({ name: 'Ada' })
  })

  it('also where both arrive at once', async () => {
    const before = (await entriesOf(quiet)).length
    const answers = await Promise.all(Array.from({ length: 8 }, () => twice('key-of-a-double-click')))
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(answers[0]?.json().id).toBeGreaterThan(0)
    expect(await entriesOf(quiet)).toHaveLength(before + 1)
  })

  it('without a key it is two', async () => {
    const before = (await entriesOf(quiet)).length
    for (let time = 0; time < 2; time++) await send({ form: quiet, field_values: { name: 'Ada' } })
    expect(await entriesOf(quiet)).toHaveLength(before + 2)
  })

  it('a key of another form is refused', async () => {
    await twice('key-of-the-survey')
    const answer = await send({ form: contact, field_values: GOOD, submission_key: 'key-of-the-survey' })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toHaveProperty('submission_key')
  })
})

describe('robots', () => {
  it.each([
    ['fills in what nobody sees', { trap: 'https://spam.example' }, true],
    ['is quicker than anybody types', { seconds: 1 }, true],
    ['takes its time', { seconds: 2, trap: '' }, false],
    ['says nothing about it', {}, false],
  ])('are marked, and lose nothing: who %s', async (_what, signs, isSuspect) => {
    const answer = await send({ form: contact, field_values: GOOD, ...signs })
    expect(answer.statusCode).toBe(200)
    const [entry] = await db.select().from(formEntries).where(eq(formEntries.id, answer.json().id))
    expect(entry).toMatchObject({ isSuspect, fieldValues: GOOD })
  })
})

describe('letters', () => {
  it('thank who wrote and tell the house, once, and repeat no answer', async () => {
    await jobs.start()
    const folder = path.join(config.dataDir, 'mail')
    const payload = {
      form: contact,
      field_values: { email: 'guest@house.example', message: 'a secret' },
      submission_key: 'key-of-a-letter',
    }
    const [first] = [await send(payload, { locale: 'de' }), await send(payload, { locale: 'de' })]
    // No mail is sent to the address in this entry.
    const robots = { email: 'victim@house.example', message: 'Buy!' }
    await send({ form: contact, field_values: robots, trap: 'x' })
    const letters = await vi.waitFor(
      () => {
        const files = readdirSync(folder).filter((name) => name.endsWith('.eml'))
        expect(files).toHaveLength(2)
        return files.map((name) => readFileSync(path.join(folder, name), 'utf8'))
      },
      { timeout: 15_000, interval: 100 },
    )
    const thanks = letters.find((letter) => letter.includes('To: guest@house.example'))
    expect(thanks).toContain('Subject: Ihre Nachricht: Kontakt')
    expect(thanks).toContain('Danke & bis bald!')
    expect(thanks).not.toContain('<p>')
    const notice = letters.find((letter) => letter.includes('To: office@house.example'))
    expect(notice).toContain('Subject: Neuer Eintrag: Kontakt')
    expect(notice).toContain(`/admin/forms/form/${contact}/change/`)
    expect(notice).toContain(String(first?.json().id))
    for (const letter of letters) expect(letter).not.toContain('a secret')
  })
})

describe('the throttle', () => {
  it('lets twenty forms of one address pass in ten minutes', async () => {
    const from = '198.51.100.9'
    const payload = { form: quiet, field_values: { name: 'Ada' } }
    for (let time = 0; time < 20; time++) expect((await send(payload, { from })).statusCode).toBe(200)
    const refused = await send(payload, { from })
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBe('600')
    expect((await send(payload, { from: '198.51.100.10' })).statusCode).toBe(200)
    house.clock.advance({ minutes: 10 })
    expect((await send(payload, { from })).statusCode).toBe(200)
  })
})
