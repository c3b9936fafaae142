import type { Bilingual } from '../../packages/foyer/src/contract/locale.ts'
import type { Field, Fields, ReferenceTarget } from '../../packages/foyer/src/fields/kinds.ts'

/** The id of an item that a field can reference. */
export type Existing = (target: ReferenceTarget) => number | null

/** Values that every rule of a field accepts; different ones for every number. */
export function someValues(fields: Fields, number: number, existing: Existing): Record<string, unknown> {
  const written = Object.entries(fields).filter(([, field]) => !field.readOnly)
  return Object.fromEntries(written.map(([name, field]) => [name, someValue(field, number, existing)]))
}

function someValue(field: Field, number: number, existing: Existing): unknown {
  switch (field.kind) {
    case 'string':
      return stringOf(field.format, number).slice(0, field.maxLength)
    case 'slug':
      return `wort-${number}`
    case 'colour':
      return `#00000${number % 10}`
    case 'password':
      return `ein langes Passwort ${number}`
    case 'richText':
      return `<p>Absatz ${number}</p>`
    case 'html':
      return `<p>Code ${number}</p>`
    case 'bilingual':
      return bilingualOf(field.text, number)
    case 'number':
      return Math.min(field.max, field.min + number)
    case 'decimal':
      return Math.min(field.max, Math.max(field.min, number / 16))
    case 'boolean':
      return number % 2 === 1
    case 'choice':
      return field.options[number % field.options.length]
    case 'choices':
      return field.options.filter((_, index) => index % 2 === number % 2)
    case 'link':
      return `/de/weg/${number}`
    case 'file':
      return `/media/files/${String(number).padStart(16, '0')}.${field.accepts === 'video' ? 'webm' : 'mp3'}`
    case 'video':
      return `https://vimeo.com/10845${number}`
    case 'image':
      return existing('image')
    case 'reference':
      return existing(field.to)
    case 'references': {
      const id = existing(field.to)
      return id === null ? [] : [id]
    }
    case 'dateTime':
      return `2031-05-${String(10 + (number % 10)).padStart(2, '0')}T19:30:00+02:00`
    case 'day':
      return `2031-06-${String(10 + (number % 10)).padStart(2, '0')}`
    case 'time':
      return `${String(10 + (number % 10)).padStart(2, '0')}:30`
    case 'items':
      return [1, 2].map((row) => someValues(field.fields, number * 10 + row, existing))
    case 'embed':
    case 'answers':
      throw new TypeError(`No resource is written by a field of the kind ${field.kind}`)
  }
}

function stringOf(format: string | undefined, number: number): string {
  if (format === 'money') return `${number}.50`
  if (format === 'email') return `post${number}@haus.example`
  if (format === 'digits') return String(700 + number)
  if (format === 'key') return `key-${number}`
  return `Zeile ${number}`
}

function bilingualOf(text: string, number: number): Bilingual {
  const both = (of: (word: string) => string) => ({ de: of('wort'), en: of('word') })
  if (text === 'rich') return both((word) => `<p>${word} ${number}</p>`)
  if (text === 'link') return both((word) => `/de/${word}-${number}`)
  if (text === 'path') return both((word) => `ort/${word}-${number}`)
  return both((word) => `Das ${word} ${number}`)
}

/** Values that a field must refuse: by its limits, its kind and whether it is required. */
export function wrongValues(field: Field): unknown[] {
  const required = 'required' in field && field.required
  switch (field.kind) {
    case 'string':
      return [
        7,
        'x'.repeat(field.maxLength + 1),
        ...(field.format ? ['not so!'] : []),
        ...(required ? [''] : []),
      ]
    case 'slug':
      return [7, 'Groß', 'x'.repeat(field.maxLength + 1)]
    case 'colour':
      return [7, 'rot', '#12345']
    case 'password':
      return [7, 'kurz', 'x'.repeat(field.maxLength + 1)]
    case 'richText':
    case 'html':
      return [7, 'x'.repeat(4 * field.maxLength + 1), ...(required ? [''] : [])]
    case 'bilingual': {
      const long = 'x'.repeat(4 * field.maxLength + 1)
      const unfit = { link: 'javascript:alert(1)', path: 'a//b', line: long, lines: long, rich: long }[
        field.text
      ]
      const half = { de: '', en: field.inOneLanguage ? '' : 'x' }
      return [7, { de: 7, en: '' }, { de: unfit, en: 'x' }, ...(required ? [half] : [])]
    }
    case 'number':
    case 'decimal':
      return ['x', field.min - 1, field.max + 1, ...(field.kind === 'number' ? [field.min + 0.5] : [])]
    case 'boolean':
      return ['x', 1]
    case 'choice':
      return ['no such option', null]
    case 'choices':
      return ['x', ['no such option']]
    case 'link':
      return [7, 'javascript:alert(1)', ...(required ? [''] : [])]
    case 'file':
      return [7, '/media/files/x.exe', 'https://elsewhere.example/a.mp3']
    case 'video':
      return [7, 'https://elsewhere.example/film']
    case 'image':
    case 'reference':
      return ['x', -1, 2_000_000_000, ...(required ? [null] : [])]
    case 'references':
      return ['x', [-1], [2_000_000_000], Array.from({ length: field.max + 1 }, (_, index) => index + 1)]
    case 'dateTime':
      return [7, 'morgen', '2031-02-30T10:00', ...(required ? [null] : [])]
    case 'day':
      return [7, '2031-02-30', ...(required ? [null] : [])]
    case 'time':
      return [7, '25:00', ...(required ? [null] : [])]
    case 'items':
      return ['x', [7], Array.from({ length: field.max + 1 }, () => ({}))]
    case 'embed':
    case 'answers':
      return []
  }
}
