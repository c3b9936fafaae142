import { defineStrings } from 'openfoyer/modules'

export const strings = defineStrings({
  name: { de: 'Programmzettel', en: 'Playbill' },
  help: { de: 'Die Werke eines Abends.', en: 'The works of an evening.' },
  works: { de: 'Werke', en: 'Works' },
  encore: { de: 'Zugabe', en: 'Encore' },
})
