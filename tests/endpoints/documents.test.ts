import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPage } from '../../packages/foyer/src/documents/create.ts'
import { settlePublications } from '../../packages/foyer/src/documents/publish.ts'
import { thinVersions } from '../../packages/foyer/src/documents/thin.ts'
import { documentModules, documents, pageAddresses, versions } from '../../packages/foyer/src/pages/tables.ts'
import { and, desc, eq } from '../../packages/foyer/src/platform/database/drizzle.ts'
import { trail } from '../../packages/foyer/src/saving/tables.ts'
import { addImage } from '../support/rows.ts'
import { type Session, startTestApp } from '../support/test-app.ts'
import { untilHeard } from '../support/until-heard.ts'

const NOW = '2026-03-10T09:00:00Z'
const house = await startTestApp({ now: NOW })
afterAll(() => house.close())
const { platform } = house.app
const { db } = platform
let editor: Session
let admin: Session
beforeAll(async () => {
  editor = await house.login('editor')
  admin = await house.login('admin')
})

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
const ask = async (method: Method, url: string, payload?: object, caller = editor) => {
  const answer = await house.inject({
    ...caller,
    method,
    url: `/en/pageeditor-api/${url}`,
    ...(payload && { payload }),
  })
  return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() }
}
const visit = async (path: string) => (await house.inject(`/en/${path}`)).body
const visited = async (path: string) => (await house.inject(`/en/pageeditor-api/page/${path}`)).statusCode

/** A page with two headlines and a section of two columns; returns its document in English. */
async function newPage(path: string, modules: object[] = [], address: { isOnline?: boolean } = {}) {
  const own = [
    { id: 'one', model: 'headline', content: 'First words' },
    { id: 'two', model: 'headline', content: 'Second words' },
    {
      id: 'box',
      model: 'section',
      columns: [
        { classes: 'small-12', children: [{ id: 'in', model: 'text', content: '<p>Inner</p>' }] },
        { classes: 'small-12', children: [] },
      ],
    },
    ...modules,
  ]
  const language = { path, fields: { title: path }, modules: own as never, ...address }
  const id = await createPage(platform, { writtenBy: 'admin', languages: { de: language, en: language } })
  const rows = await db.select().from(documents).where(eq(documents.pageId, id))
  const en = rows.find(({ locale }) => locale === 'en')
  const de = rows.find(({ locale }) => locale === 'de')
  return { page: id, id: en?.id as number, german: de?.id as number, version: en?.headVersionId as number }
}
const made = (document: number, base_version: number) => ({
  document,
  base_version,
  operation_id: randomUUID(),
})
const read = async (id: number) => (await ask('GET', `document/${id}`)).body
const topOf = ({ modules }: { modules: { id: string }[] }) => modules.map(({ id }) => id)

describe('1 §7 Page-editor writes: the calls of a module', () => {
  it('add, change, move and remove it, and each answers the new version and what takes it back', async () => {
    const { id, version } = await newPage('calls')
    const added = await ask('POST', 'quote/', {
      ...made(id, version),
      ...{ id: 'new', content: 'Said', author: 'Somebody', order: 1 },
    })
    expect(added.status, JSON.stringify(added.body)).toBe(200)
    expect(added.body).toMatchObject({
      document: id,
      operations: [{ kind: 'insert', at: { parent: null, place: '', after: 'one' } }],
      inverse: [{ kind: 'remove', module: 'new' }],
    })
    expect(added.body.version).toBeGreaterThan(version)
    const changed = await ask('POST', 'quote/new/', { ...made(id, added.body.version), author: 'Else' })
    expect(changed.body.inverse).toEqual([{ kind: 'update', module: 'new', fields: { author: 'Somebody' } }])
    const moved = await ask('PATCH', 'quote/', {
      ...made(id, changed.body.version),
      ...{ id: 'new', parent: 'box', place: 'columns.1.children' },
    })
    expect(moved.body.inverse).toEqual([
      { kind: 'move', module: 'new', at: { parent: null, place: '', after: 'one' } },
    ])
    const one = await ask('GET', `quote/new/?document=${id}`)
    expect(one.body).toEqual({
      document: id,
      version: moved.body.version,
      module: {
        ...{ id: 'new', model: 'quote', parent: 'box', place: 'columns.1.children', order: 0 },
        ...{ content: 'Said', author: 'Else', anchor: '' },
      },
    })
    const { base_version, operation_id } = made(id, moved.body.version)
    const query = `document=${id}&base_version=${base_version}&operation_id=${operation_id}`
    const removed = await ask('DELETE', `quote/new/?${query}`)
    expect(removed.body.inverse).toMatchObject([{ kind: 'insert', module: { id: 'new', model: 'quote' } }])
    expect((await ask('GET', `quote/new/?document=${id}`)).status).toBe(404)
    expect(topOf(await read(id))).toEqual(['one', 'two', 'box'])
  })

  it('put some into an order', async () => {
    const { id, version } = await newPage('order')
    const turned = await ask('PATCH', 'headline/', { ...made(id, version), ids: ['two', 'one'] })
    expect(topOf(await read(id))).toEqual(['two', 'one', 'box'])
    const back = { ...made(id, turned.body.version), operations: turned.body.inverse }
    await ask('POST', `document/${id}/operations`, back)
    expect(topOf(await read(id))).toEqual(['one', 'two', 'box'])
  })

  it('3-readings, Decided after it was used, attacked and read, Module calls: take the body of the module alone, and a DELETE without one', async () => {
    const own = (name: string) => `plain-${name}`
    const { id, german } = await newPage('plain', [
      { id: own('a'), model: 'quote', content: 'A' },
      { id: own('b'), model: 'quote', content: 'B' },
      { id: own('s'), model: 'section', columns: [{ classes: '', children: [] }] },
    ])
    const added = await ask('POST', 'text/', { parent: own('s'), order: 0, content: '<p>Plain</p>' })
    expect(added.status, JSON.stringify(added.body)).toBe(200)
    expect(added.body.document).toBe(id)
    const [{ module }] = added.body.operations
    const changed = await ask('POST', `text/${module.id}/`, { content: '<p>Changed</p>' })
    expect(changed.body).toMatchObject({ document: id, operations: [{ kind: 'update', module: module.id }] })
    expect((await ask('GET', `text/${module.id}/`)).body.module).toMatchObject({
      ...{ parent: own('s'), content: '<p>Changed</p>' },
    })
    expect((await ask('PATCH', 'quote/', [own('b'), own('a')])).status).toBe(200)
    expect(topOf(await read(id)).slice(3, 5)).toEqual([own('b'), own('a')])
    // Like a browser that always sends a type.
    const json = { ...editor, headers: { ...editor.headers, 'content-type': 'application/json' } }
    expect((await ask('DELETE', `quote/${own('a')}/`, undefined, json)).status).toBe(200)
    expect(topOf(await read(id))).not.toContain(own('a'))
    // The other language has modules with the same ids, which are unchanged.
    expect(topOf(await read(german)).slice(3, 5)).toEqual([own('a'), own('b')])
  })

  it('2 §3 Image: a picture that is not there is refused at its field, also in a list', async () => {
    const { id, version } = await newPage('no-picture')
    const add = (model: string, body: object) => ask('POST', `${model}/`, { ...made(id, version), ...body })
    const gone = [expect.stringContaining('no such picture')]
    expect(await add('image', { image: 99_999, format: 'large' })).toEqual({
      status: 400,
      body: { image: gone },
    })
    const children = [{ model: 'image', image: 99_999, format: 'large' }]
    expect((await add('image-list', { format: 'grid', children })).body).toEqual({ 'children.0.image': gone })
    const image = await addImage(house)
    const added = await add('image', { id: 'seen', image, format: 'large' })
    expect(added.status).toBe(200)
    const change = { ...made(id, added.body.version), image: 99_999 }
    expect((await ask('POST', 'image/seen/', change)).body).toEqual({ image: gone })
  })

  it('and say what they need where nothing tells the page', async () => {
    const { id } = await newPage('nowhere')
    expect(await ask('POST', 'quote/', { content: 'Where?' })).toEqual({
      status: 400,
      body: { parent: [expect.stringContaining('On which page?')] },
    })
    const [document] = await db.select().from(documents).where(eq(documents.id, id))
    const owner = { content_type: 'page', object_id: document?.pageId }
    expect((await ask('POST', 'quote/', { ...owner, content: 'Here' })).body.document).toBe(id)
    expect((await ask('POST', 'container/', owner)).body.document).toBe(id)
    expect((await ask('DELETE', 'headline/nowhere-at-all/')).status).toBe(404)
    // 'one' is also an id on pages of other tests.
    expect(await ask('DELETE', 'headline/one/')).toEqual({
      status: 400,
      body: { document: [expect.stringContaining('several pages')] },
    })
  })

  it('know a module by its own model only, and no model that is not there', async () => {
    const { id, version } = await newPage('models')
    expect((await ask('POST', 'text/one/', { ...made(id, version), content: 'x' })).status).toBe(404)
    expect((await ask('POST', 'nothing/one/', { ...made(id, version), content: 'x' })).status).toBe(404)
    expect((await ask('POST', 'text/none/', { ...made(id, version), content: 'x' })).status).toBe(404)
    expect((await ask('POST', 'headline/one/', { ...made(2_000_000_000, version) })).status).toBe(404)
  })

  it('refuse a place where it cannot stand, and say so at the field', async () => {
    const { id, version } = await newPage('places')
    const add = (body: object, model = 'text') => ask('POST', `${model}/`, { ...made(id, version), ...body })
    expect((await add({ parent: 'one' })).body).toEqual({ place: ['This block does not fit here.'] })
    expect((await add({ parent: 'box', place: 'columns.2.children' })).body).toEqual({
      place: ['This block does not fit here.'],
    })
    expect((await add({ title: 'x', anchor: 'x' }, 'anchor-item')).body).toEqual({
      model: ['There is no such module.'],
    })
    expect((await add({ after: 'in' })).body).toEqual({ after: [expect.any(String)] })
    expect((await add({ id: 'one' })).body).toEqual({ id: ['There is already a module with this id.'] })
    const into = { ...made(id, version), id: 'box', parent: 'box', place: 'columns.0.children' }
    expect((await ask('PATCH', 'section/', into)).body).toEqual({
      parent: ['A block cannot contain itself.'],
    })
    const fewer = { ...made(id, version), columns: [] }
    expect((await ask('POST', 'section/box/', fewer)).status).toBe(400)
    const two = await ask('POST', 'text/', {
      ...made(id, version),
      ...{ id: 'right', parent: 'box', place: 'columns.1.children', content: 'x' },
    })
    const narrow = { ...made(id, two.body.version), columns: [{ classes: 'small-12' }] }
    expect((await ask('POST', 'section/box/', narrow)).body).toEqual({
      columns: ['A column that would disappear still holds blocks. Please move them first.'],
    })
  })
})

describe('3-readings, Editing: writes name the version they were made on', () => {
  it('and are merged, or answered with base, theirs and mine', async () => {
    const { id, version } = await newPage('two-editors')
    await ask('POST', 'headline/one/', { ...made(id, version), content: 'Theirs' })
    const merged = await ask('POST', 'headline/one/', { ...made(id, version), subline: 'Mine' }, admin)
    expect(merged.status).toBe(200)
    const clash = await ask('POST', 'headline/one/', { ...made(id, version), content: 'Mine' }, admin)
    expect(clash).toEqual({
      status: 409,
      body: {
        ...{ detail: expect.any(String), code: 'conflict', document: id, version: merged.body.version },
        ...{ module: 'one', fields: ['content'] },
        ...{ base: { content: 'First words' }, theirs: { content: 'Theirs' }, mine: { content: 'Mine' } },
      },
    })
    const { modules } = await read(id)
    expect(modules[0].fields).toMatchObject({ content: 'Theirs', subline: 'Mine' })
  })

  it('keep what others wrote in fields that came along unchanged', async () => {
    const { id, version } = await newPage('whole-module')
    await ask('POST', 'headline/one/', { ...made(id, version), content: 'Theirs' })
    const whole = { content: 'First words', preline: '', subline: 'Mine', anchor: '', headline_level: 2 }
    expect((await ask('POST', 'headline/one/', { ...made(id, version), ...whole }, admin)).status).toBe(200)
    const { modules } = await read(id)
    expect(modules[0].fields).toMatchObject({ content: 'Theirs', subline: 'Mine' })
  })

  it('are done once under one id, and answered the same', async () => {
    const { id, version } = await newPage('repeated')
    const body = { ...made(id, version), content: '<p>Once</p>' }
    const first = await ask('POST', 'text/', body)
    expect(await ask('POST', 'text/', body)).toEqual(first)
    expect((await read(id)).modules).toHaveLength(4)
  })

  it('a version nobody knows is a conflict, and nothing is lost', async () => {
    const { id } = await newPage('unknown-base')
    const clash = await ask('POST', 'headline/one/', { ...made(id, 1), content: 'Mine' })
    expect(clash).toMatchObject({ status: 409, body: { base: null, theirs: null } })
    expect(JSON.stringify(clash.body.mine)).toContain('Mine')
  })

  it('several at once are done all or not at all', async () => {
    const { id, version } = await newPage('batch')
    const { document, ...control } = made(id, version)
    const operations = [
      { kind: 'remove', module: 'one' },
      { kind: 'update', module: 'two', fields: { content: '' } },
    ]
    const refused = await ask('POST', `document/${document}/operations`, { ...control, operations })
    expect(refused).toEqual({ status: 400, body: { content: ['This field is required!'] } })
    expect(await read(id)).toMatchObject({ version })
    expect(topOf(await read(id))).toEqual(['one', 'two', 'box'])
  })

  it('the words of the page itself are written in the same way', async () => {
    const { id, version } = await newPage('own-words')
    const { document, ...control } = made(id, version)
    const operations = [{ kind: 'update', module: null, fields: { headline: 'New headline' } }]
    const done = await ask('POST', `document/${document}/operations`, { ...control, operations })
    expect(done.body.inverse).toEqual([{ kind: 'update', module: null, fields: { headline: '' } }])
    expect((await ask('GET', 'page/own-words')).body).toMatchObject({ headline: 'New headline' })
    expect((await house.inject('/en/pageeditor-api/page/own-words')).json().headline).toBe('')
  })
})

describe('3-readings, Texts: raw HTML is for admins', () => {
  const HTML = { id: 'raw', model: 'html', html_code: '<b>admin</b>' }
  const onlyAdmins = ['Only admins may write HTML.']

  it('an editor neither adds nor changes it, by whatever way', async () => {
    const { id, german, version } = await newPage('raw', [HTML])
    const refused = { status: 400, body: { html_code: onlyAdmins } }
    expect(await ask('POST', 'html/', { ...made(id, version), html_code: '<b>x</b>' })).toEqual(refused)
    expect(await ask('POST', 'html/raw/', { ...made(id, version), html_code: '<b>x</b>' })).toEqual(refused)
    // Inserted inside another module, or copied from the other language.
    const around = { ...made(id, version), children: [{ ...HTML, id: 'pasted' }] }
    expect(await ask('POST', 'container/', around)).toEqual({
      status: 400,
      body: { 'children.0.html_code': onlyAdmins },
    })
    const { version: other } = await read(german)
    const copied = { ...made(german, other), ...HTML, id: 'copied' }
    expect(await ask('POST', 'html/', copied)).toEqual(refused)
    // What an admin removed cannot be restored by an editor, neither by undo nor by restoring.
    const removed = await ask(
      'DELETE',
      `html/raw?${new URLSearchParams(made(id, version) as never)}`,
      undefined,
      admin,
    )
    const { document, ...control } = made(id, removed.body.version)
    const undo = { ...control, operations: removed.body.inverse }
    expect(await ask('POST', `document/${document}/operations`, undo)).toEqual(refused)
    expect(await ask('POST', `document/${document}/restore`, { ...control, version })).toEqual(refused)
    expect((await ask('POST', `document/${document}/restore`, { ...control, version }, admin)).status).toBe(
      200,
    )
  })

  it('an editor leaves it, moves it, removes it and takes their own removal back', async () => {
    const { id, version } = await newPage('raw-kept', [HTML])
    const same = { ...made(id, version), html_code: '<b>admin</b>' }
    expect((await ask('POST', 'html/raw/', same)).status).toBe(200)
    const { version: now } = await read(id)
    const removed = await ask('DELETE', `html/raw?${new URLSearchParams(made(id, now) as never)}`)
    const { document, ...control } = made(id, removed.body.version)
    const undo = { ...control, operations: removed.body.inverse }
    expect((await ask('POST', `document/${document}/operations`, undo)).status).toBe(200)
    expect(topOf(await read(id))).toEqual(['one', 'two', 'box', 'raw'])
  })
})

describe('quality, Reliability, Limits: a document', () => {
  it('takes 200 operations in one write, and refuses more with a message', async () => {
    const { id, version } = await newPage('many-operations')
    const many = (count: number) =>
      Array.from({ length: count }, (_, at) => ({
        ...{ kind: 'update', module: 'one', fields: { content: `Words ${at}` } },
      }))
    const write = (count: number) => {
      const { document, ...control } = made(id, version)
      return ask('POST', `document/${document}/operations`, { ...control, operations: many(count) })
    }
    expect(await write(201)).toEqual({ status: 400, body: { operations: [expect.stringContaining('200')] } })
    expect((await write(200)).status).toBe(200)
    expect((await read(id)).modules[0].fields.content).toBe('Words 199')
  })

  it('is stored as it was written, where one write does all kinds of things to the same modules', async () => {
    const { id, version } = await newPage('mixed')
    const { document, ...control } = made(id, version)
    const at = (after: string | null, parent: string | null = null, place = '') => ({ parent, place, after })
    const headline = (name: string, content: string) => ({
      ...{ id: name, model: 'headline', fields: { content }, lists: {} },
    })
    const operations = [
      { kind: 'insert', module: headline('new', 'New'), at: at('two') },
      { kind: 'update', module: 'new', fields: { content: 'New words' } },
      { kind: 'move', module: 'new', at: at(null) },
      { kind: 'remove', module: 'one' },
      { kind: 'insert', module: { ...headline('one', ''), model: 'quote' }, at: at('box') },
      { kind: 'update', module: 'one', fields: { content: 'Said' } },
      { kind: 'move', module: 'two', at: at('in', 'box', 'columns.0.children') },
      { kind: 'insert', module: headline('gone', 'Gone'), at: at('box') },
      { kind: 'remove', module: 'gone' },
    ]
    const answer = await ask('POST', `document/${document}/operations`, { ...control, operations })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    expect((await read(id)).modules).toMatchObject([
      { id: 'new', model: 'headline', fields: { content: 'New words' } },
      {
        id: 'box',
        lists: { 'columns.0.children': [{ id: 'in' }, { id: 'two', fields: { content: 'Second words' } }] },
      },
      { id: 'one', model: 'quote', fields: { content: 'Said' } },
    ])
    const { document: _, ...again } = made(id, answer.body.version)
    await ask('POST', `document/${id}/operations`, { ...again, operations: answer.body.inverse })
    expect(topOf(await read(id))).toEqual(['one', 'two', 'box'])
    expect((await read(id)).modules[0]).toMatchObject({
      model: 'headline',
      fields: { content: 'First words' },
    })
  })

  it('holds at most 1 MB of modules, and one that holds more can become smaller', async () => {
    const { id, version } = await newPage('heavy')
    const text = (name: string) => ({
      kind: 'insert',
      module: { id: name, model: 'text', fields: { content: `<p>${'x'.repeat(19_000)}</p>` }, lists: {} },
      at: { parent: null, place: '', after: null },
    })
    const write = async (base: number, operations: object[]) => {
      const { document, ...control } = made(id, base)
      return ask('POST', `document/${document}/operations`, { ...control, operations })
    }
    const many = (from: number) => Array.from({ length: 25 }, (_, at) => text(`text-${from + at}`))
    const first = await write(version, many(0))
    expect(first.status, JSON.stringify(first.body)).toBe(200)
    const second = await write(first.body.version, many(25))
    expect(second.status).toBe(200)
    expect(await write(second.body.version, many(50))).toEqual({
      status: 400,
      body: { non_field_errors: [expect.stringContaining('at most 1 MB')] },
    })
    const legacy = Array.from({ length: 3 }, (_, at) => ({
      ...{ documentId: id, id: `old-${at}`, parentId: null, place: '', rank: `zz${at}` },
      ...{ model: 'text', version: 1, fields: { content: 'y'.repeat(100_000) } },
    }))
    await db.insert(documentModules).values(legacy)
    expect((await write(second.body.version, [text('one-more')])).status).toBe(400)
    const smaller = await write(second.body.version, [{ kind: 'remove', module: 'text-0' }])
    expect(smaller.status).toBe(200)
  })
})

describe('quality, Reliability, Rights of old versions: raw HTML that an admin took out stays out', () => {
  const HTML = { id: 'raw', model: 'html', html_code: '<b>admin</b>' }
  const OLD = ['This version holds HTML that is no longer published. Only admins may publish it.']
  const refused = { status: 400, body: { non_field_errors: OLD } }
  const LATER = { at: '2026-03-11T09:00:00Z' }

  const remove = (id: number, version: number, caller = editor) =>
    ask('DELETE', `html/raw?${new URLSearchParams(made(id, version) as never)}`, undefined, caller)
  const publish = (id: number, body: object, caller = editor) =>
    ask('POST', `document/${id}/publish`, body, caller)
  const published = async (id: number, body: object, caller = editor) =>
    expect((await publish(id, body, caller)).status).toBe(200)

  it('an editor does not publish the version before, now or later, until, nor once nothing is shown', async () => {
    const { id, version } = await newPage('withdrawn', [HTML])
    const removed = await remove(id, version, admin)
    await published(id, {}, admin)
    expect(await publish(id, { version })).toEqual(refused)
    expect(await publish(id, { version, ...LATER })).toEqual(refused)
    expect(await publish(id, { version, until: LATER.at })).toEqual(refused)
    expect((await ask('POST', `document/${id}/unpublish`, {})).status).toBe(200)
    expect(await publish(id, { version })).toEqual(refused)
    await published(id, { version: removed.body.version })
    await published(id, { version }, admin)
  })

  it('an admin who shows an older version withdraws what stands in the head', async () => {
    const { id, version } = await newPage('withdrawn-by-publishing')
    const added = await ask('POST', 'html/', { ...made(id, version), ...HTML }, admin)
    await published(id, {}, admin)
    house.clock.advance({ minutes: 1 })
    await published(id, { version }, admin)
    expect(await publish(id, {})).toEqual(refused)
    await ask('POST', `document/${id}/unpublish`, {})
    expect(await publish(id, {})).toEqual(refused)
    // Without it editors may write the page again, and undo does not restore it.
    const removed = await remove(id, added.body.version)
    await published(id, {})
    const { document, ...control } = made(id, removed.body.version)
    const undo = { ...control, operations: removed.body.inverse }
    expect((await ask('POST', `document/${document}/operations`, undo)).status).toBe(400)
  })

  it('an editor publishes what an admin has just written, and what visitors see already', async () => {
    const { id, version } = await newPage('not-withdrawn')
    await ask('POST', 'html/', { ...made(id, version), ...HTML }, admin)
    await published(id, {})
    const { version: now } = await read(id)
    const changed = await ask('POST', 'headline/one/', { ...made(id, now), content: 'New' })
    await published(id, { version: changed.body.version })
    await ask('POST', `document/${id}/unpublish`, {})
    await published(id, {})
    await published(id, { version: now })
  })

  it('an editor does not bring it back by a removal of their own that came before the admin’s', async () => {
    const around = { id: 'around', model: 'section', columns: [{ classes: '', children: [HTML] }] }
    const { id, version } = await newPage('removed-twice', [around])
    const own = await remove(id, version)
    const { document, ...control } = made(id, own.body.version)
    const undone = await ask('POST', `document/${document}/operations`, {
      ...control,
      operations: own.body.inverse,
    })
    expect(undone.status).toBe(200)
    const query = new URLSearchParams(made(id, undone.body.version) as never)
    const removed = await ask('DELETE', `section/around?${query}`, undefined, admin)
    const again = { ...made(id, removed.body.version), ...HTML }
    expect((await ask('POST', 'html/', again)).status).toBe(400)
  })

  it('an editor does not bring a deleted page back that holds raw HTML, and an admin does', async () => {
    const { id } = await newPage('deleted-html', [HTML])
    const [row] = await db.select().from(documents).where(eq(documents.id, id))
    const address = `/en/api/admin/pages/page/${row?.pageId}/`
    const { version } = (await house.inject({ ...admin, url: address })).json()
    const deleted = await house.inject({ ...editor, method: 'DELETE', url: `${address}?version=${version}` })
    expect(deleted.statusCode).toBe(204)
    const [entry] = await db
      .select()
      .from(trail)
      .where(and(eq(trail.subject, 'pages/page'), eq(trail.itemId, row?.pageId as number)))
      .orderBy(desc(trail.id))
      .limit(1)
    const restore = (caller: Session) =>
      house.inject({ ...caller, method: 'POST', url: `${address}restore/`, payload: { entry: entry?.id } })
    const answer = await restore(editor)
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { non_field_errors: ['This page holds HTML. Only admins may bring it back.'] },
    ])
    expect((await restore(admin)).statusCode).toBe(200)
  })
})

describe('1 §4 Section load: a missing section', () => {
  const payload = {
    model: 'container',
    parent: null,
    content_type: 'event',
    object_id: 7,
    slug: 'event-7-more',
  }

  it('is made empty for an editor, once, and shown to visitors when it is published', async () => {
    const first = await ask('POST', 'container/', payload)
    expect(first.body).toMatchObject({
      ...{ model: 'container', slug: 'event-7-more', parent: null, content_type: 'event', object_id: 7 },
      ...{ children: [], document: { published_version: null } },
    })
    expect(await ask('POST', 'container/', payload)).toEqual(first)
    expect((await ask('GET', 'container/by-slug/event-7-more')).body).toEqual(first.body)
    const open = { ...payload, slug: 'a-new-area', content_type: '', object_id: null }
    const { document } = (await ask('POST', 'container/', open)).body
    await ask('POST', 'text/', { ...made(document.id, document.version), content: '<p>Area</p>' })
    const url = '/en/pageeditor-api/container/by-slug/a-new-area'
    expect((await house.inject(url)).statusCode).toBe(404)
    await ask('POST', `document/${document.id}/publish`, {})
    expect((await house.inject(url)).json().children).toMatchObject([{ content: '<p>Area</p>' }])
    expect((await house.inject(url.replace('/en/', '/de/'))).statusCode).toBe(404)
  })

  it('needs a slug', async () => {
    expect((await ask('POST', 'container/', { ...payload, slug: '' })).body).toEqual({
      slug: [expect.any(String)],
    })
  })
})

describe('3-readings, Editing: head and published version', () => {
  it('visitors see what was published, editors what was written, each language for itself', async () => {
    const { id, german, version } = await newPage('draft')
    expect(await visit('draft')).toContain('First words')
    const done = await ask('POST', 'headline/one/', { ...made(id, version), content: 'Draft words' })
    expect(await visit('draft')).toContain('First words')
    expect(await visit('draft')).not.toContain('Draft words')
    expect((await ask('GET', 'page/draft')).body.modules[0].content).toBe('Draft words')
    const state = (await ask('POST', `document/${id}/publish`, { version: done.body.version })).body
    expect(state).toMatchObject({ id, version: done.body.version, published_version: done.body.version })
    expect(await visit('draft')).toContain('Draft words')
    expect((await read(german)).published_version).toBeLessThan(done.body.version)

    expect((await ask('POST', `document/${id}/unpublish`, {})).body.published_version).toBeNull()
    expect(await visited('draft')).toBe(404)
    expect((await house.inject('/de/pageeditor-api/page/draft')).statusCode).toBe(200)
    expect((await ask('GET', 'page/draft')).status).toBe(200)
  })

  it('a reason to publish against the advice of a check is written into the trail', async () => {
    const { id } = await newPage('advised')
    await ask('POST', `document/${id}/publish`, { reason: ' The premiere is tonight ' })
    const [entry] = await db
      .select()
      .from(trail)
      .where(and(eq(trail.subject, 'pages/document'), eq(trail.itemId, id)))
      .orderBy(desc(trail.id))
      .limit(1)
    expect(entry?.after).toMatchObject({ reason: 'The premiere is tonight' })
  })

  it('from a moment on and until another, and kept pages change by themselves', async () => {
    const { id, version } = await newPage('moments')
    const done = await ask('POST', 'headline/one/', { ...made(id, version), content: 'Tomorrow’s words' })
    const plan = {
      version: done.body.version,
      at: '2026-03-11T10:00:00+01:00',
      until: '2026-03-12T10:00:00+01:00',
    }
    expect((await ask('POST', `document/${id}/publish`, plan)).body).toMatchObject({
      ...{ published_version: version, next_version: done.body.version },
      ...{ next_at: '2026-03-11T10:00:00+01:00', ends_at: '2026-03-12T10:00:00+01:00' },
    })
    expect(await visit('moments')).toContain('First words')
    house.clock.set('2026-03-11T08:59:59Z')
    expect(await visit('moments')).toContain('First words')
    house.clock.set('2026-03-11T09:00:00Z')
    expect(await visit('moments')).toContain('Tomorrow’s words')
    await settlePublications(platform)
    expect(await visit('moments')).toContain('Tomorrow’s words')
    const found = await house.inject('/en/api/search/others/?query=Tomorrow')
    expect(found.body).toContain('moments')
    house.clock.set('2026-03-12T09:00:00Z')
    expect(await visited('moments')).toBe(404)
    expect((await house.inject('/en/moments')).statusCode).toBe(404)
    await settlePublications(platform)
    expect((await house.inject('/en/api/search/others/?query=Tomorrow')).body).not.toContain('moments')
    const [row] = await db.select().from(documents).where(eq(documents.id, id))
    expect(row).toMatchObject({ publishedVersionId: null, nextVersionId: null, nextAt: null, endsAt: null })
    house.clock.set(NOW)
  })

  it('a page that was offline goes online with what is published, and a scheduled one at its moment and not before', async () => {
    const { id, version, page } = await newPage('offline-first', [], { isOnline: false })
    expect(await visited('offline-first')).toBe(404)
    const at = '2026-03-11T10:00:00+01:00'
    expect((await ask('POST', `document/${id}/publish`, { version, at })).body).toMatchObject({
      ...{ published_version: null, next_version: version, next_at: at },
    })
    house.clock.set('2026-03-11T08:59:59Z')
    expect(await visited('offline-first')).toBe(404)
    expect((await house.inject('/en/offline-first')).statusCode).toBe(404)
    house.clock.set('2026-03-11T09:00:00Z')
    expect(await visited('offline-first')).toBe(200)
    expect(await visit('offline-first')).toContain('First words')
    house.clock.set(NOW)
    // Only in the language of the document, and recorded as a change of the page.
    expect((await house.inject('/de/pageeditor-api/page/offline-first')).statusCode).toBe(404)
    const { online_in } = (await house.inject({ ...editor, url: `/api/admin/pages/page/${page}/` })).json()
    expect(online_in).toEqual(['en'])

    const now = await newPage('offline-now', [], { isOnline: false })
    await ask('POST', `document/${now.id}/publish`, {})
    expect(await visited('offline-now')).toBe(200)
  })

  it('1 §4 Page load: the home page is neither withdrawn nor put offline, now or later', async () => {
    const [home] = await db.select().from(pageAddresses).where(eq(pageAddresses.path, ''))
    const page = home?.pageId ?? (await newPage('')).page
    const at = '2026-04-01T10:00:00Z'
    for (const { id } of await db.select().from(documents).where(eq(documents.pageId, page))) {
      await ask('POST', `document/${id}/publish`, {})
      const refusal = { status: 400, body: { non_field_errors: [expect.stringContaining('home page')] } }
      for (const body of [{}, { at }])
        expect(await ask('POST', `document/${id}/unpublish`, body)).toEqual(refusal)
      expect(await ask('POST', `document/${id}/publish`, { until: at })).toEqual(refusal)
    }
    const url = `/en/api/admin/pages/page/${page}/`
    const { version } = (await house.inject({ ...editor, url })).json()
    const payload = { version, online_in: ['de'] }
    const answer = await house.inject({ ...editor, method: 'POST', url, payload })
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { online_in: [expect.stringContaining('home page')] },
    ])
    expect((await house.inject('/en')).statusCode).toBe(200)
  })

  it('a plan can be dropped, and a moment that has passed is none', async () => {
    const { id } = await newPage('plans')
    const past = await ask('POST', `document/${id}/publish`, { at: '2026-03-01T10:00:00Z' })
    expect(past.body).toEqual({ at: ['This date has passed.'] })
    await ask('POST', `document/${id}/unpublish`, { at: '2026-04-01T10:00:00Z' })
    expect((await ask('DELETE', `document/${id}/schedule`)).body).toMatchObject({ ends_at: null })
    expect(await visited('plans')).toBe(200)
  })

  it('a write that visitors do not see drops no kept page, and publishing does', async () => {
    const { id, version } = await newPage('kept')
    await untilHeard(platform, platform)
    const heard: string[] = []
    platform.changes.listen((tags) => void heard.push(...(tags ?? [])))
    await ask('POST', 'headline/one/', { ...made(id, version), content: 'Unseen' })
    // Editors hear of a draft; no stored page depends on one.
    const ofPages = () => [...new Set(heard)].filter((tag) => !tag.startsWith('draft:'))
    expect(ofPages()).toEqual([])
    await ask('POST', `document/${id}/publish`, {})
    // Received again from PostgreSQL, as in other processes.
    expect(ofPages()).toEqual(['search', expect.stringMatching(/^page:\d+$/)])
  })
})

describe('Back-office: a copy', () => {
  const add = async (resource: string, payload: object, session = editor) =>
    (await house.inject({ ...session, method: 'POST', url: `/en/api/admin/${resource}/`, payload })).json()
  const raw = { id: 'raw', model: 'html', html_code: '<p>Raw</p>' }

  it('of a page has its blocks in both languages; raw HTML only where an admin copies', async () => {
    const { page } = await newPage('original', [raw])
    for (const [session, models] of [
      [editor, ['headline', 'headline', 'section']],
      [admin, ['headline', 'headline', 'section', 'html']],
    ] as const) {
      const path = `copy-of-${models.length}`
      const values = { title: { de: 'Kopie', en: 'Copy' }, path: { de: path, en: path } }
      expect((await add('pages/page', { ...values, copy_of: page }, session)).online_in).toEqual([])
      for (const locale of ['de', 'en']) {
        const url = `/${locale}/pageeditor-api/page/${path}`
        const { modules } = (await house.inject({ ...editor, url })).json()
        expect(modules.map(({ model }: { model: string }) => model)).toEqual(models)
        expect(modules[2].columns[0].children[0].content).toBe('<p>Inner</p>')
      }
    }
    expect(await add('pages/page', { title: { de: 'x', en: 'x' }, copy_of: 999_999 })).toMatchObject({
      code: 'not_found',
    })
    expect(await visited('copy-of-3')).toBe(404)
  })

  it('of an article has what is written in its section', async () => {
    const [article] = (await house.inject({ ...editor, url: '/en/api/admin/magazine/article/' })).json()
      .results
    const { id: _, version: _version, urls, display_name, picture, marks, slug, ...values } = article
    const original = await add('magazine/article', values)
    const slugOf = (id: number) => `article-${id}`
    await ask('POST', 'container', {
      ...{ model: 'container', slug: slugOf(original.id), content_type: 'article', object_id: original.id },
    })
    const section = (await ask('GET', `container/by-slug/${slugOf(original.id)}`)).body
    await ask('POST', 'headline/', {
      ...made(section.document.id, section.document.version),
      ...{ content: 'In the section' },
    })
    const copy = await add('magazine/article', { ...values, copy_of: original.id })
    const copied = (await ask('GET', `container/by-slug/${slugOf(copy.id)}`)).body
    expect(copied.children).toMatchObject([{ model: 'headline', content: 'In the section' }])
  })

  it('3-readings, Editing: what is written where it stands is a change of its page', async () => {
    const { page, id, version } = await newPage('changed')
    await ask('POST', 'headline/one/', { ...made(id, version), content: 'Changed' })
    const { data } = (await house.inject({ ...editor, url: '/en/api/admin/recent/' })).json()
    const found = data.filter((item: object) => JSON.stringify(item).includes('changed'))
    expect(found).toMatchObject([{ subject: 'pages/page', id: page, action: 'update' }])
    const hub = (await house.inject({ ...editor, url: '/en/api/cms-hub' })).json()
    expect(hub.recent[0]).toMatchObject({ title: 'changed', url: `/admin/pages/page/${page}/change/` })
  })
})

describe('3-readings, Editing: history', () => {
  it('many small writes of one person are one line; another person or a pause begins another', async () => {
    const { id, version } = await newPage('lines')
    let base = version
    const type = async (content: string, caller = editor) => {
      base = (await ask('POST', 'headline/one/', { ...made(id, base), content }, caller)).body.version
    }
    for (const word of ['a', 'ab', 'abc']) await type(word)
    await type('by the admin', admin)
    house.clock.advance({ minutes: 20 })
    await type('later', admin)
    const lines = (await ask('GET', `document/${id}/history`)).body.data
    expect(lines.map(({ writes }: { writes: number }) => writes)).toEqual([1, 1, 3, 1])
    expect(lines[0]).toMatchObject({
      version: base,
      is_head: true,
      is_published: false,
      author: { id: expect.any(Number) },
    })
    expect(lines[3]).toMatchObject({ version, is_published: true, was_published: true, author: null })
    house.clock.set(NOW)
  })

  it('any version can be seen by editors and restored by an ordinary write', async () => {
    const { id, version } = await newPage('restored')
    const first = await ask('POST', 'headline/one/', { ...made(id, version), content: 'A' })
    const second = await ask(
      'DELETE',
      `section/box?${new URLSearchParams(made(id, first.body.version) as never)}`,
    )
    expect((await ask('GET', `page/restored?version_id=${first.body.version}`)).body).toMatchObject({
      modules: [{ content: 'A' }, {}, { columns: [{ children: [{ content: '<p>Inner</p>' }] }, {}] }],
    })
    expect((await house.inject(`/en/restored?v=${first.body.version}`)).statusCode).toBe(301)
    const stale = { ...made(id, first.body.version), version }
    expect((await ask('POST', `document/${id}/restore`, stale)).status).toBe(409)
    const before = await read(id)
    const restored = await ask('POST', `document/${id}/restore`, {
      ...made(id, second.body.version),
      version,
    })
    expect(restored.status).toBe(200)
    expect((await ask('GET', `document/${id}?version_id=${version}`)).body.modules).toEqual(
      (await read(id)).modules,
    )
    const undo = { ...made(id, restored.body.version), operations: restored.body.inverse }
    expect((await ask('POST', `document/${id}/operations`, undo)).status).toBe(200)
    expect((await read(id)).modules).toEqual(before.modules)
    const [line] = (await ask('GET', `document/${id}/history`)).body.data.slice(1)
    expect(line).toMatchObject({ restored_from: version, version: restored.body.version })
  })

  it('is thinned: published, restored from and recent versions stay, and can still be seen', async () => {
    const { id, version } = await newPage('thinned')
    let base = version
    const seen: Record<number, unknown> = {}
    for (const content of ['a', 'ab', 'abc']) {
      base = (await ask('POST', 'headline/one/', { ...made(id, base), content })).body.version
      seen[base] = (await read(id)).modules
    }
    const lastOld = base
    house.clock.advance({ days: 40 })
    editor = await house.login('editor')
    base = (await ask('POST', 'headline/one/', { ...made(id, base), content: 'new' })).body.version
    await thinVersions(platform)
    const kept = await db.select({ id: versions.id }).from(versions).where(eq(versions.documentId, id))
    expect(kept.map((row) => row.id).toSorted((one, other) => one - other)).toEqual([version, lastOld, base])
    expect((await ask('GET', `document/${id}?version_id=${lastOld}`)).body.modules).toEqual(seen[lastOld])
    // A write based on a deleted version cannot be merged, and is not lost.
    const clash = await ask('POST', 'headline/one/', { ...made(id, version), content: 'old' })
    expect(clash.status).toBe(409)
    house.clock.advance({ days: 400 })
    await thinVersions(platform)
    const left = await db.select({ id: versions.id }).from(versions).where(eq(versions.documentId, id))
    expect(left.map((row) => row.id).toSorted((one, other) => one - other)).toEqual([version, base])
    house.clock.set(NOW)
    editor = await house.login('editor')
  })

  it('every write is in the trail: who, which fields, before and after', async () => {
    const { id, version } = await newPage('trailed')
    await ask('POST', 'headline/one/', { ...made(id, version), content: 'New words' })
    const [entry] = await db
      .select()
      .from(trail)
      .where(and(eq(trail.subject, 'pages/document'), eq(trail.itemId, id)))
      .orderBy(desc(trail.id))
      .limit(1)
    expect(entry).toMatchObject({
      ...{ action: 'update', title: 'trailed', fields: ['one.content'], actorId: expect.any(Number) },
      ...{ before: { 'one.content': 'First words' }, after: { 'one.content': 'New words' } },
    })
  })
})
