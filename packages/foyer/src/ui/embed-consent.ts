import { useSyncExternalStore } from 'react'
import {
  EMBED_PROVIDERS,
  type EmbedKind,
  type EmbedProviderName,
  embedProvider,
} from '../contract/embed-providers.ts'
import {
  type Consent,
  NOTHING_BUT_REQUIRED,
  storeConsent,
  storedConsent,
  subscribeToConsent,
} from './consent.ts'

/**
 * Providers allowed by two clicks until the visitor leaves the page, with the consent at that moment: after another
 * decision they must ask again.
 */
let letIn: { providers: EmbedProviderName[]; under: Consent | null } = { providers: [], under: null }
const listeners = new Set<() => void>()

/** Whether a provider's frames may be shown, and functions to allow this provider alone, or to withdraw that. */
export function useEmbedConsent(provider: EmbedProviderName) {
  const isAllowed = useSyncExternalStore(
    subscribe,
    () => isLetIn(provider),
    () => false,
  )
  return {
    isAllowed,
    allow: (forGood: boolean) => allow(provider, forGood),
    withdraw: () => withdraw(provider),
  }
}

export function isLetIn(provider: EmbedProviderName): boolean {
  const stored = storedConsent()
  return letInUnder(stored).includes(provider) || isAgreed(stored, provider)
}

/** Allows a provider until the page is left, or permanently. */
export function allow(provider: EmbedProviderName, forGood: boolean): void {
  const stored = storedConsent()
  const providers = [...letInUnder(stored), provider]
  if (forGood) storeConsent(withProvider(stored ?? NOTHING_BUT_REQUIRED, provider))
  letIn = { providers, under: storedConsent() }
  tell()
}

/** Withdraws both kinds of permission. */
export function withdraw(provider: EmbedProviderName): void {
  const stored = storedConsent()
  const providers = letInUnder(stored).filter((other) => other !== provider)
  if (stored && isAgreed(stored, provider)) storeConsent(withoutProvider(stored, provider))
  letIn = { providers, under: storedConsent() }
  tell()
}

function letInUnder(consent: Consent | null): EmbedProviderName[] {
  return letIn.under === consent ? letIn.providers : []
}

function isAgreed(consent: Consent | null, provider: EmbedProviderName): boolean {
  if (!consent) return false
  return isKindAgreed(consent, embedProvider(provider).kind) || consent.providers.includes(provider)
}

function isKindAgreed(consent: Consent, kind: EmbedKind): boolean {
  return kind === 'social' ? consent.tracking.socialMarketing : consent.media[kind]
}

function withProvider(consent: Consent, provider: EmbedProviderName): Consent {
  return { ...consent, providers: [...consent.providers.filter((other) => other !== provider), provider] }
}

/** If the whole kind was allowed, its other providers stay allowed. */
function withoutProvider(consent: Consent, provider: EmbedProviderName): Consent {
  const { kind } = embedProvider(provider)
  const names = Object.keys(EMBED_PROVIDERS) as EmbedProviderName[]
  const wasIn = isKindAgreed(consent, kind) ? names.filter((name) => embedProvider(name).kind === kind) : []
  const providers = [...new Set([...consent.providers, ...wasIn])].filter((other) => other !== provider)
  return kind === 'social'
    ? { ...consent, providers, tracking: { ...consent.tracking, socialMarketing: false } }
    : { ...consent, providers, media: { ...consent.media, [kind]: false } }
}

function tell(): void {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  const end = subscribeToConsent(listener)
  return () => {
    listeners.delete(listener)
    end()
  }
}
