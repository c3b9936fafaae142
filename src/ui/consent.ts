import { useSyncExternalStore } from 'react'
import { CONSENT_COOKIE } from '../contract/cookies.ts'
import type { EmbedKind } from '../contract/embed-providers.ts'
import { readOwnCookie, writeOwnCookie } from './cookies.ts'

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
  const cookie = readOwnCookie(CONSENT_COOKIE) ?? ''
  if (known?.cookie !== cookie) known = { cookie, consent: parse(cookie) }
  return known.consent
}

/** Anything but a whole record of our own is no consent. */
function parse(value: string): Consent | null {
  try {
    const given = JSON.parse(value) as Partial<Record<'tracking' | 'media', object>>
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

/** Stores what a visitor has decided, or forgets it; either way what two clicks had let in has to ask again. */
export function storeConsent(consent: Consent | null): void {
  letIn.clear()
  write(consent)
}

function write(consent: Consent | null): void {
  writeOwnCookie(CONSENT_COOKIE, consent ? JSON.stringify(consent) : '', consent ? KEPT_FOR_SECONDS : 0)
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

/** Whether frames of a kind may be shown, and the two-click way to let them in. */
export function useEmbedConsent(kind: EmbedKind) {
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
      if (forGood) write(withKind(storedConsent() ?? NOTHING_BUT_REQUIRED, kind, true))
      else tell()
    },
    /** Takes back both. */
    withdraw() {
      letIn.delete(kind)
      const stored = storedConsent()
      if (stored && isAgreed(stored, kind)) write(withKind(stored, kind, false))
      else tell()
    },
  }
}

function isAgreed(consent: Consent | null, kind: EmbedKind): boolean {
  if (!consent) return false
  return kind === 'social' ? consent.tracking.socialMarketing : consent.media[kind]
}

function withKind(consent: Consent, kind: EmbedKind, isIn: boolean): Consent {
  return kind === 'social'
    ? { ...consent, tracking: { ...consent.tracking, socialMarketing: isIn } }
    : { ...consent, media: { ...consent.media, [kind]: isIn } }
}
