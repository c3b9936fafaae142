import type { ResourceDescription } from '../../fields/description.ts'

/**
 * Whether the text of an item is edited on its page and not in the form, as with articles and pages: it has a page, but
 * no field for a text.
 */
export function isWrittenOnSite({
  has_page,
  fields,
}: Pick<ResourceDescription, 'has_page' | 'fields'>): boolean {
  const hasText = fields.some(({ kind, limits }) => kind === 'richText' || limits.text === 'rich')
  return has_page && !hasText
}
