import { isEmbedAllowed } from '../../../contract/embed-offers.ts'
import { EMBED_PROVIDERS, type EmbedKind, type EmbedProviderName } from '../../../contract/embed-providers.ts'
import { type Consent, NOTHING_BUT_REQUIRED } from '../../../ui/consent.ts'

const TRACKING = ['analytics', 'ads', 'socialMarketing', 'crmMarketing'] as const
const MEDIA = ['video', 'audio', 'document', 'form'] as const

/** The parts of a category that can be chosen (1 §3 Cookie consent categories). */
export const PARTS = { tracking: TRACKING, media: MEDIA } as const
export type Category = keyof typeof PARTS
export type Part = (typeof TRACKING)[number] | (typeof MEDIA)[number]

export function isChosen(consent: Consent, category: Category, part: Part): boolean {
  return (consent[category] as Partial<Record<Part, boolean>>)[part] === true
}

/**
 * Chooses parts of a category. The tag manager is on when one of the parts that need it is; social media do not need
 * it, because they are shown as frames.
 */
export function choose(consent: Consent, category: Category, parts: readonly Part[], isIn: boolean): Consent {
  const changed = {
    ...consent,
    [category]: { ...consent[category], ...Object.fromEntries(parts.map((part) => [part, isIn])) },
    // A choice for the whole part replaces the choices for its single providers.
    providers: consent.providers.filter((name) => !parts.some((part) => isOf(part, name))),
  }
  const { analytics, ads, crmMarketing } = changed.tracking
  return { ...changed, tracking: { ...changed.tracking, tagManager: analytics || ads || crmMarketing } }
}

export const EVERYTHING: Consent = choose(
  choose(NOTHING_BUT_REQUIRED, 'tracking', TRACKING, true),
  'media',
  MEDIA,
  true,
)

const KIND_OF: Partial<Record<Part, EmbedKind>> = {
  video: 'video',
  audio: 'audio',
  document: 'document',
  form: 'form',
  socialMarketing: 'social',
}

/** The names of a part's providers: `YouTube, Vimeo`. */
export function providersOf(part: Part): string {
  return namesOf(
    Object.keys(EMBED_PROVIDERS).filter(
      (name) => isOf(part, name) && isEmbedAllowed(name as EmbedProviderName),
    ),
  )
}

/** The names of a part's providers that the visitor allowed one by one; empty if there are none. */
export function letInAlone(consent: Consent, part: Part): string {
  return namesOf(consent.providers.filter((name) => isOf(part, name)))
}

function isOf(part: Part, name: string): boolean {
  return (
    Object.hasOwn(EMBED_PROVIDERS, name) && EMBED_PROVIDERS[name as EmbedProviderName].kind === KIND_OF[part]
  )
}

function namesOf(providers: string[]): string {
  return providers.map((name) => EMBED_PROVIDERS[name as EmbedProviderName].name).join(', ')
}
