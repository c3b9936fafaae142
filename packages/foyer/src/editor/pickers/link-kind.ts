/** The resource of each kind of item that a link can lead to, in the order of the groups. */
export const LINKED_RESOURCES = {
  pages: 'pages/page',
  events: 'events/event',
  productions: 'productions/production',
  articles: 'magazine/article',
  forms: 'forms/form',
  people: 'people/person',
  venues: 'venues/venue',
  series: 'series/series',
  files: 'media/file',
} as const

export type LinkKind = 'all' | keyof typeof LINKED_RESOURCES | 'anchors' | 'external'
