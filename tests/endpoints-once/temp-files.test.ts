import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { forgetPastEntries } from '../../packages/foyer/src/domains/forms/forget.ts'
import { formEntries, formFields, forms, tempFiles } from '../../packages/foyer/src/domains/forms/tables.ts'
import { PER_ADDRESS } from '../../packages/foyer/src/domains/forms/temp-files.ts'
import { eq } from '../../packages/foyer/src/platform/database/drizzle.ts'
import { addRow, addRows } from '../support/rows.ts'
import { docx, pdf, pngOfSize } from '../support/small-files.ts'
import { startTestApp } from '../support/test-app.ts'

const house = await startTestApp()
afterAll(() => house.close())
const { db, config, storage } = house.app.platform
const visitor = await house.visit()

const MEGABYTE = 1024 * 1024
const PDF = pdf('hello')
const folder = path.join(config.dataDir, 'files', 'temp-files')
const stored = () => (existsSync(folder) ? readdirSync(folder) : [])

/** Half a megabyte that unpacks to five hundred. */
const BOMB = docx(
  ...Array.from({ length: 10 }, (_, n) => ({ name: `${n}.xml`, content: Buffer.alloc(50 * MEGABYTE) })),
)

let caller = 0
const nextAddress = () => `192.0.2.${caller++ % 250}`

function formWith(content: Buffer | string, name = 'cv.pdf', field = 'file'): FormData {
  const form = new FormData()
  form.append(field, new File([new Uint8Array(Buffer.from(content))], name, { type: 'application/pdf' }))
  return form
}
const upload = (payload: FormData, from = nextAddress()) =>
  house.inject({ ...visitor, method: 'POST', url: '/en/api/temp-files/', remoteAddress: from, payload })
const uploadRaw = (payload: string | Buffer, contentType: string) =>
  house.inject({
    cookies: visitor.cookies,
    headers: { ...visitor.headers, 'content-type': contentType },
    method: 'POST',
    url: '/en/api/temp-files/',
    remoteAddress: nextAddress(),
    payload,
  })

let form = 0
beforeAll(async () => {
  form = (await addRow(house, forms, { retentionDays: 2 })).id
  await addRows(house, formFields, [
    { formId: form, slug: 'cv', fieldType: 9, required: true },
    { formId: form, slug: 'letter', fieldType: 9 },
  ])
})
const submit = (field_values: object, submission_key?: string) =>
  house.inject({
    ...visitor,
    method: 'POST',
    url: '/en/api/forms-entries/',
    remoteAddress: nextAddress(),
    payload: { form, field_values, ...(submission_key && { submission_key }) },
  })

describe('1 §7 POST /api/temp-files/', () => {
  it('keeps a file and answers its id', async () => {
    const answer = await upload(formWith(PDF, '../Lebenslauf <Ä>.pdf'))
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.json()).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: 'Lebenslauf Ä.pdf',
      size: PDF.length,
      mime_type: 'application/pdf',
    })
    const [row] = await db.select().from(tempFiles).where(eq(tempFiles.id, answer.json().id))
    expect(row).toMatchObject({ entryId: null, createdAt: house.clock.now() })
    expect(row?.storageKey, 'a key that neither id nor name gives away').not.toContain(answer.json().id)
    const kept = await storage.read(row?.storageKey ?? '')
    expect(kept?.size).toBe(PDF.length)
    kept?.stream.destroy()
  })

  it('gives nothing back to anybody', async () => {
    const { id } = (await upload(formWith(PDF))).json()
    const admin = await house.login('admin')
    for (const session of [visitor, admin]) {
      expect((await house.inject({ ...session, url: `/api/temp-files/${id}/` })).statusCode).toBe(404)
      expect((await house.inject({ ...session, url: '/api/temp-files/' })).statusCode).toBe(405)
      expect((await house.inject({ ...session, url: `/files/temp-files/${stored()[0]}` })).statusCode).toBe(
        404,
      )
    }
  })

  it.each([
    ['an SVG called PDF', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'a.pdf'],
    ['HTML called text', '<html><script>alert(1)</script>', 'a.txt'],
    ['a program called a picture', 'MZ\x90\0\x03\0', 'a.png'],
    ['nothing', '', 'empty.pdf'],
    ['a page that begins like a picture', 'GIF89a=1;/*<script>alert(1)</script>*/', 'a.gif'],
    ['a document that unpacks to 500 MB', BOMB, 'a.docx'],
  ])(
    'quality, Security, Uploads: the content decides: %s is refused and not kept',
    async (_name, content: string | Buffer, name) => {
      const before = stored().length
      const answer = await upload(formWith(content, name))
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toEqual({ file: [expect.stringMatching(/not accepted/)] })
      expect(stored()).toHaveLength(before)
    },
  )

  it('quality, Security, Uploads: a picture of more than 50 megapixels is refused and not kept', async () => {
    const before = stored().length
    const answer = await upload(formWith(pngOfSize(10_000, 5_001), 'a.png'))
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { file: [expect.stringMatching(/50 megapixels/)] },
    ])
    expect(stored()).toHaveLength(before)
    expect((await upload(formWith(pngOfSize(10_000, 5_000), 'a.png'))).statusCode).toBe(200)
  })

  it('the content decides the other way too: text called HTML is text', async () => {
    expect((await upload(formWith('Guten Tag', 'a.html'))).json()).toMatchObject({
      mime_type: 'text/plain',
      name: 'a.html.txt',
    })
  })

  it('ten megabytes pass, one byte more is a 413', async () => {
    const content = pdf('x'.repeat(10 * MEGABYTE - pdf().length))
    expect((await upload(formWith(content))).json()).toMatchObject({ size: 10 * MEGABYTE })
    const before = stored().length
    const answer = await upload(formWith(Buffer.concat([content, Buffer.from('x')])))
    expect(answer.statusCode).toBe(413)
    expect(answer.json()).toEqual({ detail: 'The request is too large.', code: 'too_large' })
    const far = await upload(formWith(Buffer.concat([content, content])))
    expect(far.statusCode).toBe(413)
    expect(stored()).toHaveLength(before)
  })

  it.each([
    ['under another name', formWith(PDF, 'a.pdf', 'upload')],
    ['as text', Object.assign(new FormData(), {})],
  ])('a file %s is a 400 at the field', async (_name, payload) => {
    if (![...payload.keys()].length) payload.append('file', 'no file')
    const answer = await upload(payload)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({ file: [expect.any(String)] })
  })

  it('two files are too many', async () => {
    const payload = formWith(PDF)
    payload.append('file', new File([new Uint8Array(PDF)], 'b.pdf'))
    const before = stored().length
    expect((await upload(payload)).statusCode).toBe(413)
    expect(stored()).toHaveLength(before)
  })

  it.each([
    ['a form without a boundary', 'x', 'multipart/form-data', 400],
    [
      'a form that ends early',
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-',
      'multipart/form-data; boundary=b',
      400,
    ],
    ['a form of nothing', '', 'multipart/form-data; boundary=b', 400],
    ['noise', 'noise'.repeat(1_000), 'multipart/form-data; boundary=b', 400],
    [
      'a part named __proto__',
      '--b\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\nx\r\n--b--\r\n',
      'multipart/form-data; boundary=b',
      400,
    ],
    ['JSON', '{"file":"x"}', 'application/json', 415],
    ['the bare file', PDF.toString(), 'application/pdf', 415],
    ['an HTML form', 'file=x', 'application/x-www-form-urlencoded', 415],
  ])('hostile: %s', async (_name, payload, contentType, status) => {
    const answer = await uploadRaw(payload, contentType)
    expect(answer.statusCode, answer.body).toBe(status)
    expect(answer.headers['content-type']).toContain('application/json')
  })

  it('without the visitor’s token it is refused', async () => {
    const before = stored().length
    const answer = await house.inject({
      method: 'POST',
      url: '/api/temp-files/',
      cookies: visitor.cookies,
      payload: formWith(PDF),
    })
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toMatchObject({ code: 'csrf_failed' })
    expect(stored()).toHaveLength(before)
  })

  it('is throttled per address', async () => {
    for (let time = 0; time < 30; time++)
      expect((await upload(formWith(PDF), '198.51.100.1')).statusCode).toBe(200)
    expect((await upload(formWith(PDF), '198.51.100.1')).statusCode).toBe(429)
  })

  it('a name of 78,000 dots is a name like any other', async () => {
    const answer = await upload(formWith(PDF, `a${'.'.repeat(78_000)}b`))
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.json().name).toBe('b.pdf')
  })

  it('a call that takes no files still refuses forms', async () => {
    const answer = await house.inject({
      ...visitor,
      method: 'POST',
      url: '/api/forms-entries/',
      payload: formWith(PDF),
    })
    expect(answer.statusCode).toBe(415)
  })
})

describe('quality, Security, Uploads: what one address may leave here is limited in all', () => {
  const full = {
    file: [
      'Very many files have come from your connection today. Please try again tomorrow, or write to us.',
    ],
  }
  const fromOthers = async () =>
    ({ ...(await house.visit()), method: 'POST', payload: formWith(PDF) }) as const

  it(`${PER_ADDRESS.files} files a day, whoever sends them; the next day as many again`, async () => {
    const from = '2001:db8:0:1::1'
    for (let time = 0; time < PER_ADDRESS.files; time++) {
      if (time % 30 === 0) house.clock.advance({ minutes: 10 })
      expect((await upload(formWith(PDF), from)).statusCode).toBe(200)
    }
    const before = stored().length
    const answer = await upload(formWith(PDF), from)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual(full)
    const german = await house.inject({
      ...(await fromOthers()),
      url: '/de/api/temp-files/',
      remoteAddress: from,
    })
    expect(german.json()).toEqual({ file: [expect.stringMatching(/^Von Ihrem Anschluss kamen heute schon/)] })
    // Another address in the same network counts as the same connection; another network does not.
    expect((await upload(formWith(PDF), '2001:db8:0:1::2')).json()).toEqual(full)
    expect(stored()).toHaveLength(before)
    expect((await upload(formWith(PDF), '2001:db8:0:2::1')).statusCode).toBe(200)
    house.clock.advance({ days: 1 })
    expect((await upload(formWith(PDF), from)).statusCode).toBe(200)
  })

  it('so many bytes a day, also where a form has taken them, and of several at once only what fits', async () => {
    const from = '198.51.100.7'
    const { id } = (await upload(formWith(PDF), from)).json()
    expect((await submit({ cv: id })).statusCode).toBe(200)
    const room = PER_ADDRESS.bytes - 2 * PDF.length
    await db.update(tempFiles).set({ size: room }).where(eq(tempFiles.id, id))
    const before = stored().length
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => upload(formWith(PDF), from)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 400, 400, 400])
    expect(stored()).toHaveLength(before + 2)
  })

  it('an address is kept as a fingerprint', async () => {
    const { id } = (await upload(formWith(PDF), '203.0.113.77')).json()
    const [row] = await db.select().from(tempFiles).where(eq(tempFiles.id, id))
    expect(row?.address).toMatch(/^[\w-]{43}$/)
  })
})

describe('over a real connection', () => {
  const head = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\nx'
  /** Sends a form in pieces without a length; there may be any number of `pieces`. */
  async function stream(pieces: number, stopAfter = Number.POSITIVE_INFINITY): Promise<number | string> {
    const { port } = house.app.server.server.address() as AddressInfo
    const cookie = Object.entries(visitor.cookies).map(([name, value]) => `${name}=${value}`)
    const request = http.request({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/api/temp-files/',
      // A new connection, because a shared one may be closing.
      agent: false,
      headers: {
        ...visitor.headers,
        cookie: cookie.join('; '),
        'content-type': 'multipart/form-data; boundary=b',
      },
    })
    let isAnswered = false
    const answered = new Promise<number | string>((resolve) => {
      request.on('response', (response) => {
        response.resume()
        isAnswered = true
        resolve(response.statusCode ?? 0)
      })
      request.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? ''))
    })
    request.write(head)
    for (let piece = 0; piece < pieces && !request.destroyed && !isAnswered; piece++) {
      if (piece >= stopAfter) request.destroy()
      else if (!request.write(Buffer.alloc(MEGABYTE, 'x')))
        await Promise.race([once(request, 'drain'), answered])
    }
    if (!request.destroyed) request.end('\r\n--b--\r\n')
    return answered
  }

  beforeAll(() => house.app.server.listen({ port: 0, host: '127.0.0.1' }))

  it('a small file passes, one that goes on and on is a 413, and a caller who hangs up harms nobody', async () => {
    const before = stored().length
    expect(await stream(2)).toBe(200)
    // A client that is still writing when the answer comes may see the connection close before reading it.
    expect([413, 'EPIPE', 'ECONNRESET']).toContain(await stream(40))
    expect(await stream(5, 2)).toBe('ECONNRESET')
    expect(await stream(1)).toBe(200)
    expect(stored()).toHaveLength(before + 2)
  })
})

describe('a file in a form', () => {
  const newFile = async () => (await upload(formWith(PDF))).json().id as string
  const refused = { cv: ['This file is no longer there. Please upload it again.'] }

  it('becomes part of the entry', async () => {
    const cv = await newFile()
    const answer = await submit({ cv, letter: null })
    expect(answer.statusCode, answer.body).toBe(200)
    const [file] = await db.select().from(tempFiles).where(eq(tempFiles.id, cv))
    expect(file?.entryId).toBe(answer.json().id)
  })

  it('is read by those who read the entries, and saved rather than opened', async () => {
    const cv = (await upload(formWith(PDF, 'Lebenslauf Ä.pdf'))).json().id
    const url = `/de/api/forms-entry-file/${cv}`
    const editor = await house.login('editor')
    expect((await house.inject({ ...editor, url })).statusCode, 'no entry has it yet').toBe(404)
    await submit({ cv })
    const file = await house.inject({ ...editor, url })
    expect([file.statusCode, file.rawPayload.equals(PDF)]).toEqual([200, true])
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename*=UTF-8''Lebenslauf%20%C3%84.pdf`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    expect((await house.inject({ ...visitor, url })).statusCode).toBe(401)
    expect((await house.inject({ ...(await house.login('customer')), url })).statusCode).toBe(403)
    for (const id of ['x', '..%2f..%2fsecret', randomUUID()])
      expect((await house.inject({ ...editor, url: `/de/api/forms-entry-file/${id}` })).statusCode).toBe(404)
  })

  it('is required where the field says so', async () => {
    expect((await submit({ cv: null })).json()).toEqual({ cv: ['This field is required!'] })
  })

  it.each([
    ['that nobody uploaded', randomUUID()],
    ['that is no id', 'cv.pdf'],
    ['that is a path', '../../secret'],
    ['by number', 7],
    ['by a list', [randomUUID()]],
  ])('one %s is refused and nothing is stored', async (_name, cv) => {
    const before = await db.select().from(formEntries)
    const answer = await submit({ cv })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({ cv: [expect.any(String)] })
    expect(await db.select().from(formEntries)).toHaveLength(before.length)
  })

  it('quality, Reliability, Limits: are at most 30 MB together', async () => {
    const [cv, letter] = [await newFile(), await newFile()]
    await db
      .update(tempFiles)
      .set({ size: 15 * MEGABYTE })
      .where(eq(tempFiles.id, cv))
    await db
      .update(tempFiles)
      .set({ size: 15 * MEGABYTE + 1 })
      .where(eq(tempFiles.id, letter))
    const tooLarge = ['Together the files may be at most 30 MB.']
    const answer = await submit({ cv, letter })
    expect([answer.statusCode, answer.json()]).toEqual([400, { cv: tooLarge, letter: tooLarge }])
    await db
      .update(tempFiles)
      .set({ size: 15 * MEGABYTE })
      .where(eq(tempFiles.id, letter))
    expect((await submit({ cv, letter })).statusCode, 'nothing of it was taken').toBe(200)
  })

  it('that another entry has is nobody else’s, and the files beside it stay free', async () => {
    const [taken, free] = [await newFile(), await newFile()]
    expect((await submit({ cv: taken })).statusCode).toBe(200)
    const answer = await submit({ cv: taken, letter: free })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual(refused)
    expect((await submit({ cv: free })).statusCode).toBe(200)
  })

  it('that somebody else uploaded looks as if it were not there', async () => {
    const cv = await newFile()
    for (const stranger of [await house.visit(), await house.login('customer'), await house.login('admin')]) {
      const payload = { form, field_values: { cv } }
      const answer = await house.inject({
        ...stranger,
        method: 'POST',
        url: '/en/api/forms-entries/',
        remoteAddress: nextAddress(),
        payload,
      })
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toEqual(refused)
    }
    expect((await submit({ cv })).statusCode).toBe(200)
  })

  it('that an account uploaded is that account’s, from any of its browsers', async () => {
    const [first, second] = [await house.login('customer'), await house.login('customer')]
    const sent = await house.inject({
      ...first,
      method: 'POST',
      url: '/en/api/temp-files/',
      remoteAddress: nextAddress(),
      payload: formWith(PDF),
    })
    const payload = { form, field_values: { cv: sent.json().id } }
    const entry = { method: 'POST', url: '/en/api/forms-entries/', payload } as const
    expect((await house.inject({ ...second, ...entry, remoteAddress: nextAddress() })).statusCode).toBe(200)
  })

  it('sent twice under one key is fine: it is the same entry', async () => {
    const cv = await newFile()
    const first = await submit({ cv }, 'key-with-a-file')
    expect((await submit({ cv }, 'key-with-a-file')).json()).toEqual(first.json())
  })

  it('taken by two at once goes to one of them', async () => {
    const cv = await newFile()
    const answers = await Promise.all([submit({ cv }), submit({ cv }), submit({ cv })])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400])
  })

  it('older than a day is no longer there, even before the night', async () => {
    const cv = await newFile()
    house.clock.advance({ days: 1 })
    expect((await submit({ cv })).json()).toEqual(refused)
  })
})

describe('every night', () => {
  it('files without an entry go after a day, entries with their files after their time', async () => {
    await forgetPastEntries(house.app.platform)
    house.clock.advance({ days: 3 })
    await forgetPastEntries(house.app.platform)
    expect(await db.select().from(tempFiles)).toEqual([])
    expect(await db.select().from(formEntries).where(eq(formEntries.formId, form))).toEqual([])
    expect(stored()).toEqual([])

    const kept = (await upload(formWith(PDF))).json().id
    const entry = (await submit({ cv: kept })).json().id
    house.clock.advance({ hours: 25 })
    const fresh = (await upload(formWith(PDF))).json().id
    await forgetPastEntries(house.app.platform)
    const files = await db.select().from(tempFiles)
    expect(files.map(({ id }) => id).sort()).toEqual([kept, fresh].sort())
    expect(stored()).toHaveLength(2)

    house.clock.advance({ hours: 23 })
    await forgetPastEntries(house.app.platform)
    expect(await db.select().from(formEntries).where(eq(formEntries.id, entry))).toEqual([])
    expect((await db.select().from(tempFiles)).map(({ id }) => id)).toEqual([fresh])
    expect(stored()).toHaveLength(1)
  })
})
