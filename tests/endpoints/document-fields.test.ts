import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { CONTROL_WORDS } from '../../packages/foyer/src/documents/module-calls.ts'
import { articleCategories } from '../../packages/foyer/src/domains/magazine/tables.ts'
import { venues } from '../../packages/foyer/src/domains/venues/tables.ts'
import type { DocumentModule } from '../../packages/foyer/src/module-tree/tree.ts'
import { anyDefinitionOf, catalog, MODELS } from '../../packages/foyer/src/modules/catalog.ts'
import type { ModuleDefinition } from '../../packages/foyer/src/modules/kit/define-module.ts'
import { moduleOf } from '../support/module-content.ts'
import { addEvent, addImage, addRow, bilingual } from '../support/rows.ts'
import { startTestApp } from '../support/test-app.ts'

const house = await startTestApp()
afterAll(() => house.close())
const admin = await house.login('admin')
const existing = {
  image: await addImage(house),
  venue: (await addRow(house, venues, { name: bilingual('Haus') })).id,
  event: await addEvent(house, '2026-05-01T18:00:00Z'),
  articleCategory: (await addRow(house, articleCategories, { name: bilingual('Rubrik') })).id,
  eventTag: 1,
}

const ask = async (method: 'GET' | 'POST', url: string, payload?: object) => {
  const answer = await house.inject({
    ...admin,
    method,
    url: `/en/pageeditor-api/${url}`,
    ...(payload && { payload }),
  })
  return { status: answer.statusCode, body: answer.json() }
}
let { id, version } = (await ask('POST', 'container/', { slug: 'fields' })).body.document as {
  id: number
  version: number
}
const write = async (url: string, body: object) => {
  const control = { document: id, base_version: version, operation_id: randomUUID() }
  const answer = await ask('POST', url, { ...body, ...control })
  if (answer.status === 200) version = answer.body.version
  return answer
}
const definitions = MODELS.map((model) => anyDefinitionOf(model) as ModuleDefinition)
const isPlaced = ({ model }: ModuleDefinition) => Object.hasOwn(catalog, model)

it('no module has a field that the calls need for themselves', () => {
  const taken = definitions.flatMap(({ model, fields }) =>
    Object.keys(fields)
      .filter((name) => CONTROL_WORDS.includes(name))
      .map((name) => `${model}.${name}`),
  )
  expect(taken).toEqual([])
})

describe('2 §3 Page-editor content modules: every field comes back from the calls as it was stored', () => {
  it.each(definitions.filter(isPlaced).map((definition) => [definition.model, definition] as const))(
    '%s',
    async (model, definition) => {
      // Two of each: one to add, and one to change it to.
      const [first = {}, second = {}] = fc.sample(moduleOf(definition, existing), { numRuns: 2, seed: 11 })
      const added = await write(`${model}/`, first as object)
      expect(added.status, JSON.stringify({ first, body: added.body })).toBe(200)
      const stored: DocumentModule = added.body.operations[0].module
      const one = await ask('GET', `${model}/${stored.id}/?document=${id}`)
      expect(one.body.module).toMatchObject(ownFields(definition, stored.fields))
      expect(Object.keys(stored.fields)).toEqual(
        expect.arrayContaining(Object.keys(ownFields(definition, first))),
      )

      const changed = await write(`${model}/${stored.id}/`, second as object)
      expect(changed.status, JSON.stringify({ second, body: changed.body })).toBe(200)
      const { fields = {} } = changed.body.operations[0] ?? {}
      const now = await ask('GET', `${model}/${stored.id}/?document=${id}`)
      expect(now.body.module).toMatchObject(ownFields(definition, { ...stored.fields, ...fields }))
      // And back again, with the inverse from the answer.
      const payload = { base_version: version, operation_id: randomUUID(), operations: changed.body.inverse }
      if (changed.body.inverse.length === 0) return
      const undone = await ask('POST', `document/${id}/operations`, payload)
      expect(undone.status, JSON.stringify(undone.body)).toBe(200)
      version = undone.body.version
      expect((await ask('GET', `${model}/${stored.id}/?document=${id}`)).body).toEqual({
        ...one.body,
        version,
      })
    },
  )
})

/** The own fields of a module; columns are answered with their modules. */
function ownFields({ fields }: ModuleDefinition, values: Record<string, unknown>) {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name]) => fields[name] && !['children', 'modules', 'columns'].includes(fields[name].kind),
    ),
  )
}

describe('2 §5: the calls refuse what must not be stored, at the field', () => {
  const required = 'This field is required!'
  const image = existing.image
  it.each<[string, string, object, string, string | undefined]>([
    ['a headline without words', 'headline', {}, 'content', required],
    ['a level that is none', 'headline', { content: 'x', headline_level: 7 }, 'headline_level', undefined],
    ['a link without text', 'link', { link: '/de', extra_class: 'button' }, 'link_text', required],
    ['a link without a target', 'link', { link_text: 'x', extra_class: 'button' }, 'link', required],
    [
      'no address',
      'link',
      { link_text: 'x', link: 'javascript:1', extra_class: 'button' },
      'link',
      undefined,
    ],
    ['a film elsewhere', 'video', { video_url: 'https://films.example/1', image }, 'video_url', undefined],
    [
      'a film of our own without a picture',
      'self-hosted-video',
      { file: '/media/files/0123456789abcdef.mp4' },
      'image',
      required,
    ],
    ['a sound elsewhere', 'audio', { embed_code: 'https://sounds.example/spotify' }, 'embed_code', undefined],
    ['a sheet elsewhere', 'viewer', { embed_code: 'https://sheets.example/issuu' }, 'embed_code', undefined],
    ['a post elsewhere', 'social-media', { embed: 'https://posts.example/instagram' }, 'embed', undefined],
    ['no articles', 'blog-teaser-list', { items: 0 }, 'items', undefined],
    ['nine articles', 'blog-teaser-list', { items: 9 }, 'items', undefined],
    [
      'a teaser without a headline',
      'full-teaser',
      { image, extra_class: 'image-left' },
      'headline',
      required,
    ],
    [
      'a teaser of 3001 characters',
      'full-teaser',
      { image, headline: 'x', extra_class: 'image-left', text: `<p>${'a'.repeat(3001)}</p>` },
      'text',
      undefined,
    ],
    ['an empty FAQ', 'faq', { items: [] }, 'items', required],
    ['a question without an answer', 'faq', { items: [{ title: 'x' }] }, 'items.0.content', required],
    [
      'two columns without a picture',
      'two-columns',
      { extra_class: 'image-text', text: 'x' },
      'image',
      required,
    ],
    ['a venue that is none', 'venue', {}, 'venue', required],
  ])('%s', async (_, model, body, field, message) => {
    const refused = await write(`${model}/`, body)
    expect(refused.status, JSON.stringify(refused.body)).toBe(400)
    expect(refused.body[field], JSON.stringify(refused.body)).toEqual([message ?? expect.any(String)])
  })

  it('and a change by the same rules as an addition', async () => {
    const added = await write('headline/', { content: 'x' })
    const { id: module } = added.body.operations[0].module
    expect((await write(`headline/${module}/`, { content: '' })).body).toEqual({ content: [required] })
    const rich = await write('text/', { content: '<p onclick="x">a</p><script>b</script>' })
    expect(rich.body.operations[0].module.fields.content).toBe('<p>a</p>')
  })
})
