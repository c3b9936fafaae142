import { defineStrings } from 'openfoyer/modules'

export const strings = defineStrings({
  name: { de: 'Zusage', en: 'Pledge' },
  help: { de: 'Wer mitmacht, und wie viele schon.', en: 'Who takes part, and how many already do.' },
  words: { de: 'Worte', en: 'Words' },
  goal: { de: 'Ziel', en: 'Goal' },
})
