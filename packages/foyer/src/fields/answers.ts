import { z } from 'zod'
import type { Field, Fields } from './kinds.ts'

/** The schema of a field in answers: the stored value, without the rules for writing it. */
function answerSchema(field: Field): z.ZodType {
  switch (field.kind) {
    case 'bilingual':
      return z.object({ de: z.string(), en: z.string() })
    case 'boolean':
      return z.boolean()
    case 'number':
    case 'decimal':
      return z.number().nullable()
    case 'image':
    case 'reference':
      return z.int().nullable()
    case 'references':
      return z.array(z.int())
    case 'choices':
      return z.array(z.string())
    case 'choice':
      return z.union([z.string(), z.number()])
    case 'dateTime':
    case 'day':
    case 'time':
      return z.string().nullable()
    case 'embed':
      return z.object({ provider: z.string(), address: z.string() }).nullable()
    case 'answers':
      return z.record(z.string(), z.unknown())
    case 'items':
      return z.array(z.object(answerShape(field.fields)))
    default:
      return z.string()
  }
}

export function answerShape(fields: Fields): Record<string, z.ZodType> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, answerSchema(field)]))
}
