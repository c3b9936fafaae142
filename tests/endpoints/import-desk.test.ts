import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { readDueSources } from '../../packages/foyer/src/domains/import-desk/reading.ts'
import { type Session, startTestApp } from '../support/test-app.ts'

/** A ticketing system whose export the test sets. */
let exported = ''
let answer: 'export' | 'redirect' | 'fault' = 'export'
const asked: string[] = []
const tickets: Server = createServer((request, response) => {
  asked.push(request.url ?? '')
  if (answer === 'redirect') response.writeHead(302, { location: '/elsewhere' }).end()
  else if (answer === 'fault') response.writeHead(500).end(exported)
  else response.end(exported)
})
await new Promise<void>((resolve) => tickets.listen(0, '127.0.0.1', resolve))
const origin = `http://127.0.0.1:${(tickets.address() as AddressInfo).port}`

const house = await startTestApp({ environment: { IMPORT_ORIGINS: origin } })
afterAll(async () => {
  await house.close()
  tickets.close()
})
let editor: Session
/** Each test has its own sources. */
afterEach(async () => {
  for (const { id } of (await inbox()).sources) {
    await ask('DELETE', `import-desk/source/${id}/?version=2000000000`)
  }
})
beforeAll(async () => {
  editor = await house.login('editor')
})

const ask = async (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: unknown) => {
  const response = await house.inject({
    ...editor,
    method,
    url: `/en/api/admin/${url}`,
    ...(payload !== undefined && {
      payload: JSON.stringify(payload),
      headers: { ...editor.headers, 'content-type': 'application/json' },
    }),
  })
  return { status: response.statusCode, body: response.body === '' ? null : response.json() }
}
const eventOf = async (id: number) => (await ask('GET', `events/event/${id}/`)).body
const change = async (id: number, values: object) =>
  ask('POST', `events/event/${id}/`, { version: (await eventOf(id)).version, ...values })

let made = 0
const addSource = async (values: object = {}): Promise<number> => {
  made += 1
  const { body } = await ask('POST', 'import-desk/source/', { name: `Source ${made}`, ...values })
  return body.id
}
interface Evening {
  id: string
  title?: string
  date?: string
  time?: string
  [more: string]: string | undefined
}
const xml = (...evenings: Evening[]) =>
  `<export>${evenings
    .map((one) => ({ title: `Imported ${one.id}`, date: '2027-03-12', time: '19:30', ...one }))
    .map(
      (one) =>
        `<event>${Object.entries(one)
          .map(([name, text]) => `<${name}>${text}</${name}>`)
          .join('')}</event>`,
    )
    .join('')}</export>`
const preview = async (source: number, text: string) =>
  (await ask('POST', 'import-desk/preview/', { source, text })).body.findings
const take = async (source: number, text: string, ...foreign_ids: string[]) =>
  (await ask('POST', 'import-desk/take/', { source, text, foreign_ids })).body.results
const inbox = async () => (await ask('GET', 'import-desk/')).body
const waitingFor = async (key: string) =>
  (await inbox()).waiting.find(({ foreign_id }: { foreign_id: string }) => foreign_id === key)
const kinds = (findings: { foreign_id: string; kind: string }[]) =>
  Object.fromEntries(findings.map(({ foreign_id, kind }) => [foreign_id, kind]))

describe('Import desk: an export at hand', () => {
  it('is looked at before anything is written, taken over by choice, and safe to repeat', async () => {
    const source = await addSource()
    const [room] = (await ask('GET', 'venues/room/?page_size=1')).body.results
    const text = xml(
      { id: 'h-1', place: room.name.de, price: '24,50', end: '21:30', capacity: '400', free: '10' },
      { id: 'h-2', place: 'Nowhere', time: '22:00', end: '01:00' },
      { id: 'h-3', date: 'soon' },
    )
    const countEvents = async () => (await ask('GET', 'events/event/?page_size=1')).body.count
    const before = await countEvents()
    const findings = await preview(source, text)
    expect(kinds(findings)).toEqual({ 'h-1': 'new', 'h-2': 'new', 'h-3': 'refused' })
    expect(findings[1].problems[0]).toMatch(/place is unknown/)
    expect(await countEvents()).toBe(before)

    const [one, two] = await take(source, text, 'h-1', 'h-2', 'h-3')
    const event = await eventOf(one.event)
    expect(event).toMatchObject({
      ...{ title: { de: 'Imported h-1', en: '' }, room: room.id, status: 'few_left', is_online: false },
      ...{ date_start: '2027-03-12T19:30:00+01:00', date_end: '2027-03-12T21:30:00+01:00', id_jet: 'h-1' },
    })
    expect(event.prices).toMatchObject([{ price: '24.50' }])
    expect((await eventOf(two.event)).date_end).toBe('2027-03-13T01:00:00+01:00')

    expect(kinds(await preview(source, text))).toMatchObject({ 'h-1': 'same', 'h-2': 'same' })
    const again = await take(source, text, 'h-1', 'h-2')
    expect(again.map((result: { event: number }) => result.event)).toEqual([one.event, two.event])
    expect((await eventOf(one.event)).version).toBe(event.version)
  })

  it('changes what is the source’s, and never what an editor has written', async () => {
    const source = await addSource()
    const [{ event }] = await take(source, xml({ id: 'e-1', price: '10' }), 'e-1')
    await change(event, {
      title: { de: 'Von Hand', en: 'By hand' },
      description: { de: '<p>Text</p>', en: '' },
    })
    const moved = xml({ id: 'e-1', title: 'Renamed', date: '2027-03-14', price: '12' })
    const [finding] = await preview(source, moved)
    expect(finding.kind).toBe('moved')
    const told = finding.changes.map(({ label, to, is_kept }: Record<string, unknown>) => [
      label,
      to,
      is_kept,
    ])
    expect(told).toEqual([
      ['Title', 'Renamed', true],
      ['Begins', '14.03.2027 19:30', false],
      ['Ends', '14.03.2027 21:30', false],
      ['Price', '€12', false],
    ])
    await take(source, moved, 'e-1')
    const after = await eventOf(event)
    expect(after).toMatchObject({
      title: { de: 'Von Hand', en: 'By hand' },
      date_start: '2027-03-14T19:30:00+01:00',
    })
    expect(after.description.de).toBe('<p>Text</p>')
    expect(after.prices).toMatchObject([{ price: '12.00' }])
    expect((await preview(source, moved))[0].kind).toBe('same')
  })

  it('an evening that was entered by hand is not made a second time: it is meant, and gets its key', async () => {
    const source = await addSource()
    const { body: byHand } = await ask('POST', 'events/event/', {
      title: { de: 'Liederabend', en: 'Songs' },
      date_start: '2027-04-02T19:30',
      date_end: '2027-04-02T21:00',
    })
    const text = xml({ id: 'd-1', title: 'liederabend', date: '2027-04-02', end: '21:30' })
    const [finding] = await preview(source, text)
    expect([finding.kind, finding.event]).toEqual(['kept', byHand.id])
    const moved = xml({ id: 'd-1', title: 'Liederabend', date: '2027-04-02', end: '21:00', price: '9' })
    expect((await take(source, moved, 'd-1'))[0].event).toBe(byHand.id)
  })

  it('an evening that begins and is called like one with another key says so, and is not taken by itself', async () => {
    const source = await addSource()
    const song = { title: 'Gleichnamig', date: '2027-04-03' }
    await take(source, xml({ id: 'd-2', ...song }), 'd-2')
    const [finding] = await preview(source, xml({ id: 'd-3', ...song }))
    expect([finding.kind, finding.problems]).toEqual(['new', [expect.stringMatching(/second one/)]])
    const [result] = await take(source, xml({ id: 'd-3', ...song }), 'd-3')
    expect(result).toMatchObject({ event: expect.any(Number), refusal: null })
  })

  it('the old beginning of an evening that is moved is kept, the one that was announced first', async () => {
    const source = await addSource()
    const [{ event }] = await take(source, xml({ id: 'm-1' }), 'm-1')
    await take(source, xml({ id: 'm-1', date: '2027-03-14', status: 'verlegt' }), 'm-1')
    const first = '2027-03-12T19:30:00+01:00'
    expect(await eventOf(event)).toMatchObject({ status: 'moved', moved_from: first })
    await take(source, xml({ id: 'm-1', date: '2027-03-20', status: 'verlegt' }), 'm-1')
    expect(await eventOf(event)).toMatchObject({ moved_from: first, date_start: '2027-03-20T19:30:00+01:00' })
    const [unknown] = await take(source, xml({ id: 'm-2', status: 'verlegt' }), 'm-2')
    expect(unknown.refusal).toBeNull()
    expect((await eventOf(unknown.event)).status).toBe('moved')
  })

  it('what the save path refuses is told at its evening, changes nothing, and holds up no other', async () => {
    const source = await addSource()
    const [{ event }] = await take(source, xml({ id: 'r-1', end: '21:30' }), 'r-1')
    // The end is now the editor's own, so a beginning on a later day would be after it.
    await change(event, { date_end: '2027-03-12T23:00:00+01:00' })
    const before = await eventOf(event)
    const moved = xml({ id: 'r-1', date: '2027-03-14', end: '21:30' }, { id: 'r-2' })
    const [refused, other] = await take(source, moved, 'r-1', 'r-2')
    expect(refused).toEqual({
      ...{ foreign_id: 'r-1', event: null },
      refusal: 'The end is before the beginning.',
    })
    expect(await eventOf(event)).toEqual(before)
    expect(other).toMatchObject({ refusal: null, event: expect.any(Number) })
    // Nothing was stored as imported, so it is offered again, and imported after the editor has corrected the end.
    expect(kinds(await preview(source, moved))).toEqual({ 'r-1': 'moved', 'r-2': 'same' })
    await change(event, { date_end: '2027-03-14T23:00:00+01:00' })
    expect((await take(source, moved, 'r-1'))[0]).toMatchObject({ event, refusal: null })
    expect((await eventOf(event)).date_start).toBe('2027-03-14T19:30:00+01:00')
  })

  it('an evening of a production that is here belongs to it, and one of a known key is the one that is here', async () => {
    const source = await addSource()
    const [production] = (await ask('GET', 'productions/production/?page_size=1')).body.results
    const [{ event }] = await take(source, xml({ id: 'p-1', title: production.title.de }), 'p-1')
    expect(await eventOf(event)).toMatchObject({ production: production.id, title: { de: '', en: '' } })

    const other = await addSource()
    expect(kinds(await preview(other, xml({ id: 'p-1', title: production.title.de })))).toEqual({
      'p-1': 'same',
    })
    expect(
      kinds(await preview(other, xml({ id: 'p-1', title: production.title.de, date: '2027-04-01' }))),
    ).toEqual({
      'p-1': 'kept',
    })
  })

  it.each([
    ['<!DOCTYPE x [<!ENTITY a "b">]><export/>', /document type/],
    ['<export>', /not readable XML/],
    ['<export/>', /No events/],
  ])('an export that cannot be read is refused: %s', async (text, message) => {
    const { status, body } = await ask('POST', 'import-desk/preview/', { source: await addSource(), text })
    expect(status).toBe(400)
    expect(body.text[0]).toMatch(message)
  })
})

describe('Import desk: an export that is read by the clock', () => {
  const address = `${origin}/export.xml`
  const readAll = async (...evenings: Evening[]) => {
    exported = xml(...evenings)
    house.clock.advance({ hours: 1 })
    await readDueSources(house.app.platform)
  }

  it('what is new, moved, cancelled or gone waits in the inbox; prices are taken over where that is allowed', async () => {
    const source = await addSource({ address, reads: 'hourly', by_itself: ['changed'] })
    const all = [{ id: 'i-1' }, { id: 'i-2' }, { id: 'i-3' }, { id: 'i-4', price: '10' }]
    await readAll(...all, { id: 'i-past', date: '2020-01-01' })
    expect(kinds((await inbox()).waiting)).toEqual({ 'i-1': 'new', 'i-2': 'new', 'i-3': 'new', 'i-4': 'new' })
    const ids = (await inbox()).waiting.map(({ id }: { id: number }) => id)
    const { results } = (await ask('POST', 'import-desk/inbox/take/', { ids })).body
    expect((await inbox()).waiting).toEqual([])

    await readAll(...all)
    expect((await inbox()).waiting).toEqual([])

    await readAll(
      { id: 'i-1', date: '2027-03-13' },
      { id: 'i-2', status: 'abgesagt' },
      { id: 'i-4', price: '11' },
    )
    expect(kinds((await inbox()).waiting)).toEqual({ 'i-1': 'moved', 'i-2': 'cancelled', 'i-3': 'gone' })
    expect((await eventOf(results[3].event)).prices).toMatchObject([{ price: '11.00' }])

    const waiting = (await inbox()).waiting.map(({ id }: { id: number }) => id)
    await ask('POST', 'import-desk/inbox/take/', { ids: waiting })
    expect((await eventOf(results[0].event)).date_start).toBe('2027-03-13T19:30:00+01:00')
    expect((await eventOf(results[1].event)).status).toBe('cancelled')
    expect((await eventOf(results[2].event)).status).toBe('cancelled')
    const { last } = (await inbox()).sources.find(({ id }: { id: number }) => id === source)
    expect(last).toMatchObject({ failure: null, events: 3, refused: 0 })
  })

  it('what is set aside does not come back, and what an editor deleted is not made again', async () => {
    await addSource({ address, reads: 'hourly' })
    await readAll({ id: 'a-1' }, { id: 'a-2' })
    const [kept, dropped] = [await waitingFor('a-1'), await waitingFor('a-2')]
    await ask('POST', 'import-desk/inbox/set-aside/', { ids: [dropped.id] })
    const { results } = (await ask('POST', 'import-desk/inbox/take/', { ids: [kept.id] })).body
    const { id, version } = await eventOf(results[0].event)
    expect((await ask('DELETE', `events/event/${id}/?version=${version}`)).status).toBe(204)
    await readAll({ id: 'a-1' }, { id: 'a-2' })
    expect((await inbox()).waiting).toEqual([])
    await readAll({ id: 'a-1', time: '20:00' }, { id: 'a-2', time: '20:00' })
    expect(kinds((await inbox()).waiting)).toEqual({ 'a-2': 'new' })
  })

  it('what is done by itself is told, online where the source says so, and written by the house', async () => {
    await addSource({
      address,
      reads: 'hourly',
      by_itself: ['new', 'cancelled'],
      new_online: true,
    })
    await readAll({ id: 'b-1' })
    const [done] = (await inbox()).done
    expect(done).toMatchObject({ kind: 'new', title: 'Imported b-1' })
    expect((await eventOf(done.event)).is_online).toBe(true)
    const history = (await ask('GET', `events/event/${done.event}/history/`)).body.data
    expect(history).toMatchObject([{ action: 'create', actor: null }])
    await ask('POST', 'import-desk/inbox/set-aside/', { ids: [done.id] })
    expect((await inbox()).done).toEqual([])
    await readAll({ id: 'b-1' }, { id: 'b-2', title: 'Imported b-1' })
    expect(kinds((await inbox()).waiting)).toEqual({ 'b-2': 'new' })
    expect((await inbox()).done).toEqual([])
  })

  it('what an editor has changed waits, and is taken over only where somebody says so', async () => {
    await addSource({ address, reads: 'hourly', by_itself: ['new', 'moved', 'changed'] })
    await readAll({ id: 'k-1' })
    const [{ event }] = (await inbox()).done
    await change(event, { date_start: '2027-03-12T18:00:00+01:00', date_end: '2027-03-12T20:00:00+01:00' })
    await readAll({ id: 'k-1', date: '2027-03-20' })
    const finding = await waitingFor('k-1')
    expect(finding.kind).toBe('kept')
    await ask('POST', 'import-desk/inbox/take/', { ids: [finding.id], force: true })
    expect((await eventOf(event)).date_start).toBe('2027-03-20T19:30:00+01:00')
  })

  it('an empty or unreachable export changes nothing and is told at the source', async () => {
    const source = await addSource({ address, reads: 'hourly', by_itself: ['new'] })
    await readAll({ id: 'f-1' })
    exported = '<export></export>'
    expect((await ask('POST', 'import-desk/read/', { source })).body.failure).toMatch(/No events/)
    answer = 'redirect'
    expect((await ask('POST', 'import-desk/read/', { source })).body.failure).toMatch(/no usable answer/)
    answer = 'fault'
    expect((await ask('POST', 'import-desk/read/', { source })).body.failure).toMatch(/no usable answer/)
    answer = 'export'
    exported = `<export>${' '.repeat(5 * 1024 * 1024)}</export>`
    expect((await ask('POST', 'import-desk/read/', { source })).body.failure).toMatch(/larger than 5 MB/)
    expect(asked).not.toContain('/elsewhere')
    expect((await inbox()).waiting).toEqual([])
  })

  it('quality, Security: only configured origins are taken for an address', async () => {
    for (const address of [
      'http://127.0.0.1:1/',
      'https://elsewhere.example/',
      'file:///etc/passwd',
      `${origin.replace('//', '//a:b@')}/`,
    ]) {
      const { status, body } = await ask('POST', 'import-desk/source/', { name: 'x', address })
      expect([status, Object.keys(body)]).toEqual([400, ['address']])
    }
    const { status } = await ask('POST', 'import-desk/source/', { name: 'x', reads: 'daily' })
    expect(status).toBe(400)
  })
})
