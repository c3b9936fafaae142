import { useSyncExternalStore } from 'react'
import { CONSENT_COOKIE } from '../contract/cookies.ts'
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
  /** Providers the visitor allowed one by one, where the part as a whole is not allowed. */
  providers: string[]
}

const KEPT_FOR_SECONDS = 180 * 24 * 60 * 60

export const NOTHING_BUT_REQUIRED: Consent = {
  required: true,
  tracking: { tagManager: false, analytics: false, ads: false, socialMarketing: false, crmMarketing: false },
  media: { video: false, audio: false, document: false, form: false },
  marketing: null,
  providers: [],
}

const listeners = new Set<() => void>()
let known: { cookie: string; consent: Consent | null } | null = null

/** What this visitor has agreed to; null before a decision. */
export function storedConsent(): Consent | null {
  const cookie = readOwnCookie(CONSENT_COOKIE) ?? ''
  if (known?.cookie !== cookie) known = { cookie, consent: parse(cookie) }
  return known.consent
}

/** Anything but a complete record of ours counts as no consent. */
function parse(value: string): Consent | null {
  try {
    const given = JSON.parse(value) as Partial<Record<'tracking' | 'media', object> & { providers: unknown }>
    const agreed = <T extends object>(names: T, answers: object | undefined) =>
      Object.fromEntries(
        Object.keys(names).map((name) => [name, (answers as Record<string, unknown>)[name] === true]),
      ) as T
    const { tracking, media } = NOTHING_BUT_REQUIRED
    return {
      ...NOTHING_BUT_REQUIRED,
      tracking: agreed(tracking, given.tracking),
      media: agreed(media, given.media),
      // A record from before this list existed allows no single provider.
      providers: [given.providers ?? []].flat().map(String),
    }
  } catch {
    return null
  }
}

/** Stores the visitor's decision, or deletes it. */
export function storeConsent(consent: Consent | null): void {
  writeOwnCookie(CONSENT_COOKIE, consent ? JSON.stringify(consent) : '', consent ? KEPT_FOR_SECONDS : 0)
  for (const listener of listeners) listener()
}

export function subscribeToConsent(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** `undefined` on the server, and until the browser has read the cookie. */
export function useConsent(): Consent | null | undefined {
  return useSyncExternalStore<Consent | null | undefined>(subscribeToConsent, storedConsent, () => undefined)
}
