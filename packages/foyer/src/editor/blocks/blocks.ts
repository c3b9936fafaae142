import { hasArea } from '../../contract/areas.ts'
import { isEmbedAllowed } from '../../contract/embed-offers.ts'
import type { Bilingual, Locale } from '../../contract/locale.ts'
import { type Catalog, definitionOf, HOUSE_MODELS } from '../../modules/catalog.ts'
import { OWN_FORM_WORDS, ownForm } from './own-form.ts'

/** 2 §3 Editor toolbar blocks, in the order of the menu; the teaser of one event is next to the list of events. */
const OURS = [
  ...(['headline', 'text', 'link', 'image', 'faq', 'video', 'self-hosted-video', 'audio'] as const),
  ...(['self-hosted-audio', 'viewer', 'quote', 'full-teaser', 'venue-list', 'html', 'forms'] as const),
  ...(['hero-media', 'section', 'teaser-list', 'image-list', 'logo-list', 'blog-teaser-list'] as const),
  ...(['two-columns', 'event-list', 'event-teaser', 'highlight-teaser', 'anchor-list'] as const),
] satisfies (keyof Catalog)[]
/** Those of the house come last. */
const MODELS: readonly string[] = [...OURS, ...HOUSE_MODELS].filter(
  (model) => canBeFilled(model) && (model !== 'blog-teaser-list' || hasArea('magazine')),
)

/** Not a module that needs a frame where the house allows no provider of one. */
function canBeFilled(model: string): boolean {
  const fields = Object.values(definitionOf(model)?.fields ?? {})
  const hasFilms = isEmbedAllowed('youtube') || isEmbedAllowed('vimeo')
  return fields.every(
    (field) =>
      !('required' in field && field.required) ||
      ((field.kind !== 'embed' || field.providers.length > 0) && (field.kind !== 'video' || hasFilms)),
  )
}

export interface Block {
  /** Unique among the entries of the menu. */
  key: string
  model: string
  name: string
  help: string
  /** A link whose target is chosen at once, from this kind. */
  leadsTo?: 'forms'
}

/** The models, for loading their views ahead. */
export const BLOCK_MODELS = MODELS

/** The modules an editor can add, with names in their language. */
export function blocksIn(locale: Locale, mayWriteHtml = false): Block[] {
  // Raw HTML is for admins (3-readings, Texts), so it is not offered to others, who could not save it.
  return MODELS.filter((model) => mayWriteHtml || model !== 'html').map((model) => {
    const { name, help } = textsOf(model)
    return { key: model, model, name: name[locale], help: help[locale] }
  })
}

/** The modules that match some letters, in either language: by name first, then by purpose. */
export function findBlocks(query: string, locale: Locale, mayWriteHtml = false): Block[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  const ranked = blocksIn(locale, mayWriteHtml).map((block) => ({ block, rank: rankOf(block.model, words) }))
  const ways = hasArea('forms') ? [{ block: wayToForms(locale), rank: rankOfWay(words) }] : []
  return [...ways, ...ranked]
    .filter(({ rank }) => rank < UNFIT)
    .sort((one, other) => one.rank - other.rank)
    .map(({ block }) => block)
}

const UNFIT = 3

/** Ranked before modules found by their help text: an editor who types "newsletter" mostly means a form of the site. */
function rankOfWay(words: string[]): number {
  const { name, help } = ownForm
  const all = plain(`${name.de} ${name.en} ${help.de} ${help.en} ${OWN_FORM_WORDS}`)
  return words.length > 0 && words.every((word) => all.includes(word)) && words.some(isOfForms) ? 0 : UNFIT
}

const isOfForms = (word: string) =>
  word.length >= SHORTEST && plain(`newsletter umfrage survey ${OWN_FORM_WORDS}`).includes(word)
const SHORTEST = 3

function wayToForms(locale: Locale): Block {
  const { name, help } = ownForm
  return { key: 'own-form', model: 'link', name: name[locale], help: help[locale], leadsTo: 'forms' }
}

/** Words other systems use: an editor who types "gallery" or "button" finds the module for it. */
const ALSO_CALLED: Partial<Record<keyof Catalog, string>> = {
  headline: 'titel title',
  text: 'absatz paragraph liste list',
  link: 'knopf button schaltfläche',
  image: 'foto photo picture',
  faq: 'akkordeon accordion aufklappen',
  viewer: 'heft programmheft brochure flipbook',
  'full-teaser': 'banner werbung karten tickets call to action',
  'venue-list': 'anfahrt karte map',
  forms: 'newsletter anmeldung registration',
  'hero-media': 'header bühne banner titelbild cover',
  section: 'spalten columns raster grid hintergrund background',
  'teaser-list': 'kacheln cards slider karussell carousel',
  'image-list': 'galerie gallery bilder fotos pictures slider',
  'logo-list': 'partner sponsoren förderer sponsors',
  'blog-teaser-list': 'artikel article news neuigkeiten',
  'event-list':
    'veranstaltungen veranstaltung festival programm spielplan kalender events programme calendar',
  'event-teaser': 'veranstaltung abend banner karten tickets show',
  'highlight-teaser': 'veranstaltung produktion karten tickets event',
  'anchor-list': 'inhalt inhaltsverzeichnis contents sprungmarken',
}

/** 0: the name begins with the words; 1: the name contains them; 2: name or help contains them. */
function rankOf(model: string, words: string[]): number {
  const { name, help } = textsOf(model)
  const names = plain(`${name.de} ${name.en} ${model}`)
  const all = `${names} ${plain(`${help.de} ${help.en} ${ALSO_CALLED[model as keyof Catalog] ?? ''}`)}`
  if (!words.every((word) => all.includes(word))) return UNFIT
  if (!words.every((word) => names.includes(word))) return 2
  const first = words[0] ?? ''
  return [name.de, name.en, model].some((one) => plain(one).startsWith(first)) ? 0 : 1
}

/** Without capitals and accents, so that "Uberschrift" finds "Überschrift". */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
}

function textsOf(model: string): Record<'name' | 'help', Bilingual> {
  const definition = definitionOf(model)
  if (!definition) throw new Error(`There is no module "${model}"`)
  return definition.strings as Record<'name' | 'help', Bilingual>
}
