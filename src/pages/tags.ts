/** What an answer made of pages is dropped by. */
export const PAGES_TAG = 'pages'

export const REDIRECTS_TAG = 'redirects'

export const LEGAL_TAG = 'legal'

/** By its slug, so that one who looked for a section in vain hears of it when it is made. */
export function sectionTag(slug: string): string {
  return `section:${slug}`
}
