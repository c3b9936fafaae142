import { isFailure } from '../contract/errors.ts'
import { definitionOf } from '../modules/catalog.ts'
import type { Column, Module } from '../modules/kit/fields.ts'
import type { Context } from '../platform/context.ts'
import { findSection } from './service.ts'

/** The words of a standalone section, without markup; none where there is no such section. */
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

/** What a reader reads of a module: its texts and those of the modules in it, in the order of its fields. */
function wordsOf(module: Module): string[] {
  return Object.entries(definitionOf(module.model)?.fields ?? {}).flatMap(([name, { kind }]) => {
    const value = module[name]
    if (kind === 'columns') return (value as Column[]).map((column) => textOf(column.children))
    if (kind === 'richText') return [withoutMarkup(value as string)]
    return kind === 'string' && name !== 'anchor' ? [value as string] : []
  })
}

function withoutMarkup(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&[#\w]+;/g, ' ')
    .trim()
}
