import { type Bilingual, storedText } from '../contract/locale.ts'
import type { Column, ModuleInput, ModuleOf } from './modules.ts'

/** Short functions for the modules that most pages are made of. Every other module is written as an object with its `model`. */

export const headline = (
  content: string,
  more: { level?: 2 | 3 | 4; preline?: string; subline?: string; anchor?: string } = {},
): ModuleOf<'headline'> => ({
  model: 'headline',
  content,
  headline_level: more.level ?? 2,
  preline: more.preline ?? '',
  subline: more.subline ?? '',
  anchor: more.anchor ?? '',
})

/** Paragraphs as the rich text that is stored; one that begins with a tag is not changed. */
export const paragraphs = (...texts: string[]): string =>
  texts.map((text) => (text.startsWith('<') ? text : `<p>${text}</p>`)).join('')

/** The same in every language that is given: `richText({ de: ['…', '…'], en: ['…'] })`. */
export const richText = (texts: Partial<Bilingual<string[]>>): Bilingual =>
  storedText((language) => paragraphs(...(texts[language] ?? [])))

/** Paragraphs; one that begins with a tag is not changed. */
export const text = (...texts: string[]): ModuleOf<'text'> => ({
  model: 'text',
  content: paragraphs(...texts),
})

type Ground = NonNullable<ModuleOf<'section'>['extra_class']>

/** Columns on a ground: that of the page, or one of three. */
export const section = (ground: Ground, ...columns: Column[]): ModuleOf<'section'> => ({
  model: 'section',
  extra_class: ground,
  columns,
})

/** A column of a section; its classes are those of `COLUMN_LAYOUTS`. */
export const column = (classes: string, ...children: ModuleInput[]): Column => ({ classes, children })

type Picture = number | null

export const button = (link_text: string, link: string): ModuleOf<'link'> => ({
  model: 'link',
  link_text,
  link,
  extra_class: 'button',
})

/** A link as a line of text. */
export const onward = (link_text: string, link: string): ModuleOf<'link'> => ({
  ...button(link_text, link),
  extra_class: 'link',
})

/** The words of a link across the whole page, repeated. */
export const band = (link_text: string, link: string): ModuleOf<'link'> => ({
  ...button(link_text, link),
  extra_class: 'slider',
})

export const quote = (content: string, author: string): ModuleOf<'quote'> => ({
  model: 'quote',
  content,
  author,
})

export const image = (picture: Picture, description = ''): ModuleOf<'image'> => ({
  model: 'image',
  image: picture,
  description,
  format: 'large',
})

/** Pictures of any height side by side, which can be opened. */
export const imageList = (
  ...pictures: [picture: Picture, description?: string][]
): ModuleOf<'image-list'> => ({
  model: 'image-list',
  format: 'masonry',
  children: pictures.map(([picture, description]) => image(picture, description)),
})

/** The same, with a link to each file, for the press. */
export const downloads = (
  ...pictures: [picture: Picture, description: string][]
): ModuleOf<'image-list'> => ({
  ...imageList(...pictures),
  downloads: true,
})

export const twoColumns = (
  order: 'image-text' | 'text-image',
  picture: Picture,
  ...texts: string[]
): ModuleOf<'two-columns'> => ({
  model: 'two-columns',
  extra_class: order,
  image: picture,
  text: paragraphs(...texts),
})

/** Questions with their answers. */
export const questions = (anchor: string, ...items: [title: string, answer: string][]): ModuleOf<'faq'> => ({
  model: 'faq',
  anchor,
  items: items.map(([title, answer]) => ({ title, content: paragraphs(answer) })),
})

/** A menu of the parts of a page, by their anchors. */
export const anchorList = (...anchors: [title: string, anchor: string][]): ModuleOf<'anchor-list'> => ({
  model: 'anchor-list',
  sticky: true,
  children: anchors.map(([title, anchor]) => ({ model: 'anchor-item', title, anchor })),
})

export const venueList = (...venues: number[]): ModuleOf<'venue-list'> => ({
  model: 'venue-list',
  children: venues.map((venue) => ({ model: 'venue', venue })),
})

/** The coming events; with a tag, or within a time. */
export const eventList = (which: Omit<ModuleOf<'event-list'>, 'model'> = {}): ModuleOf<'event-list'> => ({
  model: 'event-list',
  ...which,
})

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
): ModuleOf<'full-teaser'> => ({
  model: 'full-teaser',
  extra_class: look,
  image: picture,
  text: paragraphs(words),
  ...more,
})

export const teaserList = (...teasers: (TeaserWords & { image: Picture })[]): ModuleOf<'teaser-list'> => ({
  model: 'teaser-list',
  extra_class: 'list',
  children: teasers.map(({ text: words, ...more }) => ({
    model: 'teaser-item',
    text: paragraphs(words),
    ...more,
  })),
})

export const logoList = (...names: string[]): ModuleOf<'logo-list'> => ({
  model: 'logo-list',
  extra_class: 'large',
  children: names.map((title) => ({ model: 'logo-item', title })),
})
