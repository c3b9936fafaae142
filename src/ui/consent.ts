import { useSyncExternalStore } from 'react'
import { type EmbedKind, type EmbedProviderName, embedProvider } from '../contract/embed-providers.ts'

/** 1 §3 Cookie consent categories, as they are stored. */
export interface Consent {
  required: true
  tracking: {
    tagManager: boolean
    analytics: boolean
    ads: boolean
    socialMarketing: boolean
    crmMarketing: boolean
  }
  media: { video: boolean; audio: boolean; document: boolean; form: boolean }
  marketing: null
}

const COOKIE = 'cookie-consent'
const KEPT_FOR_SECONDS = 180 * 24 * 60 * 60

export const NOTHING_BUT_REQUIRED: Consent = {
  required: true,
  tracking: { tagManager: false, analytics: false, ads: false, socialMarketing: false, crmMarketing: false },
  media: { video: false, audio: false, document: false, form: false },
  marketing: null,
}

const listeners = new Set<() => void>()
/** Providers a visitor has let in with two clicks; until the page is left, and no longer. */
const letIn = new Set<EmbedKind>()
let known: { cookie: string; consent: Consent | null } | null = null

/** What this visitor has agreed to; null while nothing is decided. */
export function storedConsent(): Consent | null {
  const cookie = document.cookie.split('; ').find((entry) => entry.startsWith(`${COOKIE}=`)) ?? ''
  if (known?.cookie !== cookie) known = { cookie, consent: parse(cookie.slice(COOKIE.length + 1)) }
  return known.consent
}

/** Anything but a whole record of our own is no consent. */
function parse(value: string): Consent | null {
  try {
    const given = JSON.parse(decodeURIComponent(value)) as Partial<Record<'tracking' | 'media', object>>
    const agreed = <T extends object>(names: T, answers: object | undefined) =>
      Object.fromEntries(
        Object.keys(names).map((name) => [name, (answers as Record<string, unknown>)[name] === true]),
      ) as T
    const { tracking, media } = NOTHING_BUT_REQUIRED
    return {
      ...NOTHING_BUT_REQUIRED,
      tracking: agreed(tracking, given.tracking),
      media: agreed(media, given.media),
    }
  } catch {
    return null
  }
}

export function storeConsent(consent: Consent | null): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  const age = consent ? KEPT_FOR_SECONDS : 0
  const value = consent ? encodeURIComponent(JSON.stringify(consent)) : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${COOKIE}=${value}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`
  if (!consent) letIn.clear()
  tell()
}

function tell(): void {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** `undefined` on the server and until the browser has looked: nobody knows yet. */
export function useConsent(): Consent | null | undefined {
  return useSyncExternalStore<Consent | null | undefined>(subscribe, storedConsent, () => undefined)
}

/** Whether a provider's frame may be shown, and the two-click way to let it in. */
export function useEmbedConsent(provider: EmbedProviderName) {
  const { kind } = embedProvider(provider)
  const isAllowed = useSyncExternalStore(
    subscribe,
    () => letIn.has(kind) || isAgreed(storedConsent(), kind),
    () => false,
  )
  return {
    isAllowed,
    /** For now, or for good. */
    allow(forGood: boolean) {
      letIn.add(kind)
      if (forGood) storeConsent(withKind(storedConsent() ?? NOTHING_BUT_REQUIRED, kind))
      else tell()
    },
  }
}

function isAgreed(consent: Consent | null, kind: EmbedKind): boolean {
  if (!consent) return false
  return kind === 'social' ? consent.tracking.socialMarketing : consent.media[kind]
}

function withKind(consent: Consent, kind: EmbedKind): Consent {
  return kind === 'social'
    ? { ...consent, tracking: { ...consent.tracking, socialMarketing: true } }
    : { ...consent, media: { ...consent.media, [kind]: true } }
}
