import type { Locale } from '../../contract/locale.ts'
import { readPasted } from '../../fields/controls/pasted-html.ts'
import type { DocumentModule } from '../../module-tree/tree.ts'
import { newModule } from './new-module.ts'

/** The page's title is the first heading, so pasted headings begin at the second level. */
const FIRST_LEVEL = 2
const LAST_LEVEL = 6

/**
 * A pasted text with headings, as modules: a headline for each heading, a text for what is between two. Null if it has
 * no headings.
 */
export function modulesOfPasted(
  html: string,
  { newId, locale }: { newId(): string; locale: Locale },
): DocumentModule[] | null {
  const blocks = html.includes('<') ? readPasted(html) : []
  const levels = blocks.flatMap(({ heading }) => heading ?? [])
  if (levels.length === 0) return null
  const modules: DocumentModule[] = []
  const add = (model: string, fields: Record<string, unknown>) => {
    const module = newModule(model, newId(), locale)
    modules.push({ ...module, fields: { ...module.fields, ...fields } })
  }
  for (const block of blocks) {
    const last = modules.at(-1)
    if (block.heading !== null) {
      const headline_level = Math.min(block.heading - Math.min(...levels) + FIRST_LEVEL, LAST_LEVEL)
      add('headline', { headline_level, content: block.words })
    } else if (last?.model === 'text') last.fields.content = `${last.fields.content}${block.html}`
    else add('text', { content: block.html })
  }
  return modules
}
