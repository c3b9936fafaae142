import type { Bilingual } from 'openfoyer/content'

/** The types of events. The slug is numeric text, as the filters expect. */
export const types = {
  theatre: { slug: '10', kind: 'theatre', name: { de: 'Theater', en: 'Theatre' } },
  concert: { slug: '20', kind: 'music', name: { de: 'Konzert', en: 'Concert' } },
  dance: { slug: '30', kind: 'dance', name: { de: 'Tanz', en: 'Dance' } },
  exhibition: { slug: '40', kind: 'exhibition', name: { de: 'Ausstellung', en: 'Exhibition' } },
  talk: { slug: '50', kind: 'talk', name: { de: 'Gespräch', en: 'Talk' } },
  festival: { slug: '60', kind: 'festival', name: { de: 'Festival', en: 'Festival' } },
} as const satisfies Record<string, { slug: string; kind: string; name: Bilingual }>
export type TypeKey = keyof typeof types

interface Option {
  /** Of a genre, what it is for search engines. */
  kind?: string
  name: Bilingual
  /** For internal use; visitors cannot filter by it. */
  hidden?: boolean
}

export const genres = {
  drama: { kind: 'theatre', name: { de: 'Schauspiel', en: 'Drama' } },
  comedy: { kind: 'comedy', name: { de: 'Komödie', en: 'Comedy' } },
  musicTheatre: { kind: 'theatre', name: { de: 'Musiktheater', en: 'Music theatre' } },
  puppetry: { kind: 'theatre', name: { de: 'Figurentheater', en: 'Puppet theatre' } },
  contemporaryDance: { kind: 'dance', name: { de: 'Zeitgenössischer Tanz', en: 'Contemporary dance' } },
  chamberMusic: { kind: 'music', name: { de: 'Kammermusik', en: 'Chamber music' } },
  orchestra: { kind: 'music', name: { de: 'Orchester', en: 'Orchestra' } },
  organ: { kind: 'music', name: { de: 'Orgel', en: 'Organ' } },
  jazz: { kind: 'music', name: { de: 'Jazz und Nacht', en: 'Jazz and late night' } },
  art: { kind: 'exhibition', name: { de: 'Bildende Kunst', en: 'Visual art' } },
  conversation: { kind: 'literature', name: { de: 'Lesung und Gespräch', en: 'Reading and talk' } },
  family: { kind: 'children', name: { de: 'Familie', en: 'Family' } },
  backstage: { kind: 'talk', name: { de: 'Hinter den Kulissen', en: 'Behind the scenes' }, hidden: true },
} as const satisfies Record<string, Option>
export type GenreKey = keyof typeof genres
export type GenreKind = (typeof genres)[GenreKey]['kind']

export const eventTags = {
  premiere: { name: { de: 'Premiere', en: 'Opening night' } },
  revival: { name: { de: 'Wiederaufnahme', en: 'Revival' } },
  last: { name: { de: 'Zum letzten Mal', en: 'Last performance' } },
  free: { name: { de: 'Eintritt frei', en: 'Free admission' } },
  payWhatYouCan: { name: { de: 'Zahlen Sie, was Sie können', en: 'Pay what you can' } },
  children: { name: { de: 'Für Kinder', en: 'For children' } },
  surtitles: { name: { de: 'Mit englischen Übertiteln', en: 'With English surtitles' } },
  signLanguage: { name: { de: 'Mit Gebärdensprache', en: 'With German sign language' } },
  audioDescription: { name: { de: 'Mit Audiodeskription', en: 'With audio description' } },
  relaxed: { name: { de: 'Entspannte Vorstellung', en: 'Relaxed performance' } },
  talkAfter: { name: { de: 'Mit Nachgespräch', en: 'With a talk afterwards' } },
  lateNight: { name: { de: 'Nach 22:00 Uhr', en: 'After 22:00' } },
  guest: { name: { de: 'Zu Gast', en: 'Visiting' } },
  school: { name: { de: 'Für Schulklassen', en: 'For schools' }, hidden: true },
  rightsPending: { name: { de: 'Aufzeichnung', en: 'Being recorded' }, hidden: true },
} satisfies Record<string, Option>
export type EventTagKey = keyof typeof eventTags

export const productionTags = {
  newWork: { name: { de: 'Uraufführung', en: 'New work' } },
  classic: { name: { de: 'Alter Text, neu befragt', en: 'Old text, new questions' } },
  music: { name: { de: 'Mit Musik', en: 'With music' } },
  bodies: { name: { de: 'Ohne viele Worte', en: 'Few words' } },
  funny: { name: { de: 'Zum Lachen', en: 'To make you laugh' } },
  family: { name: { de: 'Für alle ab sechs', en: 'Ages six and up' } },
  participatory: { name: { de: 'Zum Mitmachen', en: 'Join in' } },
  touring: { name: { de: 'Gastspielfähig', en: 'Available for touring' }, hidden: true },
  coproduction: { name: { de: 'Koproduktion', en: 'Co-production' }, hidden: true },
} satisfies Record<string, Option>
export type ProductionTagKey = keyof typeof productionTags
