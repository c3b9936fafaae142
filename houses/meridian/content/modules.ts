import type { ModuleInput } from '../../../packages/foyer/src/pages/stored-modules.ts'

/** Short functions for the modules of the demo. */
export const headline = (
  content: string,
  more: { level?: 2 | 3 | 4; preline?: string; subline?: string; anchor?: string } = {},
): ModuleInput => ({
  model: 'headline',
  content,
  headline_level: more.level ?? 2,
  preline: more.preline ?? '',
  subline: more.subline ?? '',
  anchor: more.anchor ?? '',
})

/** Paragraphs; one that begins with a tag is not changed. */
export const text = (...paragraphs: string[]): ModuleInput => ({
  model: 'text',
  content: inParagraphs(paragraphs),
})

const inParagraphs = (paragraphs: string[]) =>
  paragraphs.map((paragraph) => (paragraph.startsWith('<') ? paragraph : `<p>${paragraph}</p>`)).join('')

type Ground = '' | 'cc01' | 'cc02' | 'cc03'

export const section = (
  ground: Ground,
  ...columns: { classes: string; children: ModuleInput[] }[]
): ModuleInput => ({
  model: 'section',
  extra_class: ground,
  columns,
})

export const column = (classes: string, ...children: ModuleInput[]) => ({ classes, children })

type Picture = number | null

export const button = (link_text: string, link: string): ModuleInput => ({
  model: 'link',
  link_text,
  link,
  extra_class: 'button',
})

/** A link as a line of text. */
export const onward = (link_text: string, link: string): ModuleInput => ({
  ...button(link_text, link),
  extra_class: 'link',
})

/** The words of a link across the whole page, repeated. */
export const band = (link_text: string, link: string): ModuleInput => ({
  ...button(link_text, link),
  extra_class: 'slider',
})

export const quote = (content: string, author: string): ModuleInput => ({ model: 'quote', content, author })

export const image = (picture: Picture, description = ''): ModuleInput => ({
  model: 'image',
  image: picture,
  description,
  format: 'large',
})

/** Pictures of any height side by side, which can be opened, and downloaded by the press. */
export const imageList = (...pictures: [picture: Picture, description?: string][]): ModuleInput => ({
  model: 'image-list',
  format: 'masonry',
  children: pictures.map(([picture, description]) => image(picture, description)),
})
export const downloads = (...pictures: [picture: Picture, description: string][]): ModuleInput => ({
  ...imageList(...pictures),
  downloads: true,
})

export const twoColumns = (
  order: 'image-text' | 'text-image',
  picture: Picture,
  ...paragraphs: string[]
): ModuleInput => ({
  model: 'two-columns',
  extra_class: order,
  image: picture,
  text: inParagraphs(paragraphs),
})

export const questions = (anchor: string, ...items: [title: string, answer: string][]): ModuleInput => ({
  model: 'faq',
  anchor,
  items: items.map(([title, answer]) => ({ title, content: inParagraphs([answer]) })),
})

export const anchorList = (...anchors: [title: string, anchor: string][]): ModuleInput => ({
  model: 'anchor-list',
  sticky: true,
  children: anchors.map(([title, anchor]) => ({ model: 'anchor-item', title, anchor })),
})

export const venueList = (...venues: number[]): ModuleInput => ({
  model: 'venue-list',
  children: venues.map((venue) => ({ model: 'venue', venue })),
})

export const eventList = (
  which: {
    filters?: 'next_3_days' | 'weekend'
    tag?: number
    date_from?: string
    date_to?: string
    first_large?: boolean
  } = {},
): ModuleInput => ({ model: 'event-list', ...which })

interface TeaserWords {
  preline?: string
  headline: string
  subline?: string
  text: string
  link_text: string
  link: string
}

export const fullTeaser = (
  look: 'image-left' | 'image-right' | 'fullscreen',
  picture: Picture,
  { text: words, ...more }: TeaserWords,
): ModuleInput => ({
  model: 'full-teaser',
  extra_class: look,
  image: picture,
  text: inParagraphs([words]),
  ...more,
})

export const teaserList = (...teasers: (TeaserWords & { image: Picture })[]): ModuleInput => ({
  model: 'teaser-list',
  extra_class: 'list',
  children: teasers.map(({ text: words, ...more }) => ({
    model: 'teaser-item',
    text: inParagraphs([words]),
    ...more,
  })),
})

export const logoList = (...names: string[]): ModuleInput => ({
  model: 'logo-list',
  extra_class: 'large',
  children: names.map((title) => ({ model: 'logo-item', title })),
})
