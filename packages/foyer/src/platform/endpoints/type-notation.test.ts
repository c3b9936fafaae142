import { describe, expect, it } from 'vitest'
import { typeLines, typeNotation, typeNotes } from './type-notation.ts'

/** The text that a reader sees. */
function read(schema: unknown): string {
  return typeNotation(schema)
    .text.replace(/<[^>]+>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}

describe('the notation of a type', () => {
  it.each([
    [{ type: 'string' }, 'string'],
    [{ type: ['string', 'null'] }, 'string | null'],
    [{ const: 'page' }, '"page"'],
    [{ enum: ['a', 1, null] }, '"a" | 1 | null'],
    [{ anyOf: [{ type: 'integer' }, { type: 'null' }] }, 'integer | null'],
    [{ allOf: [{ type: 'integer' }, { type: 'number' }] }, 'integer & number'],
    [{ type: 'array', items: { type: 'string' } }, 'string[]'],
    [{ type: 'array', items: { enum: ['a', 'b'] } }, '("a" | "b")[]'],
    [{ type: 'array', items: { type: ['string', 'null'] } }, '(string | null)[]'],
    [{ type: 'array', prefixItems: [{ type: 'string' }, { type: 'integer' }] }, '[string, integer]'],
    [{ type: 'object' }, '{}'],
    [{}, 'any'],
    [undefined, 'any'],
    [false, 'never'],
  ])('of %j is %s', (schema, notation) => {
    expect(read(schema)).toBe(notation)
  })

  it('nests, marks what may be absent, and notes limits', () => {
    const schema = {
      type: 'object',
      properties: {
        title: { type: 'string', minLength: 1, maxLength: 300 },
        urls: { type: 'object', properties: { de: { type: 'string' } }, additionalProperties: false },
        thumbs: { type: 'object', additionalProperties: { type: 'string' } },
      },
      required: ['title', 'urls'],
    }
    expect(read(schema)).toBe(`{
  title: string  // 1 to 300 characters
  urls: {
    de?: string
  }
  thumbs?: {
    [name]: string
  }
}`)
  })

  it('links shared schemas', () => {
    expect(typeNotation({ $ref: '#/components/schemas/MenuItem' }).text).toBe(
      '<a href="#shape-MenuItem">MenuItem</a>',
    )
  })

  it('is one block per line', () => {
    const lines = typeLines({
      type: 'object',
      properties: { a: { type: 'string', description: 'two\nlines' } },
    })
    expect(lines.text.match(/two lines/)).not.toBeNull()
    expect(lines.text).not.toContain('\n')
  })
})

describe('the notes of a type', () => {
  it.each([
    [{ maxLength: 1 }, 'at most 1 character'],
    [{ minItems: 2 }, 'at least 2 items'],
    [{ minimum: 0, maximum: 5 }, '0 to 5'],
    [{ minItems: 2, maxItems: 2 }, '2 items'],
    [{ format: 'email', pattern: '^.+$' }, 'email'],
    [{ pattern: '^a$' }, 'matches ^a$'],
    [{ default: '' }, '"" unless given'],
    [{ description: 'The key', maxLength: 3 }, 'The key, at most 3 characters'],
    [{}, ''],
    [undefined, ''],
  ])('of %j are "%s"', (schema, notes) => {
    expect(typeNotes(schema)).toBe(notes)
  })
})
