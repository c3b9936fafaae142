import { Failure } from '../contract/errors.ts'
import { readErrorPages, readSettings } from '../domains/settings/service.ts'
import type { Context } from '../platform/context.ts'

const BLOCKS = ['html_header', 'html_footer_top', 'html_footer_bottom', 'html_footer_logos'] as const

/** Raw HTML that admins wrote: a block of every page by its name, or what an error shows by its status (1 §8). */
export async function findHtmlBlock(context: Context, slug: string): Promise<{ slug: string; code: string }> {
  const name = BLOCKS.find((block) => block === slug)
  const block = name ? (await readSettings(context))[name] : (await readErrorPages(context)).get(slug)
  if (!block) throw new Failure('not_found')
  return { slug, code: block.code }
}
