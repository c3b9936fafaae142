import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'

export type Json = Record<string, unknown>

/** Where shared schemas are in the document: a reference starts at the document's root. */
const SCHEMAS = '#/components/schemas/'

export function schemaReference(name: string): Json {
  return { $ref: SCHEMAS + name }
}

export interface SchemaCollection {
  /** The shared schemas so far, by name. */
  readonly schemas: Record<string, Json>
  /** The JSON schema of a zod schema. Parts that it shares or repeats are moved to `schemas`. */
  describe(schema: z.ZodType, io: 'input' | 'output', name: string): Json
}

/**
 * zod makes each schema a document of its own, with references from its own root (`#`, `#/$defs/…`). Inside an OpenAPI document
 * these would lead nowhere, so their targets are moved to `components.schemas`.
 */
export function collectSchemas(schemas: Record<string, Json>): SchemaCollection {
  return {
    schemas,
    describe(schema, io, name) {
      const {
        $schema,
        $defs = {},
        ...root
      } = z.toJSONSchema(schema, {
        io,
        unrepresentable: 'any',
        override: ({ jsonSchema }) => simplify(jsonSchema as Json, io),
      }) as Json
      const parts: Record<string, Json> = { ...($defs as Record<string, Json>) }
      const isRecursive = referencesIn(root).includes('#')
      if (isRecursive) parts['#'] = root
      const names = nameParts(schemas, parts, (key) => (key === '#' ? name : spokenName(key, root, parts)))
      for (const [key, part] of Object.entries(parts)) schemas[names[key] as string] = redirected(part, names)
      return isRecursive ? schemaReference(names['#'] as string) : redirected(root, names)
    },
  }
}

/** Removes the bounds that every whole number in JSON has, and the defaults of answers, whose values are always there. */
function simplify(schema: Json, io: 'input' | 'output'): void {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
  if (io === 'output') delete schema.default
}

/** Gives equal parts one name in the whole document. Different parts with the same name are numbered. */
function nameParts(
  schemas: Record<string, Json>,
  parts: Record<string, Json>,
  nameOf: (key: string) => string,
): Record<string, string> {
  const keys = Object.keys(parts)
  const names = Object.fromEntries(keys.map((key) => [key, nameOf(key)]))
  const isTaken = (key: string, index: number) => {
    const name = names[key] as string
    if (keys.slice(0, index).some((other) => names[other] === name)) return true
    return name in schemas && !isDeepStrictEqual(schemas[name], redirected(parts[key] as Json, names))
  }
  // A new name changes every part that refers to it, so the search starts again after each.
  for (let number = 2, taken = keys.find(isTaken); taken; taken = keys.find(isTaken)) {
    names[taken] = `${nameOf(taken)}${number++}`
  }
  return names
}

/** The name that a schema declares, else a name made of the first property that holds it. */
function spokenName(key: string, root: Json, parts: Record<string, Json>): string {
  if (!key.startsWith('__schema')) return pascalCase(key)
  for (const place of [root, ...Object.values(parts)]) {
    const property = propertyHolding(place, `#/$defs/${key}`)
    if (property) return pascalCase(property)
  }
  return 'Part'
}

function propertyHolding(schema: unknown, reference: string): string | null {
  if (!isObject(schema)) return null
  for (const [name, property] of Object.entries((schema.properties ?? {}) as Json)) {
    if (isObject(property) && isObject(property.items) && property.items.$ref === reference)
      return `${name}_item`
    const deeper = propertyHolding(property, reference)
    if (deeper) return deeper
    if (referencesIn(property).includes(reference)) return name
  }
  return propertyHolding(schema.items, reference)
}

function referencesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn)
  if (!isObject(value)) return []
  const own = typeof value.$ref === 'string' ? [value.$ref] : []
  return [...own, ...Object.values(value).flatMap(referencesIn)]
}

function redirected(value: Json, names: Record<string, string>): Json
function redirected(value: unknown, names: Record<string, string>): unknown
function redirected(value: unknown, names: Record<string, string>): unknown {
  if (Array.isArray(value)) return value.map((item) => redirected(item, names))
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const part =
        key === '$ref' && typeof inner === 'string' ? names[inner.replace(/^#\/\$defs\//, '')] : undefined
      return [key, part ? SCHEMAS + part : redirected(inner, names)]
    }),
  )
}

export function pascalCase(text: string): string {
  return text
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
}

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
