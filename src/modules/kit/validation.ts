import { z } from 'zod'
import { sanitiseRichText } from '../../platform/text/rich-text.ts'
import type { ModuleDefinition } from './define-module.ts'
import type { Field } from './fields.ts'

/** Grid classes only: a column's classes end up in markup. */
const gridClasses = z.string().regex(/^[a-z0-9 -]{0,200}$/)

const PASTE_FACTOR = 4

/** The schema of one field. Children are checked by the caller, which knows the catalog. */
function fieldSchema(field: Field): z.ZodType {
  switch (field.kind) {
    case 'string':
      return field.required
        ? z.string().trim().min(1).max(field.maxLength)
        : z.string().trim().max(field.maxLength).default('')
    case 'richText': {
      // The limit holds for what is stored, so that it holds again when that is read. What is pasted may be longer.
      const clean = z
        .string()
        .max(PASTE_FACTOR * field.maxLength)
        .transform(cleanOrEmpty)
      const stored = z.string().max(field.maxLength)
      return field.required ? clean.pipe(stored.min(1)) : clean.pipe(stored).default('')
    }
    case 'boolean':
      return z.boolean().default(field.default)
    case 'choice':
      return z.literal([...field.options]).default(field.default)
    case 'columns':
      return z
        .array(z.object({ classes: gridClasses, children: z.array(z.unknown()).default([]) }))
        .min(1)
        .max(4)
  }
}

/** Paragraphs without a word in them are no text. */
function cleanOrEmpty(html: string): string {
  const clean = sanitiseRichText(html)
  return /^(<[^>]*>|\s)*$/.test(clean) ? '' : clean
}

const schemas = new WeakMap<ModuleDefinition, z.ZodObject>()

export function moduleSchema(definition: ModuleDefinition): z.ZodObject {
  let schema = schemas.get(definition)
  if (!schema) {
    const shape = Object.entries(definition.fields).map(([name, field]) => [name, fieldSchema(field)])
    schema = z.object(Object.fromEntries(shape))
    schemas.set(definition, schema)
  }
  return schema
}
