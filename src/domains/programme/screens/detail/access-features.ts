import type { Bilingual } from '../../../../contract/locale.ts'

/** Access features of events and venues. */
export const ACCESS_FEATURES: Record<string, Bilingual> = {
  wheelchair: { de: 'Rollstuhlplätze', en: 'Wheelchair places' },
  'induction-loop': { de: 'Induktionsanlage', en: 'Induction loop' },
  surtitles: { de: 'Übertitel', en: 'Surtitles' },
  'audio-description': { de: 'Audiodeskription', en: 'Audio description' },
  'sign-language': { de: 'Gebärdensprache', en: 'Sign language' },
  'live-screen': { de: 'Übertragung auf Leinwand', en: 'Shown on a screen' },
  relaxed: { de: 'Entspannte Vorstellung', en: 'Relaxed performance' },
  'accessible-toilet': { de: 'Barrierefreies WC', en: 'Accessible toilet' },
  'assistance-dogs': { de: 'Assistenzhunde willkommen', en: 'Assistance dogs welcome' },
  lift: { de: 'Aufzug', en: 'Lift' },
}
