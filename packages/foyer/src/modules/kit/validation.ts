import { z } from 'zod'
import { fieldSchema, listOf } from '../../fields/validation.ts'
import type { ModuleDefinition, ModuleField } from './define-module.ts'

/** Only characters of grid classes, because a column's classes are written into markup. */
const gridClasses = z.string().regex(/^[a-z0-9 -]{0,200}$/)
/** The limit for a list that may contain any modules. */
export const MOST_IN_A_LIST = 200

/** The schema of one field. Nested modules are checked by the caller, which knows the catalog. */
function moduleFieldSchema(field: ModuleField): z.ZodType {
  switch (field.kind) {
    case 'children':
      return listOf(z.unknown(), field.max).default([])
    case 'modules':
      return listOf(z.unknown(), MOST_IN_A_LIST).default([])
    case 'columns':
      return z
        .array(z.object({ classes: gridClasses, children: z.array(z.unknown()).default([]) }))
        .min(1)
        .max(4)
    default:
      return fieldSchema(field)
  }
}

const schemas = new WeakMap<ModuleDefinition, z.ZodObject>()

export function moduleSchema(definition: ModuleDefinition): z.ZodObject {
  let schema = schemas.get(definition)
  if (!schema) {
    const fields = Object.entries(definition.fields)
    schema = z.object(Object.fromEntries(fields.map(([name, field]) => [name, moduleFieldSchema(field)])))
    schemas.set(definition, schema)
  }
  return schema
}
