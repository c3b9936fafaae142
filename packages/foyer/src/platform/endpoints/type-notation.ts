import { html, Markup } from './html.ts'
import { isObject, type Json } from './openapi-schemas.ts'

/** The notation line by line, so that each line can wrap with its own indentation. */
export function typeLines(schema: unknown): Markup {
  const lines = typeNotation(schema).text.split('\n')
  return html`${lines.map((text) => html`<span>${new Markup(text)}</span>`)}`
}

/** Writes a JSON schema as people write types: nested, with limits and defaults as notes, and with shared schemas as links. */
export function typeNotation(schema: unknown, depth = 0): Markup {
  if (schema === false) return html`<b>never</b>`
  if (!isObject(schema)) return html`<b>any</b>`
  if (typeof schema.$ref === 'string') return reference(schema.$ref)
  if ('const' in schema) return html`<i>${JSON.stringify(schema.const)}</i>`
  if (Array.isArray(schema.enum))
    return joined(
      schema.enum.map((value) => html`<i>${JSON.stringify(value)}</i>`),
      ' | ',
    )
  for (const [key, sign] of [
    ['anyOf', ' | '],
    ['oneOf', ' | '],
    ['allOf', ' & '],
  ] as const) {
    const members = schema[key]
    if (Array.isArray(members))
      return joined(
        members.map((member) => typeNotation(member, depth)),
        sign,
      )
  }
  if (Array.isArray(schema.type)) {
    return joined(
      schema.type.map((type) => typeNotation({ ...schema, type }, depth)),
      ' | ',
    )
  }
  if (schema.type === 'array') return list(schema, depth)
  if (schema.type === 'object') return object(schema, depth)
  return html`<b>${typeof schema.type === 'string' ? schema.type : 'any'}</b>`
}

/** What the type alone does not say: limits, format, default and description. */
export function typeNotes(schema: unknown): string {
  if (!isObject(schema)) return ''
  const { description, format, pattern } = schema
  const notes = [
    description,
    format,
    range(schema.minLength, schema.maxLength, 'character'),
    range(schema.minItems, schema.maxItems, 'item'),
    range(schema.minimum, schema.maximum),
    format === undefined && pattern !== undefined && `matches ${pattern}`,
    'default' in schema && `${JSON.stringify(schema.default)} unless given`,
  ]
  return notes.filter(Boolean).join(', ').replace(/\s+/g, ' ')
}

function reference(ref: string): Markup {
  const name = ref.slice(ref.lastIndexOf('/') + 1)
  return html`<a href="#shape-${name}">${name}</a>`
}

function list(schema: Json, depth: number): Markup {
  if (Array.isArray(schema.prefixItems)) {
    return html`[${joined(
      schema.prefixItems.map((item) => typeNotation(item, depth)),
      ', ',
    )}]`
  }
  const items = typeNotation(schema.items, depth)
  const isUnion =
    isObject(schema.items) && ['anyOf', 'oneOf', 'allOf', 'enum'].some((key) => key in (schema.items as Json))
  return isUnion || Array.isArray((schema.items as Json | undefined)?.type)
    ? html`(${items})[]`
    : html`${items}[]`
}

function object(schema: Json, depth: number): Markup {
  const required = Array.isArray(schema.required) ? schema.required : []
  const lines = Object.entries(isObject(schema.properties) ? schema.properties : {}).map(([name, property]) =>
    line(html`<span>${name}</span>${!required.includes(name) && '?'}`, property, depth + 1),
  )
  const { additionalProperties: others } = schema
  if (isObject(others)) lines.push(line(html`[name]`, others, depth + 1))
  if (lines.length === 0) return html`{}`
  return html`{\n${lines}${indent(depth)}}`
}

function line(name: Markup, schema: unknown, depth: number): Markup {
  const type = typeNotation(schema, depth)
  const notes = typeNotes(schema)
  const comment = notes && html`<em>// ${notes}</em>`
  if (type.text.includes('\n'))
    return html`${comment && html`${indent(depth)}${comment}\n`}${indent(depth)}${name}: ${type}\n`
  return html`${indent(depth)}${name}: ${type}${comment && html`  ${comment}`}\n`
}

function joined(members: Markup[], sign: string): Markup {
  return html`${members.map((member, index) => html`${index > 0 && sign}${member}`)}`
}

function indent(depth: number): string {
  return '  '.repeat(depth)
}

function range(min: unknown, max: unknown, unit = ''): string {
  const units = (count: unknown) => (unit ? ` ${unit}${count === 1 ? '' : 's'}` : '')
  if (min !== undefined && max !== undefined)
    return min === max ? `${min}${units(min)}` : `${min} to ${max}${units(max)}`
  if (min !== undefined) return `at least ${min}${units(min)}`
  return max === undefined ? '' : `at most ${max}${units(max)}`
}
