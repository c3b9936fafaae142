import { Failure } from '../contract/errors.ts'
import { HTML_BLOCKS } from '../domains/settings/contract.ts'
import { readErrorPages, readSettings } from '../domains/settings/service.ts'
import type { Context } from '../platform/context.ts'
import type { HtmlBlock } from './contract.ts'

/** The raw HTML of admins: the blocks of every page by their names, and the pages for errors by their status (1 §8). */
export async function listHtmlBlocks(context: Context): Promise<HtmlBlock[]> {
  const settings = await readSettings(context)
  const errors = [...(await readErrorPages(context))]
  return [
    ...HTML_BLOCKS.map((slug) => ({ slug, code: settings[slug].code })),
    ...errors.map(([slug, { code }]) => ({ slug, code })),
  ]
}

export async function findHtmlBlock(context: Context, slug: string): Promise<HtmlBlock> {
  const block = (await listHtmlBlocks(context)).find((candidate) => candidate.slug === slug)
  if (!block) throw new Failure('not_found')
  return block
}
