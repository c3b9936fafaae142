import type { Bilingual } from 'openfoyer/content'

/** The types of events. The slug is numeric text, as the filters expect. */
export const types = {
  theatre: { slug: '10', name: { de: 'Theater', en: 'Theatre' } },
  concert: { slug: '20', name: { de: 'Konzert', en: 'Concert' } },
  dance: { slug: '30', name: { de: 'Tanz', en: 'Dance' } },
  exhibition: { slug: '40', name: { de: 'Ausstellung', en: 'Exhibition' } },
  talk: { slug: '50', name: { de: 'Gespräch', en: 'Talk' } },
  festival: { slug: '60', name: { de: 'Festival', en: 'Festival' } },
} satisfies Record<string, { slug: string; name: Bilingual }>
export type TypeKey = keyof typeof types

interface Option {
  name: Bilingual
  /** For internal use; visitors cannot filter by it. */
  hidden?: boolean
}

export const genres = {
  drama: { name: { de: 'Schauspiel', en: 'Drama' } },
  comedy: { name: { de: 'Komödie', en: 'Comedy' } },
  musicTheatre: { name: { de: 'Musiktheater', en: 'Music theatre' } },
  puppetry: { name: { de: 'Figurentheater', en: 'Puppet theatre' } },
  contemporaryDance: { name: { de: 'Zeitgenössischer Tanz', en: 'Contemporary dance' } },
  chamberMusic: { name: { de: 'Kammermusik', en: 'Chamber music' } },
  orchestra: { name: { de: 'Orchester', en: 'Orchestra' } },
  organ: { name: { de: 'Orgel', en: 'Organ' } },
  jazz: { name: { de: 'Jazz und Nacht', en: 'Jazz and late night' } },
  art: { name: { de: 'Bildende Kunst', en: 'Visual art' } },
  conversation: { name: { de: 'Lesung und Gespräch', en: 'Reading and talk' } },
  family: { name: { de: 'Familie', en: 'Family' } },
  backstage: { name: { de: 'Hinter den Kulissen', en: 'Behind the scenes' }, hidden: true },
} satisfies Record<string, Option>
export type GenreKey = keyof typeof genres

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
