import fc from 'fast-check'
import type { ReferenceTarget } from '../../packages/foyer/src/fields/kinds.ts'
import type {
  ModuleDefinition,
  ModuleField,
  ModuleFields,
} from '../../packages/foyer/src/modules/kit/define-module.ts'

/** Ids of existing rows, for fields that reference one. */
export interface Existing extends Partial<Record<ReferenceTarget, number>> {
  image: number
}

const EMBEDS = {
  spotify: 'https://open.spotify.com/track/4uLU6hMCjMI75M1A2tKUQC',
  soundcloud:
    '<iframe src="https://w.soundcloud.com/player/?url=https%3A//api.soundcloud.com/tracks/293"></iframe>',
  issuu: 'https://issuu.com/haus/docs/heft',
  instagram: 'https://www.instagram.com/p/C0abc/',
} as Record<string, string>

/** Texts as people write them, and hostile ones; trimmed, as they are stored. */
const words = (maxLength: number, required = false) =>
  fc
    .oneof(
      fc.string({ unit: 'grapheme', maxLength: Math.min(maxLength, 60) }),
      fc.constantFrom('<b>Ä & „ö“</b>', '"><script>', '{{x}}', '\u202eabc'),
    )
    .map((text) => text.slice(0, maxLength).trim())
    .filter((text) => !required || text !== '')

const paragraphs = (required = false) =>
  fc
    .array(
      fc.constantFrom(
        '<p>Ein <strong>Wort</strong></p>',
        '<ul><li>a</li></ul>',
        '<p style="text-align:right">b</p>',
        '<p><a href="/de">c</a></p>',
      ),
      { minLength: required ? 1 : 0, maxLength: 4 },
    )
    .map((list) => list.join(''))

const moments = fc
  .date({ min: new Date('2000-01-01Z'), max: new Date('2090-01-01Z'), noInvalidDate: true })
  .map((date) => new Date(Math.floor(date.getTime() / 60_000) * 60_000).toISOString())

const orAbsent = <T>(value: fc.Arbitrary<T>, required: boolean | undefined) =>
  required ? value : fc.option(value, { nil: undefined })

function contentFor(field: ModuleField, existing: Existing): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'string':
      return field.format === 'key'
        ? fc.stringMatching(field.required ? /^[\w-]{1,20}$/ : /^[\w-]{0,20}$/)
        : field.format === 'anchor'
          ? fc.stringMatching(/^[a-z][a-z0-9-]{0,20}$/)
          : words(field.maxLength, field.required)
    case 'richText':
      return paragraphs(field.required)
    case 'html':
      return fc.constantFrom('<p>x</p>', '<script>1</script>', '<table><tr><td>a</td></tr></table>')
    case 'number':
      return fc.integer({ min: field.min, max: field.max })
    case 'boolean':
      return fc.boolean()
    case 'choice':
      return fc.constantFrom(...field.options)
    case 'link':
      return fc.constantFrom(
        '/de/haus',
        '#worte',
        'https://example.org/?a=b',
        'mailto:a@b.example',
        'tel:+4900',
      )
    case 'image':
      return fc.constant(existing.image)
    case 'file':
      return fc.constant(`/media/files/0123456789abcdef.${field.accepts === 'video' ? 'webm' : 'mp3'}`)
    case 'video':
      return fc.constantFrom('https://youtu.be/aqz-KE-bpKQ', 'https://vimeo.com/1084537')
    case 'embed':
      return fc.constantFrom(...field.providers.flatMap((name) => EMBEDS[name] ?? []))
    case 'reference':
      return fc.constant(existing[field.to])
    case 'references':
      return fc.constant([existing[field.to]])
    case 'dateTime':
      return moments
    case 'slug':
    case 'colour':
    case 'password':
    case 'answers':
    case 'bilingual':
    case 'decimal':
    case 'choices':
    case 'day':
    case 'time':
      throw new TypeError(`No module has a field of the kind ${field.kind}`)
    case 'items':
      return fc.array(contentOf(field.fields, existing), { minLength: 1, maxLength: 3 })
    case 'children':
      return fc.array(fc.oneof(...(field.of as ModuleDefinition[]).map((one) => moduleOf(one, existing))), {
        maxLength: 3,
      })
    case 'columns':
      return fc.constant([
        { classes: 'small-12 large-6', children: [{ model: 'text', content: '<p>a</p>' }] },
      ])
    case 'modules':
      return fc.constant([{ model: 'text', content: '<p>a</p>' }])
  }
}

function contentOf(fields: ModuleFields, existing: Existing): fc.Arbitrary<Record<string, unknown>> {
  const values = Object.entries(fields).map(([name, field]) => [
    name,
    orAbsent(contentFor(field, existing), 'required' in field ? field.required : field.kind === 'columns'),
  ])
  return fc
    .record(Object.fromEntries(values) as Record<string, fc.Arbitrary<unknown>>)
    .map((content) => Object.fromEntries(Object.entries(content).filter(([, value]) => value !== undefined)))
}

/** Valid content for a module, as an editor would send it. */
export function moduleOf(definition: ModuleDefinition, existing: Existing) {
  return contentOf(definition.fields, existing).map((content) => ({ ...content, model: definition.model }))
}
