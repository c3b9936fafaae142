import { anchorList } from './anchor-list/schema.ts'
import { audio } from './audio/schema.ts'
import { blogTeaserList } from './blog-teaser-list/schema.ts'
import { container } from './container/schema.ts'
import { eventList } from './event-list/schema.ts'
import { faq } from './faq/schema.ts'
import { forms } from './forms/schema.ts'
import { fullTeaser } from './full-teaser/schema.ts'
import { headline } from './headline/schema.ts'
import { heroMedia } from './hero-media/schema.ts'
import { highlightTeaser } from './highlight-teaser/schema.ts'
import { html } from './html/schema.ts'
import { image } from './image/schema.ts'
import { imageList } from './image-list/schema.ts'
import type { ModuleDefinition } from './kit/define-module.ts'
import { link } from './link/schema.ts'
import { logoList } from './logo-list/schema.ts'
import { quote } from './quote/schema.ts'
import { section } from './section/schema.ts'
import { selfHostedAudio } from './self-hosted-audio/schema.ts'
import { selfHostedVideo } from './self-hosted-video/schema.ts'
import { socialMedia } from './social-media/schema.ts'
import { teaserList } from './teaser-list/schema.ts'
import { text } from './text/schema.ts'
import { twoColumns } from './two-columns/schema.ts'
import { venue } from './venue/schema.ts'
import { venueList } from './venue-list/schema.ts'
import { video } from './video/schema.ts'
import { videoItem } from './video-item/schema.ts'
import { videoList } from './video-list/schema.ts'
import { viewer } from './viewer/schema.ts'

/** Every module a page can be made of. Its view stands in `views.ts`; the compiler holds the two together. */
export const catalog = {
  'anchor-list': anchorList,
  audio,
  'blog-teaser-list': blogTeaserList,
  container,
  'event-list': eventList,
  faq,
  forms,
  'full-teaser': fullTeaser,
  headline,
  'hero-media': heroMedia,
  'highlight-teaser': highlightTeaser,
  html,
  image,
  'image-list': imageList,
  link,
  'logo-list': logoList,
  quote,
  section,
  'self-hosted-audio': selfHostedAudio,
  'self-hosted-video': selfHostedVideo,
  'social-media': socialMedia,
  'teaser-list': teaserList,
  text,
  'two-columns': twoColumns,
  venue,
  'venue-list': venueList,
  video,
  'video-item': videoItem,
  'video-list': videoList,
  viewer,
} as const satisfies Record<string, ModuleDefinition>

export type Catalog = typeof catalog

/** The definition behind a stored model name, if we still know it. */
export function definitionOf(model: unknown): ModuleDefinition | undefined {
  return typeof model === 'string' && Object.hasOwn(catalog, model)
    ? catalog[model as keyof Catalog]
    : undefined
}
