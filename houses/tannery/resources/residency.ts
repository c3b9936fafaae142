import { bilingual, day, defineResource, link, slug, string } from 'openfoyer/server'

/** Somebody with a key to a room for some weeks, or the weeks for which somebody is looked for. */
export const residency = defineResource({
  model: 'residency',
  strings: {
    one: { de: 'Residenz', en: 'Residency' },
    many: { de: 'Residenzen', en: 'Residencies' },
    title: { de: 'Wer, oder was frei ist', en: 'Who, or what is free' },
    address: { de: 'Adresse', en: 'Address' },
    what: { de: 'Woran', en: 'What they work on' },
    about: { de: 'Mehr dazu', en: 'More about it' },
    room: { de: 'Raum', en: 'Room' },
    starts: { de: 'Erster Tag', en: 'First day' },
    ends: { de: 'Letzter Tag', en: 'Last day' },
    call_until: { de: 'Ausschreibung bis', en: 'Open call until' },
    call_words: { de: 'Was wir geben und wissen wollen', en: 'What we give and want to know' },
    call_email: { de: 'Bewerbung an', en: 'Write to' },
    call_link: { de: 'Oder an dieses Formular', en: 'Or to this form' },
  },
  help: {
    address: {
      de: 'Das Ende der Adresse ihrer Seite, wie „marta-quill“.',
      en: 'The end of the address of its page, such as “marta-quill”.',
    },
    call_until: {
      de: 'Der letzte Tag, an dem man sich bewerben kann. Leer, wenn niemand gesucht wird.',
      en: 'The last day on which people can apply. Empty if nobody is looked for.',
    },
  },
  fields: {
    title: string({ required: true, maxLength: 80 }),
    address: slug('title'),
    what: bilingual({ required: true, maxLength: 160 }),
    about: bilingual({ text: 'lines', maxLength: 2000 }),
    room: string({ maxLength: 40 }),
    starts: day({ required: true }),
    ends: day({ required: true }),
    call_until: day(),
    call_words: bilingual({ text: 'lines', maxLength: 800 }),
    call_email: string({ format: 'email', maxLength: 120 }),
    call_link: link(),
  },
  shown: [
    ...(['address', 'what', 'about', 'room', 'starts', 'ends'] as const),
    ...(['call_until', 'call_words', 'call_email', 'call_link'] as const),
  ],
  found: ['what', 'about'],
  columns: ['title', 'room'],
  searched: ['title', 'what'],
  order: 'title',
  shownAt: ({ address }) => ({ de: '', en: `/en/residencies/${address}` }),
  check(values, refuse) {
    if (values.starts && values.ends && values.ends < values.starts) {
      refuse('ends', { de: 'Der letzte Tag liegt vor dem ersten.', en: 'The last day is before the first.' })
    }
    if (values.call_until && !values.call_email && !values.call_link) {
      refuse('call_email', {
        de: 'Eine Ausschreibung braucht eine Adresse oder ein Formular.',
        en: 'An open call needs an address or a form.',
      })
    }
    return values
  },
})
