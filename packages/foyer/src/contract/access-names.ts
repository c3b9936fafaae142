import type { ACCESS_FEATURES } from './access-features.ts'
import type { Bilingual, Locale } from './locale.ts'

/** The names of the access features of events and venues. A feature without a name does not compile. */
const ACCESS_NAMES: Record<(typeof ACCESS_FEATURES)[number], Bilingual> = {
  'step-free': { de: 'Stufenlos erreichbar', en: 'Step-free' },
  wheelchair: { de: 'Rollstuhlplätze', en: 'Wheelchair places' },
  'induction-loop': { de: 'Induktionsanlage', en: 'Induction loop' },
  surtitles: { de: 'Übertitel', en: 'Surtitles' },
  'audio-description': { de: 'Audiodeskription', en: 'Audio description' },
  'sign-language': { de: 'Gebärdensprache', en: 'Sign language' },
  'touch-tour': { de: 'Tastführung', en: 'Touch tour' },
  'plain-language': { de: 'Einführung in Leichter Sprache', en: 'Introduction in plain language' },
  'live-screen': { de: 'Übertragung auf Leinwand', en: 'Shown on a screen' },
  relaxed: { de: 'Entspannte Vorstellung', en: 'Relaxed performance' },
  'accessible-toilet': { de: 'Barrierefreies WC', en: 'Accessible toilet' },
  'assistance-dogs': { de: 'Assistenzhunde willkommen', en: 'Assistance dogs welcome' },
  lift: { de: 'Aufzug', en: 'Lift' },
  'quiet-room': { de: 'Ruheraum', en: 'Quiet room' },
}

/** Names of access features; one that no longer exists is left out. */
export function accessNames(features: readonly string[], locale: Locale): string[] {
  const names: Record<string, Bilingual> = ACCESS_NAMES
  return features.flatMap((feature) => names[feature]?.[locale] ?? [])
}
