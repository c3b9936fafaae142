import { bilingual, defineResource, number, string } from 'openfoyer/server'

/** What is played here: each work once, with the time that the house counts with. */
export const werk = defineResource({
  model: 'werk',
  strings: {
    one: { de: 'Werk', en: 'Work' },
    many: { de: 'Werke', en: 'Works' },
    composer: { de: 'Wer es geschrieben hat', en: 'Who wrote it' },
    minutes: { de: 'Dauer in Minuten', en: 'Length in minutes' },
    year: { de: 'Jahr', en: 'Year' },
    address: { de: 'Adresse', en: 'Address' },
  },
  help: {
    address: {
      de: 'Das Ende der Adresse seiner Seite, wie «mahler-sinfonie-4».',
      en: 'The end of the address of its page, such as “mahler-symphony-4”.',
    },
  },
  fields: {
    title: bilingual({ required: true }),
    composer: string({ required: true, maxLength: 80 }),
    minutes: number({ min: 1, max: 300 }),
    year: number({ min: 1000, max: 2100 }),
    address: string({ required: true, maxLength: 80 }),
  },
  shown: ['composer', 'minutes', 'year', 'address'],
  found: ['composer', 'year'],
  shownAt: ({ address }) => ({ de: `/de/werke/${address}`, en: `/en/works/${address}` }),
})
