import { isFailure } from '../contract/errors.ts'
import { definitionOf } from '../modules/catalog.ts'
import type { Column, Module, ModuleDefinition, ModuleField } from '../modules/kit/define-module.ts'

import type { Context } from '../platform/context.ts'
import { findSection } from './service.ts'

/** The text of a section without markup; empty where the section does not exist. */
export async function sectionText(context: Context, slug: string): Promise<string> {
  try {
    return textOf((await findSection(context, slug)).children)
  } catch (error) {
    if (isFailure(error) && error.code === 'not_found') return ''
    throw error
  }
}

export function textOf(modules: Module[]): string {
  return modules.flatMap(wordsOf).filter(Boolean).join(' ')
}

/** The visible texts of a module and of those nested in it, in the order of its fields. */
function wordsOf(module: Module): string[] {
  const definition = definitionOf(module.model)
  return definition ? wordsIn(definition, module) : []
}

function wordsIn({ fields }: ModuleDefinition, values: Record<string, unknown>): string[] {
  return Object.entries(fields).flatMap(([name, field]) => wordsOfField(field, values[name]))
}

function wordsOfField(field: ModuleField, value: unknown): string[] {
  switch (field.kind) {
    case 'columns':
      return (value as Column[]).map((column) => textOf(column.children))
    case 'modules':
      return [textOf(value as Module[])]
    case 'children': {
      const of: readonly ModuleDefinition[] = field.of
      return (value as Module[]).flatMap((child) => {
        const definition = of.find(({ model }) => model === child.model)
        return definition ? wordsIn(definition, child) : []
      })
    }
    case 'items':
      return (value as Record<string, unknown>[]).flatMap((item) =>
        Object.entries<ModuleField>(field.fields).flatMap(([name, inner]) => wordsOfField(inner, item[name])),
      )
    case 'richText':
      return [withoutMarkup(value as string)]
    case 'string':
      return field.format ? [] : [value as string]
    default:
      return []
  }
}

function withoutMarkup(html: string): string {
  return html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&[#\w]+;/g, ' ')
    .trim()
}
