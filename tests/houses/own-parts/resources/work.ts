import { bilingual, boolean, defineResource, image, number, references, string } from 'openfoyer/server'

export const work = defineResource({
  model: 'work',
  strings: {
    one: { de: 'Werk', en: 'Work' },
    many: { de: 'Werke', en: 'Works' },
    composer: { de: 'Komponistin, Komponist', en: 'Composer' },
    minutes: { de: 'Minuten', en: 'Minutes' },
    interval: { de: 'Pause danach', en: 'Interval after it' },
    players: { de: 'Es spielen', en: 'Players' },
    notes: { de: 'Notizen fürs Haus', en: 'Notes for the house' },
  },
  fields: {
    title: bilingual({ required: true }),
    composer: string({ required: true, maxLength: 80 }),
    minutes: number({ min: 1, max: 300 }),
    interval: boolean(),
    image: image(),
    players: references('person'),
    notes: string({ multiline: true, maxLength: 2000 }),
  },
  shown: ['composer', 'minutes', 'interval', 'image'],
})
