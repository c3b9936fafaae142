import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Field } from '../../packages/foyer/src/fields/kinds.ts'
import { recordSchema } from '../../packages/foyer/src/fields/validation.ts'
import { allResources, type Resource } from '../../packages/foyer/src/saving/resource.ts'
import '../../packages/foyer/src/server/resources.ts'
import { allSubjects } from '../../packages/foyer/src/saving/subject.ts'
import { type Existing, someValues, wrongValues } from '../support/resource-values.ts'
import { addImage } from '../support/rows.ts'
import { type Session, startTestApp } from '../support/test-app.ts'

const house = await startTestApp()
afterAll(() => house.close())
let admin: Session
const existing = new Map<string, number>()

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
const ask = async (method: Method, url: string, payload?: unknown) => {
  const answer = await house.inject({
    ...admin,
    method,
    url: `/en/api/admin/${url}`,
    ...(payload !== undefined && {
      payload: JSON.stringify(payload),
      headers: { ...admin.headers, 'content-type': 'application/json' },
    }),
  })
  return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() }
}

beforeAll(async () => {
  admin = await house.login('admin')
  const image = await addImage(house, 'Probe')
  for (const { area, model, target } of allSubjects()) {
    if (!target) continue
    const [first] = (await ask('GET', `${area}/${model}/?page_size=1`)).body.results
    existing.set(target, target === 'image' ? image : first?.id)
  }
})
const existingId: Existing = (target) => existing.get(target) ?? null

/** Every rule is checked for each resource, so that a new one is included automatically. */
const ALL = allResources().map((resource) => [nameOf(resource), resource] as const)
const WRITTEN = ALL.filter(([, { isFixed, isSingleton }]) => !isFixed && !isSingleton)

function nameOf({ subject }: Resource): string {
  return `${subject.area}/${subject.model}`
}

let number = 0
/** An item with unique values, including the rules beyond its fields. */
function newItem({ subject }: Resource): Record<string, unknown> {
  const values = someValues(subject.fields, ++number, existingId)
  return { ...values, ...BEYOND_FIELDS[`${subject.area}/${subject.model}`]?.(values) }
}

/** Values that satisfy rules about several fields. */
const BEYOND_FIELDS: Record<string, (values: Record<string, unknown>) => Record<string, unknown>> = {
  'events/event': () => ({ parent: null, date_start: '2031-05-09T18:00:00+02:00' }),
  'import-desk/source': () => ({ address: '', reads: 'by_hand' }),
  'pages/navigationlink': () => ({ url: `https://elsewhere.example/${number}` }),
  'pages/redirect': () => ({ old_path: `/alt-${number}`, new_path: `/de/neu-${number}` }),
  'productions/season': () => ({ date_from: '2031-01-01' }),
  'search/synonym': () => ({ word: `wort ${number}`, means: `bedeutung ${number}` }),
  'settings/alert': () => ({ published_at: '2031-01-01T10:00:00+01:00' }),
  // Only what can be read is published.
  'settings/brand': () => ({ colours: [{ role: 'ticket', ground: '#ffffff', figure: '#111111' }], logo: '' }),
  'settings/errorpage': () => ({ status: String(400 + (number % 200)) }),
  'venues/venue': () => ({ opening_hours_exceptions: [] }),
}

const shown = (item: Record<string, unknown>, { subject }: Resource) =>
  Object.fromEntries(
    Object.entries<Field>(subject.fields).flatMap(([name, field]) =>
      field.kind === 'password' || field.readOnly ? [] : [[name, item[name]]],
    ),
  )

async function remove(name: string, { id, version }: { id: number; version: number }) {
  return (await ask('DELETE', `${name}/${id}/?version=${version}`)).status
}

describe('3-readings, Calls: every resource', () => {
  it('is described to the back-office, with a label for every field and option', async () => {
    const described = (await ask('GET', '')).body.data
    expect(described.map(({ area, model }: Record<string, string>) => `${area}/${model}`)).toEqual(
      ALL.map(([name]) => name),
    )
  })

  it.each(ALL)('%s: what is saved as it was answered is no change', async (name) => {
    for (const { marks: _, ...item } of (await ask('GET', `${name}/?page_size=20`)).body.results) {
      const again = await ask('POST', `${name}/${item.id}/`, item)
      expect(again).toEqual({ status: 200, body: { ...item, named: expect.any(Object) } })
    }
  })

  it.each(WRITTEN)('%s: every field comes back as it was stored', async (name, resource) => {
    const values = newItem(resource)
    const added = await ask('POST', `${name}/`, values)
    expect(added.status, JSON.stringify(added.body)).toBe(200)
    const { password: _, ...expected } = values
    expect(shown(added.body, resource)).toEqual(expected)
    const read = await ask('GET', `${name}/${added.body.id}/`)
    expect(read.body).toEqual(added.body)

    const { password: __, ...others } = newItem(resource)
    const changed = await ask('POST', `${name}/${added.body.id}/`, { ...others, version: added.body.version })
    expect(changed.status, JSON.stringify(changed.body)).toBe(200)
    expect(shown(changed.body, resource)).toEqual(others)
    expect((await ask('GET', `${name}/${added.body.id}/`)).body).toEqual(changed.body)

    const { data } = (await ask('GET', `${name}/${added.body.id}/history/`)).body
    expect(data.map(({ action }: { action: string }) => action)).toEqual(['update', 'create'])
    expect(JSON.stringify(data)).not.toContain('langes Passwort')
    const back = await ask('POST', `${name}/${added.body.id}/restore/`, { entry: changed.body.version })
    expect(shown(back.body, resource)).toEqual(expected)

    expect(await remove(name, back.body)).toBe(204)
    expect((await ask('GET', `${name}/${added.body.id}/`)).status).toBe(404)
    const [deleted] = (await ask('GET', `${name}/${added.body.id}/history/`)).body.data
    const again = await ask('POST', `${name}/${added.body.id}/restore/`, { entry: deleted.id })
    expect(again.status, JSON.stringify(again.body)).toBe(200)
    expect(shown(again.body, resource)).toEqual(expected)
    expect(await remove(name, again.body)).toBe(204)
  })

  it.each(WRITTEN)('%s: every limit refuses, with the error at the field', async (name, resource) => {
    const fields = Object.entries<Field>(resource.subject.fields).filter(([, field]) => !field.readOnly)
    for (const [field, description] of fields) {
      for (const value of wrongValues(description)) {
        const answer = await ask('POST', `${name}/`, { ...newItem(resource), [field]: value })
        const where = `${field}: ${JSON.stringify(value).slice(0, 80)} ${JSON.stringify(answer.body).slice(0, 200)}`
        expect(answer.status, where).toBe(400)
        expect(
          Object.keys(answer.body).every((key) => key === field || key.startsWith(`${field}.`)),
          where,
        ).toBe(true)
      }
    }
  })

  const HOSTILE = [null, '', [], {}, true, -1, 1e308, 2 ** 53, 'NaN', '\ud800', 'a\0b', '1e9', [null], [{}]]

  it.each(WRITTEN)(
    'quality, Reliability, Bad input: %s: no value of a field is a 5xx',
    async (name, resource) => {
      const { fields } = resource.subject
      for (const field of Object.keys(fields)) {
        for (const value of HOSTILE) {
          const values = { ...newItem(resource), [field]: value }
          // What the schema refuses is not tried; services and database decide about the rest.
          if (!recordSchema(fields).safeParse(values).success) continue
          const answer = await ask('POST', `${name}/`, values)
          const where = `${field}: ${JSON.stringify(value)} ${JSON.stringify(answer.body).slice(0, 200)}`
          expect([200, 400], where).toContain(answer.status)
          if (answer.status === 200) await remove(name, answer.body)
        }
      }
    },
  )

  it.each([
    ['series/series', 'position'],
    ['forms/form', 'retention_days'],
  ])('quality, Reliability, Bad input: %s: %s cannot be nothing', async (name, field) => {
    const [, resource] = ALL.find(([other]) => other === name) ?? []
    const answer = await ask('POST', `${name}/`, { ...newItem(resource as Resource), [field]: null })
    expect([answer.status, Object.keys(answer.body)]).toEqual([400, [field]])
  })

  it.each(ALL)('%s: is found, narrowed and sorted by every column', async (name, resource) => {
    for (const column of resource.columns) {
      for (const ordering of [column, `-${column}`]) {
        expect((await ask('GET', `${name}/?ordering=${ordering}&page_size=5`)).status, ordering).toBe(200)
      }
    }
    expect((await ask('GET', `${name}/?search=Haus%20am&page_size=5`)).status).toBe(200)
    for (const filter of resource.filters) {
      const field = resource.subject.fields[filter] as Field
      const value =
        field.kind === 'boolean'
          ? 'true'
          : field.kind === 'reference'
            ? 'none'
            : 'options' in field
              ? field.options[0]
              : 'x'
      const { status, body } = await ask('GET', `${name}/?${filter}=${value}&page_size=50`)
      expect(status, filter).toBe(200)
      const expected = field.kind === 'boolean' ? true : field.kind === 'reference' ? null : value
      for (const item of body.results) expect(item[filter]).toBe(expected)
    }
    for (const mark of ['offline', 'later', 'past', 'no_picture', 'no_translation']) {
      const { status, body } = await ask('GET', `${name}/?mark=${mark}&page_size=50`)
      expect(status, mark).toBe(200)
      for (const item of body.results) expect(item.marks).toContain(mark)
    }
  })

  it.each(ALL.filter(([, { position }]) => position))('%s: is put into an order', async (name, resource) => {
    for (let some = 0; some < 2; some++) await ask('POST', `${name}/`, newItem(resource))
    const list = async () =>
      (await ask('GET', `${name}/?ordering=position&page_size=100`)).body.results.map(
        ({ id }: { id: number }) => id,
      )
    const turned = (await list()).toReversed()
    expect((await ask('PATCH', `${name}/`, turned)).status).toBe(204)
    expect(await list()).toEqual(turned)
  })

  it.each(ALL.filter(([, { position }]) => !position))(
    '3-readings, Decided after it was used, attacked and read, Lists without an order: %s says why it cannot be put into one',
    async (name) => {
      expect(await ask('PATCH', `${name}/`, [2, 1])).toEqual({
        status: 409,
        body: { code: 'conflict', detail: expect.stringMatching(/sorted by “.+”|only one/) },
      })
    },
  )
})
