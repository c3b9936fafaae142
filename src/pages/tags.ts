/** What an answer made of pages or sections is dropped by. */
export const PAGES_TAG = 'pages'

export function sectionTag(sectionId: number): string {
  return `section:${sectionId}`
}
