import { bilingual, defineResource, link, publicationFields } from 'openfoyer/server'

/** A text for journalists. Its embargo is the day from which visitors may see it. */
export const pressText = defineResource({
  model: 'press-text',
  strings: {
    one: { de: 'Pressetext', en: 'Press text' },
    many: { de: 'Pressetexte', en: 'Press texts' },
    text: { de: 'Text', en: 'Text' },
    pictures: { de: 'Bilder zum Herunterladen', en: 'Pictures to download' },
    published_at: { de: 'Sperrfrist bis', en: 'Embargo until' },
  },
  help: {
    pictures: {
      de: 'Adresse eines Ordners mit druckfähigen Bildern.',
      en: 'Address of a folder with pictures that can be printed.',
    },
    published_at: {
      de: 'Vorher sieht niemand außer der Redaktion den Text. Leer: sofort.',
      en: 'Before it only editors see the text. Empty: at once.',
    },
  },
  fields: {
    title: bilingual({ required: true }),
    text: bilingual({ required: true, text: 'rich' }),
    pictures: link(),
    ...publicationFields,
  },
  shown: ['text', 'pictures', 'published_at'],
  columns: ['title', 'is_online', 'published_at'],
  order: '-published_at',
  found: ['text'],
  shownAt: (_, id) => ({ de: `/de/presse/${id}`, en: `/en/press/${id}` }),
})
