import type { ResourceDescription } from '../../fields/description.ts'

/** Whether its text is written on its page and not in its form, as with articles and pages: it has a page, and no field for a text. */
export function isWrittenOnSite({
  has_page,
  fields,
}: Pick<ResourceDescription, 'has_page' | 'fields'>): boolean {
  const hasText = fields.some(({ kind, limits }) => kind === 'richText' || limits.text === 'rich')
  return has_page && !hasText
}
